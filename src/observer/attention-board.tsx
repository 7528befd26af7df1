'use client';
import { useId } from 'react';
import { Attention } from '../components/index.js';
import { useAllMessages } from '../messages/index.js';
import { useVoiceLevel, type Announcements } from './announcer.js';

const levels = ['everything', 'decisions', 'off'] as const satisfies readonly Announcements[];

/** What waits for a person, and below it how much is said aloud. */
export function AttentionBoard() {
  return (
    <div className="oddkin-observer-attention">
      <Attention />
      <VoiceLevel />
    </div>
  );
}

function VoiceLevel() {
  const { text } = useAllMessages();
  const { level, setLevel } = useVoiceLevel();
  const id = useId();
  return (
    <div className="oddkin-observer-voice" title={text('observer.voice.title')}>
      <label htmlFor={id} className="oddkin-observer-voice-label">
        {text('observer.voice.label')}
      </label>
      <select
        id={id}
        className="oddkin-field oddkin-observer-voice-level"
        value={level}
        onChange={({ currentTarget: { value } }) => {
          const next = levels.find((each) => each === value);
          if (next !== undefined) setLevel(next);
        }}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {text(`observer.voice.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
