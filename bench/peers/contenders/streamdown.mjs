import { createElement } from 'react';
import { Streamdown } from 'streamdown';
import { reactStream } from './react-stream.mjs';
import { plainThread } from './react-thread.mjs';

// Without a plugin it colours no code; nor does any other contender, ours among them.
export const stream = reactStream(({ text, isDone }) => createElement(Streamdown, { isAnimating: !isDone }, text));
export const thread = plainThread(({ text, isDone }) =>
  createElement(Streamdown, isDone ? { mode: 'static' } : { isAnimating: true }, text),
);
