// What the types that .ci/generate-schema.mjs makes are called, by what their definitions are called in schemas/.
export const frameNames = new Map([
  ['sessionInit', 'SessionInitFrame'],
  ['sessionResume', 'SessionResumeFrame'],
  ['sessionClose', 'SessionCloseFrame'],
  ['manifestRequest', 'ManifestRequestFrame'],
  ['toolCall', 'ToolCallFrame'],
  ['toolResult', 'ToolResultFrame'],
  ['event', 'EventFrame'],
  ['errorMessage', 'ErrorFrame'],
  ['heartbeat', 'HeartbeatFrame'],
]);
export const otherFrameDefinitions = new Map([
  ['tool', 'ToolDeclaration'],
  ['error', 'FrameError'],
  ['errorCode', 'FrameErrorCode'],
  ['meta', 'FrameMeta'],
  ['modelDecl', 'ModelDeclaration'],
]);
export const partNames = new Map([
  ['text', 'TextPart'],
  ['reasoning', 'ReasoningPart'],
  ['file', 'FilePart'],
  ['source', 'SourcePart'],
  ['tool-call', 'ToolCallPart'],
  ['approval', 'ApprovalPart'],
  ['artifact', 'ArtifactPart'],
  ['data', 'DataPart'],
  ['unsupported', 'UnsupportedPart'],
]);
export const nouns = ['message', 'plan', 'question', 'suggestion', 'model-option', 'tool-call', 'approval', 'artifact', 'attempt'];
