'use client';
import { useSchemaCheck } from '../hooks/index.js';
import { TriangleAlert } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import { useToolCallContext } from '../primitives/index.js';
import { useIsDue } from './use-is-due.js';

/** Says in the line of a call that something of it is not as declared. Renders a `<span>`; nothing where all is, or where it is too large to be checked unasked. */
export function ToolCallMismatch() {
  const { record } = useToolCallContext('ToolCallMismatch');
  const isDue = useIsDue();
  const { input, output } = record.value;
  return isDue && isSmall(input) && isSmall(output) ? <Mismatch toolCallKey={record.key} /> : null;
}

function Mismatch({ toolCallKey }: { readonly toolCallKey: string }) {
  const check = useSchemaCheck(toolCallKey);
  const { text } = useMessages();
  if (check?.input?.status !== 'mismatch' && check?.output?.status !== 'mismatch') return null;
  return (
    <span className="oddkin-tool-call-mismatch">
      <TriangleAlert size={14} strokeWidth={1.75} role="img" aria-label={text('tool-call.mismatch')} />
      <span aria-hidden>{text('tool-call.mismatch')}</span>
    </span>
  );
}

/** Values that are looked at before a value counts as large. */
const mostValues = 2_000;

function isSmall(value: unknown): boolean {
  let left = mostValues;
  const look = (item: unknown, depth: number): boolean => {
    if ((left -= 1) < 0 || depth > 50) return false;
    if (typeof item === 'string') return item.length <= 10_000;
    if (typeof item !== 'object' || item === null) return true;
    for (const name in item) if (!look((item as Readonly<Record<string, unknown>>)[name], depth + 1)) return false; // members of JSON
    return true;
  };
  return look(value, 0);
}
