import { createRedactor, type Redactor, type RedactRules } from '../aicc/index.js';
import type { RecordingHeader } from '../schema/index.js';
import type { Recording } from './recording.js';

export type { RedactRules };

/**
 * Makes a copy of a recording without what must not be shared, in frames, in notes and in the rest of the header. What was there is marked, the protocol,
 * types and ids of sessions and messages stay, and what was valid is valid still. Throws when a pointer is none or a pattern could run away.
 */
export function redact(recording: Recording, rules: RedactRules): Recording {
  const redactor = createRedactor('redact', rules);
  return {
    ...recording,
    header: redactHeader(recording.header, redactor),
    messages: recording.messages.map((message) => {
      const text = message.text === undefined ? undefined : redactor.inMessage(message.text);
      return text === message.text ? message : { ...message, text };
    }),
  };
}

/** What makes it a header stays. Of the rest, what can't be hidden in its place goes whole. */
function redactHeader(header: RecordingHeader, { inMessage }: Redactor): RecordingHeader {
  const { recording, version, createdAt, ...rest } = header;
  const text = JSON.stringify(rest);
  const changed = inMessage(text);
  if (changed === text) return header;
  try {
    return { ...(JSON.parse(changed) as Partial<RecordingHeader>), recording, version, createdAt };
  } catch {
    return { recording, version, createdAt };
  }
}
