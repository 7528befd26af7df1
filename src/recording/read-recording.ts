import {
  findProblem,
  validateRecordedFrame,
  validateRecordedText,
  validateRecordingHeader,
  type RecordingHeader,
  type Sender,
} from '../schema/index.js';
import { readNotes } from './notes.js';
import { longestLine, splitLines } from './split-lines.js';
import type { RecordedMessage, Recording, RecordingProblem } from './recording.js';

/** Text or bytes of a recording, whole or in pieces cut anywhere. */
export type RecordingSource = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** What one line of a recording holds. */
export type RecordingItem =
  | { readonly kind: 'header'; readonly header: RecordingHeader }
  | { readonly kind: 'message'; readonly message: RecordedMessage }
  | { readonly kind: 'problem'; readonly problem: RecordingProblem };

/** Reads a recording whole. A line that can't be read becomes a problem and costs no other; a cut last line is lost alone. Rejects only when the source does. */
export async function readRecording(source: RecordingSource): Promise<Recording> {
  const gathering = startGathering();
  for await (const item of readRecordingItems(source)) gathering.take(item);
  return gathering.recording();
}

/** The same for text that is there already, without waiting. Never throws. */
export function parseRecording(text: string): Recording {
  const gathering = startGathering();
  for (const [index, line] of text.split('\n').entries()) gathering.take(readLine(line, index + 1, false));
  if (!text.endsWith('\n')) gathering.markCut();
  return gathering.recording();
}

/** Reads a recording line by line, in memory that does not grow with it. The first item is the header, or a problem with it. */
export async function* readRecordingItems(source: RecordingSource): AsyncGenerator<RecordingItem> {
  let number = 0;
  for await (const { line, isCut, isTooLong } of splitLines(source)) {
    number += 1;
    const item = isTooLong ? problemItem('line_invalid', number, '', tooLong) : readLine(line, number, isCut);
    if (item !== undefined) yield item;
  }
}

const tooLong = `The line is longer than ${longestLine} characters. Nothing of it is read.`;

function readLine(line: string, number: number, isCut: boolean): RecordingItem | undefined {
  if (line.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    const message = isCut ? 'The last line was cut. What it held is lost.' : 'The line is not JSON.';
    return problemItem(isCut ? 'line_cut' : 'line_invalid', number, '', message);
  }
  const isFrame = isObject(value) && Object.hasOwn(value, 'frame');
  if (number === 1 && !isFrame) {
    const found = findProblem(validateRecordingHeader, value);
    if (found === undefined) return { kind: 'header', header: value as RecordingHeader }; // the validator has passed it
    return problemItem('header_invalid', 1, found.path, `The recording has no header of version 1: ${found.message}`);
  }
  const found = findProblem(isFrame ? validateRecordedFrame : validateRecordedText, value);
  if (found !== undefined) return problemItem('line_invalid', number, found.path, found.message);
  const { at, from, frame, text } = value as { at: number; from: Sender; frame?: object; text?: string }; // one of the two validators has passed it
  return { kind: 'message', message: { at, from, text: frame === undefined ? text : frameText(line, frame) } };
}

/** Cuts the text of the frame out of its line, as it crossed the wire: numbers that JSON.parse would round stay what they were. */
function frameText(line: string, frame: object): string {
  const text = /^\{"at":[^,]+,"from":"[a-z]+","frame":(.*)\}\s*$/s.exec(line)?.[1];
  if (text !== undefined) {
    try {
      if (isObject(JSON.parse(text))) return text;
    } catch {
      // The frame is not the last member of the line.
    }
  }
  return JSON.stringify(frame);
}

function startGathering() {
  let header: RecordingHeader | undefined;
  const messages: RecordedMessage[] = [];
  const problems: RecordingProblem[] = [];
  return {
    take: (item: RecordingItem | undefined): void => {
      if (item?.kind === 'header') {
        ({ header } = item);
        problems.push(...readNotes(header).problems);
      }
      if (item?.kind === 'message') messages.push(item.message);
      if (item?.kind === 'problem') problems.push(item.problem);
    },
    /** The text ended without a line break: a bad last line was cut. */
    markCut: (): void => {
      const last = problems.at(-1);
      if (last?.code === 'line_invalid' && last.path === '') {
        problems[problems.length - 1] = { ...last, code: 'line_cut', message: 'The last line was cut. What it held is lost.' };
      }
    },
    recording: (): Recording => {
      const isToldOf = problems.some(({ code }) => code === 'header_invalid');
      const missing: RecordingProblem = { code: 'header_invalid', line: 1, path: '', message: 'The recording has no header.' };
      return {
        header: header ?? { recording: 'oddkin-aicc', version: 1, createdAt: new Date(0).toISOString() },
        messages,
        problems: header !== undefined || isToldOf ? problems : [missing, ...problems],
      };
    },
  };
}

function problemItem(code: RecordingProblem['code'], line: number, path: string, message: string): RecordingItem {
  return { kind: 'problem', problem: { code, line, path, message } };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
