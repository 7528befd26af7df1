'use client';
import { CircleAlert, Minus, Pencil, Plus, type Icon } from '../icons/index.js';
import { useMessages } from '../messages/index.js';

/** What is to be seen of a place in the tree beside its value. */
export interface JsonMark {
  /** `problem`: it does not fit; the others: what became of it since another value. */
  readonly kind: 'problem' | 'added' | 'removed' | 'changed';
  /** In a few words: what is wrong, or what stood there. */
  readonly text?: string | undefined;
}

/** A mark in sign and words. Renders a `<span>` with `data-kind`. */
export function JsonMarkSign({ mark: { kind, text: words }, isInside }: { readonly mark: JsonMark; readonly isInside: boolean }) {
  const { text } = useMessages();
  const Icon = icons[kind];
  return (
    <span className="oddkin-json-view-mark" data-kind={kind}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span>{text(isInside ? `json-view.mark.inside.${kind}` : `json-view.mark.${kind}`)}</span>
      {!isInside && words !== undefined && <bdi>{words}</bdi>}
    </span>
  );
}

const icons: Readonly<Record<JsonMark['kind'], Icon>> = { problem: CircleAlert, added: Plus, removed: Minus, changed: Pencil };
