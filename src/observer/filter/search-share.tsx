'use client';
import { useAllMessages } from '../../messages/index.js';

/** Says how far a search through a long list has come. Renders a `<span>`; nothing when it is through. */
export function SearchShare({ share }: { readonly share: number }) {
  const { text, format } = useAllMessages();
  if (share >= 1) return null;
  return (
    <span className="oddkin-observer-muted">{text('observer.filter.searching', { share: format.number(Math.floor(share * 100)) })}</span>
  );
}
