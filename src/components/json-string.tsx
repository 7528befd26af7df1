'use client';
import { useState } from 'react';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';

/** A string of JSON in its quotes, with everything that can't be seen as escapes. A long one comes in pieces. */
export function JsonText({ value }: { readonly value: string }) {
  const { text } = useMessages();
  const [shown, setShown] = useState(firstLength);
  const rest = value.length - shown;
  return (
    <>
      <span className="oddkin-json-view-value" data-kind="string">
        {visibleText(JSON.stringify(value.slice(0, shown)))}
      </span>
      {rest > 0 ? (
        <button type="button" className="oddkin-json-view-more" tabIndex={-1} onClick={() => setShown(shown + nextLength)}>
          {text('json-view.moreCharacters', { count: Math.min(rest, nextLength), of: value.length })}
        </button>
      ) : null}
    </>
  );
}

const firstLength = 300;
const nextLength = 20_000;
