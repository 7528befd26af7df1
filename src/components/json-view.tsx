'use client';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useMessages } from '../messages/index.js';
import { loadOnce } from '../on-demand/index.js';
import { classNames } from './class-names.js';
import { blockLength, JsonBlock, marksInside } from './json-view-block.js';
import { FocusContext, newTreeFocus } from './json-view-focus.js';
import type { JsonMark } from './json-view-mark.js';
import { pathsAbove, type JsonRow } from './json-view-rows.js';
import { RenderBoundary } from './render-boundary.js';
import { useJsonFolding } from './use-json-folding.js';

const JsonViewTools = loadOnce(() => import('./json-view-tools.js').then((module) => module.JsonViewTools), RoomForTools);

export interface JsonViewProps {
  /** Any JSON. */
  readonly value: unknown;
  /** How many levels are unfolded at first. Default 1. */
  readonly defaultDepth?: number;
  /** What the value is, for screen readers. */
  readonly label?: string | undefined;
  /** Whether a box to search in, and buttons that unfold and fold all, stand above. They are loaded when first shown, and left out where they can't be. Default false. */
  readonly tools?: boolean | undefined;
  /** What is to be seen of places beside their values, by JSON Pointer. */
  readonly marks?: ReadonlyMap<string, JsonMark> | undefined;
  /** A place to unfold to and to bring the focus to. Another object goes there, also to the same place again. */
  readonly goTo?: { readonly path: string } | undefined;
  readonly className?: string | undefined;
}

/**
 * JSON as a tree. Renders a `<div>`. One Tab stop; arrow keys, Home and End move and fold, Enter folds, C copies the value and P its path.
 * Pattern: WAI-ARIA tree. Only what is unfolded and near to sight exists, so that a value of many megabytes opens at once.
 */
export function JsonView({ value, defaultDepth = 1, label, tools = false, marks = noMarks, goTo, className }: JsonViewProps) {
  const { text } = useMessages();
  const keysId = useId();
  const [focus] = useState(newTreeFocus);
  const folding = useJsonFolding(value, defaultDepth);
  const [found, setFound] = useState<string>();
  const { rows, setOpen, showMore, openTo } = folding;
  const inside = useMemo(() => marksInside(marks), [marks]);
  const shownGoal = useRef(goTo);
  useEffect(() => {
    // With another value the line that Tab led to may be gone: then it leads to the first again.
    if (!rows.some(({ path }) => path === focus.path())) focus.move('');
  }, [rows, focus]);
  useEffect(() => {
    if (goTo === undefined || goTo === shownGoal.current) return;
    shownGoal.current = goTo;
    openTo(goTo.path);
    focus.move(goTo.path, 'focus');
  }, [goTo, openTo, focus]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const line = elementOf(event).closest<HTMLElement>('[role="treeitem"]');
    if (line === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target !== line;
    if (isButton && (event.key === 'Enter' || event.key === ' ')) return; // a button inside, pressed before
    const row = rows.find(({ path }) => path === line.dataset['path']);
    if (row === undefined) return;
    if (handleKey(event.key, row, line)) event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = elementOf(event);
    const line = target.closest<HTMLElement>('[role="treeitem"]');
    const row = rows.find(({ path }) => path === line?.dataset['path']);
    if (row === undefined) return;
    focus.move(row.path);
    if (row.rest > 0) more(row);
    else if (row.isFoldable && target.closest('.oddkin-json-view-fold') !== null) setOpen(row.path, !row.isOpen);
  };

  return (
    <div className={classNames('oddkin-json-view', className)} dir="ltr">
      {tools && (
        <RenderBoundary resetKey={value} fallback={null}>
          <JsonViewTools value={value} folding={folding} label={label} onFound={find} />
        </RenderBoundary>
      )}
      <span id={keysId} hidden>
        {text('json-view.keys')}
      </span>
      {/* Its lines take the focus. */}
      <div
        className="oddkin-json-view-tree"
        role="tree"
        aria-label={label ?? text('json-view.label')}
        aria-describedby={keysId}
        onFocus={({ target }) => {
          const path = target.closest<HTMLElement>('[role="treeitem"]')?.dataset['path'];
          if (path !== undefined && path !== focus.path()) focus.move(path);
        }}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <FocusContext value={focus}>
          {blocksOf(rows).map((block, index) => (
            <JsonBlock
              // Blocks are places in the tree: what stands in them comes and goes.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              rows={block}
              marks={marks}
              inside={inside}
              found={found}
              isFirst={index < firstBlocks}
            />
          ))}
        </FocusContext>
      </div>
    </div>
  );

  function find(path: string | undefined): void {
    setFound(path);
    if (path === undefined) return;
    openTo(path);
    focus.move(path, 'sight');
  }

  /** Answers whether the key means something here. */
  function handleKey(key: string, row: JsonRow, line: HTMLElement): boolean {
    const index = rows.indexOf(row);
    const { path, isOpen } = row;
    switch (key) {
      case 'ArrowRight':
        if (row.isFoldable && !isOpen) setOpen(path, true);
        else if (row.isFoldable) goToRow(index + 1);
        return true;
      case 'ArrowLeft':
        if (isOpen) setOpen(path, false);
        else if (path !== '') focus.move(pathsAbove(path).at(-1) ?? '', 'focus');
        return true;
      case 'ArrowDown':
        goToRow(index + 1);
        return true;
      case 'ArrowUp':
        goToRow(index - 1);
        return true;
      case 'Home':
        goToRow(0);
        return true;
      case 'End':
        goToRow(rows.length - 1);
        return true;
      case 'Enter':
      case ' ':
        if (row.rest > 0) more(row);
        else if (row.isFoldable) setOpen(path, !isOpen);
        else (line.querySelector<HTMLElement>('.oddkin-picture-ask') ?? line.querySelector<HTMLElement>('.oddkin-json-view-more'))?.click();
        return true;
      case 'c':
      case 'C':
        line.querySelector<HTMLElement>('[data-copies="value"] > button')?.click();
        return true;
      case 'p':
      case 'P':
        line.querySelector<HTMLElement>('[data-copies="path"] > button')?.click();
        return true;
      default:
        return false;
    }
  }

  function goToRow(index: number): void {
    const row = rows[index];
    if (row !== undefined) focus.move(row.path, 'focus');
  }

  /** The focus goes to the last of those that were there, where the offer of more may be gone. */
  function more(row: JsonRow): void {
    goToRow(rows.indexOf(row) - 1);
    showMore(pathsAbove(row.path).at(-1) ?? '');
  }
}

function RoomForTools() {
  return <div className="oddkin-json-view-bar" />;
}

/** What is pressed or typed in: an element, of whatever window. */
function elementOf({ target }: { readonly target: EventTarget }): Element {
  return target as Element;
}

const noMarks: ReadonlyMap<string, JsonMark> = new Map();
const firstBlocks = 3;

function blocksOf(rows: readonly JsonRow[]): readonly (readonly JsonRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / blockLength) }, (_, index) =>
    rows.slice(index * blockLength, (index + 1) * blockLength),
  );
}
