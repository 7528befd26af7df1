'use client';
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import { classNames } from './class-names.js';
import { FocusContext, newTreeFocus, useTreeFocus } from './json-view-focus.js';
import { itemBeside } from './json-view-items.js';
import { JsonCopyButtons, JsonLeaf, JsonName } from './json-view-line.js';

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
 * JSON as a tree of lists. Renders a `<div>` with a `<ul>`. One Tab stop; arrow keys, Home and End move and fold, Enter folds, C copies the value and
 * P its path. Pattern: WAI-ARIA tree. Only what is unfolded exists, a hundred members at a time, so that a value of many megabytes opens at once.
 */
export function JsonView({ value, defaultDepth = 1, label, className }: JsonViewProps) {
  const { text } = useMessages();
  const keysId = useId();
  const treeRef = useRef<HTMLUListElement>(null);
  const [focus] = useState(newTreeFocus);
  useEffect(() => {
    // With another value the item that Tab led to may be gone: then it leads to the first again.
    if (treeRef.current?.querySelector('[role="treeitem"][tabindex="0"]') === null) focus.move('');
  }, [value, focus]);
  return (
    <div className={classNames('oddkin-json-view', className)} dir="ltr">
      <span id={keysId} hidden>
        {text('json-view.keys')}
      </span>
      <ul
        ref={treeRef}
        className="oddkin-json-view-tree"
        role="tree"
        aria-label={label ?? text('json-view.label')}
        aria-describedby={keysId}
      >
        <FocusContext value={focus}>
          <Node name={undefined} value={value} path="" openLevels={defaultDepth} />
        </FocusContext>
      </ul>
    </div>
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
  const { isActive, activate } = useTreeFocus(path);
  const [isOpen, setOpen] = useState(openLevels > 0);
  const id = useId();
  const membersId = useId();
  const isFoldable =
    typeof value === 'object' && value !== null && (Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const item = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target !== item && (event.key === 'Enter' || event.key === ' ')) return; // a button inside, pressed before
    switch (event.key) {
      case 'ArrowRight':
        if (isFoldable && !isOpen) setOpen(true);
        else if (isFoldable) itemBeside(item, 'next')?.focus();
        break;
      case 'ArrowLeft':
        if (isFoldable && isOpen) setOpen(false);
        else itemBeside(item, 'parent')?.focus();
        break;
      case 'ArrowDown':
        itemBeside(item, 'next')?.focus();
        break;
      case 'ArrowUp':
        itemBeside(item, 'previous')?.focus();
        break;
      case 'Home':
        itemBeside(item, 'first')?.focus();
        break;
      case 'End':
        itemBeside(item, 'last')?.focus();
        break;
      case 'Enter':
      case ' ':
        if (isFoldable) setOpen(!isOpen);
        else (item.querySelector<HTMLElement>('.oddkin-picture-ask') ?? item.querySelector<HTMLElement>('.oddkin-json-view-more'))?.click();
        break;
      case 'c':
      case 'C':
        item.querySelector<HTMLElement>('[data-copies="value"] > button')?.click();
        break;
      case 'p':
      case 'P':
        if (path !== '') item.querySelector<HTMLElement>('[data-copies="path"] > button')?.click();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (isFoldable && event.target instanceof Element && event.target.closest('.oddkin-json-view-fold') !== null) setOpen(!isOpen);
  };

  return (
    <li className="oddkin-json-view-node" role="none">
      <div
        className="oddkin-json-view-line"
        role="treeitem"
        aria-expanded={isFoldable ? isOpen : undefined}
        aria-owns={isFoldable && isOpen ? membersId : undefined}
        aria-labelledby={id}
        tabIndex={isActive ? 0 : -1}
        onFocus={activate}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {isFoldable ? (
          <span id={id} className="oddkin-json-view-fold">
            <ChevronRight className="oddkin-json-view-chevron" size={14} strokeWidth={1.75} aria-hidden />
            <JsonName name={name} />
            <span className="oddkin-json-view-size">
              {Array.isArray(value)
                ? text('json-view.items', { count: value.length })
                : text('json-view.members', { count: Object.keys(value).length })}
            </span>
          </span>
        ) : (
          <span id={id} className="oddkin-json-view-leaf">
            <JsonName name={name} />
            <JsonLeaf value={value} />
          </span>
        )}
        <JsonCopyButtons value={value} path={path} />
      </div>
      {isFoldable && isOpen ? <Members id={membersId} value={value} path={path} openLevels={openLevels - 1} /> : null}
    </li>
  );
});

interface MembersProps {
  readonly id: string;
  readonly value: object;
  readonly path: string;
  readonly openLevels: number;
}

function Members({ id, value, path, openLevels }: MembersProps) {
  const [shown, setShown] = useState(chunk);
  const entries = membersOf(value, shown);
  const total = Array.isArray(value) ? value.length : Object.keys(value).length;
  return (
    <ul id={id} role="group" className="oddkin-json-view-members">
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
        <More
          // Not a JSON Pointer, so that it is no member's path.
          path={`${path}/~more`}
          count={Math.min(chunk, total - shown)}
          onMore={() => setShown(shown + chunk)}
        />
      ) : null}
    </ul>
  );
}

const chunk = 100;

/** The item after the last member that is shown. The focus stays on it, or goes to what took its place. */
function More({ path, count, onMore }: { readonly path: string; readonly count: number; readonly onMore: () => void }) {
  const { text } = useMessages();
  const { isActive, activate } = useTreeFocus(path);
  return (
    <li className="oddkin-json-view-node" role="none">
      <div
        className="oddkin-json-view-more"
        role="treeitem"
        tabIndex={isActive ? 0 : -1}
        onFocus={activate}
        onClick={onMore}
        onKeyDown={(event) => {
          const moves = { ArrowDown: 'next', ArrowUp: 'previous', ArrowLeft: 'parent', Home: 'first', End: 'last' } as const;
          const move = Object.hasOwn(moves, event.key) ? moves[event.key as keyof typeof moves] : undefined; // an own key of it
          const isChosen = event.key === 'Enter' || event.key === ' ';
          if (event.ctrlKey || event.metaKey || event.altKey || (move === undefined && !isChosen)) return;
          event.preventDefault();
          if (move !== undefined) return itemBeside(event.currentTarget, move)?.focus();
          // The last of the old ones keeps the focus where no more are left to show.
          itemBeside(event.currentTarget, 'previous')?.focus();
          onMore();
        }}
      >
        {text('json-view.more', { count })}
      </div>
    </li>
  );
}

function membersOf(value: object, count: number): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.slice(0, count).map((member: unknown, index) => [String(index), member]);
  // Own members alone, by name: `__proto__` may be one of them.
  return Object.keys(value)
    .slice(0, count)
    .map((key) => [key, Object.getOwnPropertyDescriptor(value, key)?.value as unknown]);
}
