import { createElement } from 'react';
import MarkdownRender from 'markstream-react';
import { reactStream } from './react-stream.mjs';

export const stream = reactStream(({ text, isDone }) => createElement(MarkdownRender, { content: text, final: isDone, fade: false }));
