'use client';
import { StateIcon } from '../components/index.js';
import { useAllMessages } from '../messages/index.js';
import { briefJson, visibleText } from '../primitives/index.js';
import type { SchemaVerdict } from '../schema/index.js';
import { PlaceButton } from './place-button.js';

const longestValue = 200;

interface InspectedCheckProps {
  readonly verdict: SchemaVerdict | undefined;
  /** Goes to a place in what stands above. */
  readonly onGoTo: (path: string) => void;
}

/** Whether what stands above has its declared shape, and where not. Renders nothing where none was declared. */
export function InspectedCheck({ verdict, onGoTo }: InspectedCheckProps) {
  const { text } = useAllMessages();
  if (verdict === undefined) return null;
  switch (verdict.status) {
    case 'fits':
      return (
        <p className="oddkin-observer-check" data-state="fits">
          <StateIcon state="succeeded" />
          {text('observer.check.fits')}
        </p>
      );
    case 'unchecked':
      return (
        <p className="oddkin-observer-check" data-state="unchecked">
          {text('observer.check.unchecked', { reason: verdict.message })}
        </p>
      );
    case 'mismatch':
      return (
        <>
          <p className="oddkin-observer-check" data-state="mismatch">
            <StateIcon state="failed" />
            {text('observer.check.mismatch', { count: verdict.problems.length })}
          </p>
          <ul className="oddkin-observer-found">
            {verdict.problems.map(({ path, keyword, message, value }) => (
              <li key={`${keyword} ${path} ${message}`} className="oddkin-observer-found-problem" data-level="error">
                <PlaceButton path={path} onGoTo={onGoTo} />
                <code className="oddkin-observer-keyword">{keyword}</code>
                <span dir="auto">{visibleText(message)}</span>
                {value !== undefined && <code dir="ltr">{briefJson(value, longestValue)}</code>}
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return verdict satisfies never;
  }
}
