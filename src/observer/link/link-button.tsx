'use client';
import { use } from 'react';
import { useCursor, useStoreContext } from '../../hooks/index.js';
import { Check, Link2, X } from '../../icons/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { CopyButton, useSpoken, type CopyState } from '../../primitives/index.js';
import { usePanelState } from '../panel-state.js';
import { MomentLinksContext } from './link-news.js';
import { addressOf, writeLink } from './write-link.js';

/** Copies the address of the moment that is shown, with what is selected. Renders a `<button>`, or nothing where the host keeps the page's fragment for itself. */
export function LinkButton() {
  const { text } = usePanelMessages();
  const { store } = useStoreContext();
  const { selection } = usePanelState();
  const isOn = use(MomentLinksContext);
  const { first, newest } = useCursor();
  if (!isOn) return null;
  const address = (): string => {
    const link = writeLink(store.getHead(), store.cursor.getState().position, selection);
    return link === undefined ? location.href : addressOf(location.href, link);
  };
  const name = text('observer.link.copy');
  return (
    <CopyButton
      className="oddkin-observer-icon-button oddkin-time-button"
      value={address}
      aria-label={name}
      title={name}
      disabled={newest === first}
    >
      {(state) => <Outcome state={state} />}
    </CopyButton>
  );
}

function Outcome({ state }: { readonly state: CopyState }) {
  const { text } = usePanelMessages();
  useSpoken(state === 'idle' ? '' : text(`copy-button.${state}`));
  const Icon = icons[state];
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}

const icons = { idle: Link2, copied: Check, failed: X } as const;
