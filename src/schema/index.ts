// Comes before: schemas/, from which the generated files are made.
// Comes after: everything, since every station speaks of these shapes.
export type * from './generated/documents.js';
export type * from './generated/file-formats.js';
export type * from './generated/frames.js';
export { checkValue, type SchemaVerdict } from './check-value.js';
export { closedSchema } from './closed-schema.js';
export { documentTable, partTable, type DocumentSchema, type DocumentTypes, type PartType } from './document-table.js';
export { findProblem, pointerStep, stepName, valueAt, type SchemaProblem } from './find-problem.js';
export { frameErrorCodes } from './frame-error-codes.js';
export { frameTable, protocolVersion, type FrameType, type Sender } from './frame-table.js';
export {
  validateRecordedFrame,
  validateRecordedNote,
  validateRecordedText,
  validateRecordingHeader,
  validateScenario,
} from './generated/file-format-validators.js';
export { judgePattern, type PatternVerdict } from './judge-pattern.js';
export { validateManifest } from './generated/frame-validators.js';
export { personTools } from './person-tools.js';
export { problem, problemLevels, problemOccurs, type Problem, type ProblemCode, type ProblemLevel } from './problem.js';
export { vocabulary } from './generated/vocabulary.js';
export type { Validator } from './validator.js';
export { isEqual } from './validator-runtime.js';
export type { UncheckedReason } from './unchecked.js';
export { validateDocument, validateFrame, type Validated } from './validate.js';
