import { visibleText } from '../primitives/index.js';
import { StateIcon } from './state-icon.js';

/** Stands for a record that a message names and that has not come. Renders a `<p>`. */
export function MissingRecord({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className="oddkin-missing-record">
      <StateIcon state="pending" />
      <span>{children}</span>
      <code className="oddkin-missing-record-id">{visibleText(id.slice(0, 200))}</code>
    </p>
  );
}
