import { createElement, memo } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { reactStream } from './react-stream.mjs';
import { plainThread } from './react-thread.mjs';

const plugins = [remarkGfm];

export const Answer = memo(({ text }) => createElement(Markdown, { remarkPlugins: plugins }, text));
export const stream = reactStream(Answer);
export const thread = plainThread(Answer);
