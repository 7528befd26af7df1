'use client';
import { StateIcon } from '../components/index.js';
import { useMessages } from '../messages/index.js';
import type { SchemaVerdict } from '../schema/index.js';

const longestValue = 200;

/** Whether what stands above has its declared shape, and where not. Renders nothing where none was declared. */
export function InspectedCheck({ verdict }: { readonly verdict: SchemaVerdict | undefined }) {
  const { text } = useMessages();
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
                <code className="oddkin-observer-pointer">{path === '' ? '/' : path}</code>
                <code className="oddkin-observer-keyword">{keyword}</code>
                <span dir="auto">{message}</span>
                {value !== undefined && <code dir="ltr">{short(value)}</code>}
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return verdict satisfies never;
  }
}

function short(value: unknown): string {
  const written = JSON.stringify(value);
  return written.length > longestValue ? `${written.slice(0, longestValue)}…` : written;
}
