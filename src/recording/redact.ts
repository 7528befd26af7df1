import { createRedactor, type RedactRules } from '../aicc/index.js';
import type { Recording } from './recording.js';

export type { RedactRules };

/**
 * Makes a copy of a recording without what must not be shared. What was there is marked, the protocol, types and ids of sessions and messages stay,
 * and what was valid is valid still. Throws when a pointer is none or a pattern could run away.
 */
export function redact(recording: Recording, rules: RedactRules): Recording {
  const { inText, inMessage } = createRedactor('redact', rules);
  const { header } = recording;
  return {
    ...recording,
    header: header.source === undefined ? header : { ...header, source: inText(header.source) },
    messages: recording.messages.map((message) => {
      const text = message.text === undefined ? undefined : inMessage(message.text);
      return text === message.text ? message : { ...message, text };
    }),
  };
}
