import type { ReactNode } from 'react';

/** One name and what stands under it. Renders a `<dt>` and a `<dd>`. */
export function Field({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="oddkin-tool-call-term">{name}</dt>
      <dd className="oddkin-tool-call-value">{children}</dd>
    </>
  );
}
