import { createElement } from 'react';
import { IncremarkContent } from '@incremark/react';
import { reactStream } from './react-stream.mjs';

const options = { gfm: true };

export const stream = reactStream(({ text, isDone }) =>
  createElement(IncremarkContent, { content: text, isFinished: isDone, incremarkOptions: options }),
);
