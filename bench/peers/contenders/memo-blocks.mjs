import { createElement, memo, useMemo } from 'react';
import { marked } from 'marked';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { reactStream } from './react-stream.mjs';

// The well-known recipe: the text cut into blocks at every delta, each block remembered.
const plugins = [remarkGfm];
const Block = memo(({ text }) => createElement(Markdown, { remarkPlugins: plugins }, text));

export const stream = reactStream(({ text }) => {
  const blocks = useMemo(() => marked.lexer(text).map(({ raw }) => raw), [text]);
  return blocks.map((block, index) => createElement(Block, { key: index, text: block }));
});
