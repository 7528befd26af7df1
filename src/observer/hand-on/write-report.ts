import type { Redactor } from '../../aicc/index.js';
import type { Causes } from '../../hooks/index.js';
import type { Happening } from '../../projection/index.js';
import type { ObserverState, WireEntry } from '../../store/index.js';
import type { Selection } from '../panel-state.js';
import { fence, inlineCode } from './quote.js';

/** The words of a report; those of {@link causeWords} and the rest of the catalogue. */
export type ReportWords = (key: ReportKey, values?: Readonly<Record<string, string | number>>) => string;
export type ReportKey =
  | `observer.handOn.report.${'title' | 'agent' | 'session' | 'call' | 'position' | 'began' | 'ended' | 'status' | 'tick' | 'error' | 'input' | 'output' | 'payload' | 'frames' | 'gone' | 'redacted'}`
  | 'observer.causes.title'
  | 'observer.causes.none'
  | 'observer.causes.effects';

export interface ReportSource {
  readonly state: ObserverState;
  readonly selection: Selection;
  readonly causes: Causes;
  /** What a link of the chain is called, and how it came to stand there. */
  readonly nameOf: (happening: Happening) => string;
  readonly reasonOf: (reason: Causes['chain'][number]['reason'], isCause: boolean) => string;
  readonly words: ReportWords;
  readonly redactor: Redactor | undefined;
}

/** What is selected, with its causes and its frames, as Markdown. All text from agents, tools and worlds stands as code, so that none of it means anything. */
export function writeReport(source: ReportSource): string {
  const { words, selection, causes, redactor } = source;
  const frames = framesOf(source);
  const subject = subjectOf(source, frames);
  const chain = (links: Causes['chain'], isCause: boolean): string =>
    links
      .map(({ happening, reason, at }, index) => {
        const bullet = isCause ? `${index + 1}.` : '-';
        return `${bullet} ${code(source.nameOf(happening))} (${source.reasonOf(reason, isCause)}, ${timeOf(at)})`;
      })
      .join('\n');
  const blocks = [
    `# ${words('observer.handOn.report.title')} ${code(subject.name)}`,
    subject.facts.map(([name, value]) => `- ${name}: ${code(value)}`).join('\n'),
    ...subject.values.flatMap(([name, value]) => [`## ${name}`, fence(value, 'json')]),
    `## ${words('observer.causes.title')}`,
    causes.chain.length === 0 ? words('observer.causes.none') : chain(causes.chain, true),
    ...(causes.effects.length === 0 ? [] : [`## ${words('observer.causes.effects')}`, chain(causes.effects, false)]),
    `## ${words('observer.handOn.report.frames')}`,
    frames.length === 0 ? words('observer.handOn.report.gone') : frames.map(({ text }) => fence(cut(text), 'json')).join('\n\n'),
    ...(redactor === undefined ? [] : [words('observer.handOn.report.redacted')]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;

  function code(text: string): string {
    return inlineCode(redactor?.inText(text) ?? text);
  }

  function subjectOf({ state }: ReportSource, texts: readonly FrameText[]) {
    const facts: (readonly [string, string])[] = [];
    const values: (readonly [string, string])[] = [];
    const note = (key: ReportKey, value: string | number | undefined): void => {
      if (value !== undefined && value !== '') facts.push([words(key), String(value)]);
    };
    const show = (key: ReportKey, value: unknown): void => {
      if (value !== undefined) values.push([words(key), cut(JSON.stringify(value, undefined, 2))]);
    };
    const parsed = texts.map(({ text }) => parse(text));
    const member = (type: string, name: string): unknown => parsed.find((frame) => frame?.['type'] === type)?.[name];
    const session = (id: string | undefined): void => {
      note('observer.handOn.report.agent', state.sessions.get(id ?? '')?.agentName);
      note('observer.handOn.report.session', id);
    };
    if (selection.kind === 'tool-call') {
      const record = state.toolCalls.records.get(selection.toolCallKey);
      if (record === undefined) return { name: selection.toolCallKey, facts, values };
      const { value, sessionId, startedAt, endedAt } = record;
      session(sessionId);
      note('observer.handOn.report.call', record.key);
      note('observer.handOn.report.status', value.status);
      note('observer.handOn.report.began', timeOf(startedAt));
      note('observer.handOn.report.ended', endedAt === undefined ? undefined : timeOf(endedAt));
      note('observer.handOn.report.tick', value.tick);
      // Taken from the frames, where rules by place have hidden what they are to hide; without frames, only patterns can.
      const isThere = texts.length > 0;
      show('observer.handOn.report.error', isThere ? member('tool_result', 'error') : hidden(value.error));
      show('observer.handOn.report.input', isThere ? member('tool_call', 'input') : hidden(value.input));
      show('observer.handOn.report.output', isThere ? member('tool_result', 'output') : hidden(value.output));
      return { name: value.tool, facts, values };
    }
    const entry = entryAt(state, selection.position);
    session(entry?.sessionId);
    note('observer.handOn.report.position', selection.position);
    note('observer.handOn.report.began', entry === undefined ? undefined : timeOf(entry.at));
    show('observer.handOn.report.payload', parsed[0]?.['payload']);
    return { name: [entry?.type, entry?.label].filter((each) => each !== undefined).join(' '), facts, values };
  }

  function hidden(value: unknown): unknown {
    if (value === undefined || redactor === undefined) return value;
    return parse(redactor.inText(JSON.stringify(value)));
  }
}

interface FrameText {
  readonly text: string;
}

/** The frames of what is selected, as they may be shown. */
function framesOf({ state, selection, redactor }: ReportSource): readonly FrameText[] {
  const record = selection.kind === 'tool-call' ? state.toolCalls.records.get(selection.toolCallKey) : undefined;
  const found: WireEntry[] = [];
  if (selection.kind !== 'tool-call') {
    const entry = entryAt(state, selection.position);
    if (entry !== undefined) found.push(entry);
  } else if (record !== undefined) {
    for (const entry of state.wire.entries) {
      if (entry.callId === undefined || `${entry.sessionId}/${entry.callId}` !== record.callKey) continue;
      found.push(entry);
      if (entry.position === record.resultPosition) break;
    }
  }
  return found.flatMap(({ text }) => (text === undefined ? [] : [{ text: redactor?.inMessage(text) ?? text }]));
}

function entryAt({ wire: { entries } }: ObserverState, position: number): WireEntry | undefined {
  return position < entries.dropped ? undefined : entries.at(position - entries.dropped);
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>; // only members are read, and none is trusted
  } catch {
    return undefined;
  }
}

const longestValue = 20_000;

function cut(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}\n… (${text.length - longestValue} more)` : text;
}

function timeOf(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString();
}
