'use client';
import { memo, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { ChevronRight, Waypoints } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { IconCopyButton } from './icon-copy-button.js';
import { JsonText } from './json-string.js';
import { FocusContext, useIsActive } from './json-view-focus.js';
import { JsonMarkSign, type JsonMark } from './json-view-mark.js';
import { memberCount, nextMembers, type JsonRow } from './json-view-rows.js';

interface JsonLineProps {
  readonly row: JsonRow;
  readonly mark: JsonMark | undefined;
  /** A mark on something that is folded away in it. */
  readonly inside: JsonMark | undefined;
  readonly isFound: boolean;
}

/** One line of the tree. Renders a `<div>` with the role `treeitem`. What it can be asked is handled by the tree. */
export const JsonLine = memo(function JsonLine({ row, mark, inside, isFound }: JsonLineProps) {
  const { text } = useMessages();
  const focus = use(FocusContext);
  const isActive = useIsActive(row.path);
  const [isPointedAt, setPointedAt] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (!isActive) return;
    const wanted = focus.take(row.path);
    if (wanted === 'focus') ref.current?.focus();
    if (wanted === 'sight') ref.current?.scrollIntoView({ block: 'nearest' });
  });
  const { path, name, value, depth, rest } = row;
  return (
    <div
      ref={ref}
      className="oddkin-json-view-line"
      role="treeitem"
      data-path={path}
      data-more={rest > 0 ? '' : undefined}
      data-found={isFound ? '' : undefined}
      data-mark={mark?.kind}
      aria-level={depth + 1}
      aria-posinset={row.place}
      aria-setsize={row.size}
      aria-expanded={row.isFoldable ? row.isOpen : undefined}
      aria-labelledby={id}
      tabIndex={isActive ? 0 : -1}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {depth > 0 && (
        <span className="oddkin-json-view-indent" aria-hidden>
          {'  '.repeat(Math.min(depth, deepestIndent))}
        </span>
      )}
      {rest > 0 ? (
        <span id={id} className="oddkin-json-view-more">
          {text('json-view.more', { count: Math.min(nextMembers, rest) })}
        </span>
      ) : (
        <>
          <span id={id} className={row.isFoldable ? 'oddkin-json-view-fold' : 'oddkin-json-view-leaf'}>
            {row.isFoldable && <ChevronRight className="oddkin-json-view-chevron" size={14} strokeWidth={1.75} aria-hidden />}
            {name !== undefined && (
              <span className="oddkin-json-view-name">{name === '' ? text('json-view.emptyKey') : visibleText(name)}: </span>
            )}
            {row.isFoldable ? (
              <span className="oddkin-json-view-size">
                {Array.isArray(value)
                  ? text('json-view.items', { count: value.length })
                  : text('json-view.members', { count: memberCount(value as object) })}
              </span>
            ) : (
              <Leaf value={value} />
            )}
            {/* Between what is read aloud as one. */}
            {mark !== undefined || inside !== undefined ? ' ' : null}
            {mark !== undefined && <JsonMarkSign mark={mark} isInside={false} />}
            {mark === undefined && inside !== undefined && <JsonMarkSign mark={inside} isInside />}
          </span>
          {/* Where they are wanted only: a tree of a hundred lines would have two hundred of them. */}
          {(isActive || isPointedAt) && <CopyButtons value={value} path={path} />}
        </>
      )}
    </div>
  );
});

const deepestIndent = 40;

/** A value that has nothing inside. */
function Leaf({ value }: { readonly value: unknown }) {
  if (typeof value === 'string') return <JsonText value={value} />;
  const kind = value === null || typeof value === 'object' ? 'empty' : typeof value;
  return (
    <span className="oddkin-json-view-value" data-kind={kind}>
      {Array.isArray(value) ? '[]' : typeof value === 'object' && value !== null ? '{}' : String(value)}
    </span>
  );
}

/** For the pointer; the keyboard has letters for them. */
function CopyButtons({ value, path }: { readonly value: unknown; readonly path: string }) {
  const { text } = useMessages();
  return (
    <span className="oddkin-json-view-tools">
      {path === '' ? null : (
        <span data-copies="path">
          <IconCopyButton value={path} label={text('json-view.copyPath')} icon={Waypoints} tabIndex={-1} />
        </span>
      )}
      <span data-copies="value">
        <IconCopyButton
          value={() => JSON.stringify(value, undefined, 2) ?? String(value)}
          label={text('json-view.copyValue')}
          tabIndex={-1}
        />
      </span>
    </span>
  );
}
