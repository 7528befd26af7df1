import { createElement } from 'react';
import { Streamdown } from 'streamdown';
import { reactStream } from './react-stream.mjs';

export const stream = reactStream(({ text, isDone }) => createElement(Streamdown, { isAnimating: !isDone }, text));
