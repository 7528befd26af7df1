'use client';
import { Waypoints } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { IconCopyButton } from './icon-copy-button.js';
import { JsonText } from './json-string.js';

/** The name of a member and what separates it from the value. */
export function JsonName({ name }: { readonly name: string | undefined }) {
  const { text } = useMessages();
  if (name === undefined) return null;
  return <span className="oddkin-json-view-name">{name === '' ? text('json-view.emptyKey') : visibleText(name)}: </span>;
}

/** A value that has nothing inside. */
export function JsonLeaf({ value }: { readonly value: unknown }) {
  if (typeof value === 'string') return <JsonText value={value} />;
  const kind = value === null || typeof value === 'object' ? 'empty' : typeof value;
  return (
    <span className="oddkin-json-view-value" data-kind={kind}>
      {Array.isArray(value) ? '[]' : typeof value === 'object' && value !== null ? '{}' : String(value)}
    </span>
  );
}

/** For the pointer; the keyboard has letters for them. */
export function JsonCopyButtons({ value, path }: { readonly value: unknown; readonly path: string }) {
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
