import { createElement } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { reactStream } from './react-stream.mjs';

const plugins = [remarkGfm];

export const stream = reactStream(({ text }) => createElement(Markdown, { remarkPlugins: plugins }, text));
