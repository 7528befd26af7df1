'use client';
import { memo, useId, useState } from 'react';
import { ChevronRight, Waypoints } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { classNames } from './class-names.js';
import { IconCopyButton } from './icon-copy-button.js';
import { JsonText } from './json-string.js';

export interface JsonViewProps {
  /** Any JSON. */
  readonly value: unknown;
  /** How many levels are unfolded at first. Default 1. */
  readonly defaultDepth?: number;
  /** What the value is, for screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * JSON as a tree of lists. Renders a `<ul>`. Each object and array folds by a button (WAI-ARIA disclosure pattern); only what is unfolded exists,
 * a hundred members at a time, so that a value of many megabytes opens at once.
 */
export function JsonView({ value, defaultDepth = 1, label, className }: JsonViewProps) {
  return (
    <ul className={classNames('oddkin-json-view', className)} dir="ltr" aria-label={label}>
      <Node name={undefined} value={value} path="" openLevels={defaultDepth} />
    </ul>
  );
}

interface NodeProps {
  readonly name: string | undefined;
  readonly value: unknown;
  /** A JSON Pointer. */
  readonly path: string;
  readonly openLevels: number;
}

const Node = memo(function Node({ name, value, path, openLevels }: NodeProps) {
  const { text } = useMessages();
  const [isOpen, setOpen] = useState(openLevels > 0);
  const membersId = useId();
  const isFoldable =
    typeof value === 'object' && value !== null && (Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0);
  return (
    <li className="oddkin-json-view-node">
      <div className="oddkin-json-view-line">
        {isFoldable ? (
          <button
            type="button"
            className="oddkin-json-view-fold"
            aria-expanded={isOpen}
            aria-controls={isOpen ? membersId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight className="oddkin-json-view-chevron" size={14} strokeWidth={1.75} aria-hidden />
            <Name name={name} />
            <span className="oddkin-json-view-size">
              {Array.isArray(value)
                ? text('json-view.items', { count: value.length })
                : text('json-view.members', { count: Object.keys(value).length })}
            </span>
          </button>
        ) : (
          <span className="oddkin-json-view-leaf">
            <Name name={name} />
            <Leaf value={value} />
          </span>
        )}
        <span className="oddkin-json-view-tools">
          {path === '' ? null : <IconCopyButton value={path} label={text('json-view.copyPath')} icon={Waypoints} />}
          <IconCopyButton value={() => JSON.stringify(value, undefined, 2) ?? String(value)} label={text('json-view.copyValue')} />
        </span>
      </div>
      {isFoldable && isOpen ? <Members id={membersId} value={value} path={path} openLevels={openLevels - 1} /> : null}
    </li>
  );
});

function Members({
  id,
  value,
  path,
  openLevels,
}: {
  readonly id: string;
  readonly value: object;
  readonly path: string;
  readonly openLevels: number;
}) {
  const { text } = useMessages();
  const [shown, setShown] = useState(chunk);
  const entries = membersOf(value, shown);
  const total = Array.isArray(value) ? value.length : Object.keys(value).length;
  return (
    <ul id={id} className="oddkin-json-view-members">
      {entries.map(([key, member]) => (
        <Node
          key={key}
          name={key}
          value={member}
          path={`${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`}
          openLevels={openLevels}
        />
      ))}
      {total > shown ? (
        <li className="oddkin-json-view-node">
          <button type="button" className="oddkin-json-view-more" onClick={() => setShown(shown + chunk)}>
            {text('json-view.more', { count: Math.min(chunk, total - shown) })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

const chunk = 100;

function membersOf(value: object, count: number): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.slice(0, count).map((member: unknown, index) => [String(index), member]);
  // Own members alone, by name: `__proto__` may be one of them.
  return Object.keys(value)
    .slice(0, count)
    .map((key) => [key, Object.getOwnPropertyDescriptor(value, key)?.value as unknown]);
}

function Name({ name }: { readonly name: string | undefined }) {
  const { text } = useMessages();
  if (name === undefined) return null;
  return <span className="oddkin-json-view-name">{name === '' ? text('json-view.emptyKey') : visibleText(name)}: </span>;
}

function Leaf({ value }: { readonly value: unknown }) {
  if (typeof value === 'string') return <JsonText value={value} />;
  const kind = value === null || typeof value === 'object' ? 'empty' : typeof value;
  return (
    <span className="oddkin-json-view-value" data-kind={kind}>
      {Array.isArray(value) ? '[]' : typeof value === 'object' && value !== null ? '{}' : String(value)}
    </span>
  );
}
