import type { ReactNode } from 'react';

/** Names and values side by side. Renders a `<dl>`. */
export function InspectedFields({ children }: { readonly children: ReactNode }) {
  return <dl className="oddkin-observer-fields">{children}</dl>;
}

/** One name and its value. Nothing where there is no value. */
export function InspectedField({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <>
      <dt className="oddkin-observer-field-name">{name}</dt>
      <dd className="oddkin-observer-field-value">{children}</dd>
    </>
  );
}

/** A part of the inspector under a heading. */
export function InspectedBlock({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="oddkin-observer-block">
      <h3 className="oddkin-observer-block-title">{title}</h3>
      {children}
    </div>
  );
}
