'use client';
import { useMemo, useState } from 'react';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { readPicture } from './json-picture.js';
import { Picture } from './picture.js';

/** A string of JSON in its quotes, with everything that can't be seen as escapes. A long one comes in pieces; one that is a picture can be shown as such. */
export function JsonText({ value }: { readonly value: string }) {
  const { text, format } = useMessages();
  const [shown, setShown] = useState<number>();
  const picture = useMemo(() => readPicture(value), [value]);
  const length = shown ?? (picture === undefined ? firstLength : pictureLength);
  const rest = value.length - length;
  return (
    <>
      <span className="oddkin-json-view-value" data-kind="string">
        {visibleText(JSON.stringify(value.slice(0, length)))}
      </span>
      {rest > 0 ? (
        <button type="button" className="oddkin-json-view-more" tabIndex={-1} onClick={() => setShown(length + nextLength)}>
          {text('json-view.moreCharacters', { count: Math.min(rest, nextLength), of: value.length })}
        </button>
      ) : null}
      {picture === undefined ? null : (
        <Picture src={picture.url} alt={text('json-view.picture', { format: picture.format, size: format.bytes(picture.size) })} />
      )}
    </>
  );
}

const firstLength = 300;
const pictureLength = 48;
const nextLength = 20_000;
