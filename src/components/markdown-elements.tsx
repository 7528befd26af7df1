'use client';
import type { ReactNode } from 'react';
import type { MarkdownParts } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { Citation } from './citation.js';
import { CodeBlock } from './code-block.js';
import { Link } from './link.js';
import { Picture } from './picture.js';

function Table({ children }: { readonly children: ReactNode }) {
  const { text } = useMessages();
  return (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="oddkin-markdown-table" role="group" tabIndex={0} aria-label={text('markdown.table')}>
      <table>{children}</table>
    </div>
  );
}

function TaskBox({ isDone }: { readonly isDone: boolean }) {
  const { text } = useMessages();
  return (
    <input
      type="checkbox"
      className="oddkin-markdown-task"
      checked={isDone}
      readOnly
      disabled
      aria-label={text(isDone ? 'markdown.done' : 'markdown.open')}
    />
  );
}

/** What stands for the elements of Markdown that need words, looks or a policy. */
export const parts: MarkdownParts = { Link, Picture, CodeBlock, Table, Citation, TaskBox };
