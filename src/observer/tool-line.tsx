'use client';
import { useId, useState, type ReactNode } from 'react';
import { JsonView } from '../components/index.js';
import { Braces } from '../icons/index.js';
import { useAllMessages, type MessageKey } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { FilterBy } from './filter/filter-by.js';
import { Sparkline } from './sparkline.js';
import { ToolClassIcon } from './tool-class-icon.js';
import { ToolLimits } from './tool-limits.js';
import type { ToolRow } from './tool-rows.js';

interface ToolLineProps {
  readonly row: ToolRow;
  /** How many columns the table has. */
  readonly columns: number;
}

/** One row of the table of tools, and a second with its schemas while they are unfolded. Renders `<tr>`s. */
export function ToolLine({ row, columns }: ToolLineProps) {
  const { text, format } = useAllMessages();
  const schemasId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, declaration, statistics, mismatches, p50Ms, p95Ms, maxMs, isHeld } = row;
  const codes = [...statistics.failures].map(([code, count]) => `${code} × ${format.number(count)}`).join('\n');
  const count = (value: number): string => (statistics.calls === 0 ? '' : format.number(value));
  const bytes = (value: number): ReactNode => (value === 0 ? null : <bdi>{format.bytes(value)}</bdi>);
  const latency = (value: number | undefined): string => (value === undefined ? '' : format.number(Math.round(value)));
  return (
    <>
      <tr data-undeclared={declaration === undefined ? '' : undefined}>
        {/* Named by its button. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <th scope="row" className="oddkin-observer-tool">
          <FilterBy filterKey="tool" name={id}>
            <bdi>{visibleText(id)}</bdi>
          </FilterBy>
        </th>
        <td className="oddkin-observer-class" data-class={declaration?.class}>
          <ToolClassIcon toolClass={declaration?.class} />
          {declaration === undefined ? text('observer.tools.undeclared') : text(`tool-call.class.${declaration.class}`)}
          {declaration !== undefined && (
            <button
              type="button"
              className="oddkin-icon-button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? schemasId : undefined}
              title={text('observer.tools.schemas')}
              onClick={() => setOpen(!isOpen)}
            >
              <Braces size={14} strokeWidth={1.75} aria-hidden />
              <span className="oddkin-heard-only">{text('observer.tools.schemasOf', { name: visibleText(id) })}</span>
            </button>
          )}
        </td>
        <Figure of="calls">{format.number(statistics.calls)}</Figure>
        <Figure of="inFlight">{count(statistics.inFlight)}</Figure>
        <Figure of="succeeded">{count(statistics.succeeded)}</Figure>
        <Figure of="failed" isFailed={statistics.failed > 0} title={codes === '' ? undefined : codes}>
          {count(statistics.failed)}
        </Figure>
        <Figure of="timedOut" isFailed={statistics.timedOut > 0}>
          {count(statistics.timedOut)}
        </Figure>
        <Figure of="mismatches" isFailed={mismatches > 0}>
          {count(mismatches)}
        </Figure>
        <Figure of="p50">{latency(p50Ms)}</Figure>
        <Figure of="p95">{latency(p95Ms)}</Figure>
        <Figure of="max">{latency(maxMs)}</Figure>
        <Figure of="bytesIn">{bytes(statistics.bytesIn)}</Figure>
        <Figure of="bytesOut">{bytes(statistics.bytesOut)}</Figure>
        <td data-label={text('observer.tools.latencies')}>
          {statistics.latency.recent.size > 0 && <Sparkline latencies={[...statistics.latency.recent]} />}
        </td>
        <ToolLimits limits={declaration?.limits} statistics={statistics} />
        <td className="oddkin-observer-last-error" data-label={text('observer.tools.lastError')} title={statistics.lastError}>
          {statistics.lastError !== undefined && <bdi>{visibleText(statistics.lastError.slice(0, longestText))}</bdi>}
        </td>
        <td data-failed={isHeld === false ? '' : undefined} data-label={text('observer.tools.capability')}>
          {isHeld !== undefined && (
            <span>
              <bdi>{visibleText((declaration?.requires_capability ?? '').slice(0, longestText))}</bdi> ·{' '}
              {text(isHeld ? 'observer.tools.held' : 'observer.tools.notHeld')}
            </span>
          )}
        </td>
        <td className="oddkin-observer-description" title={declaration?.description}>
          {declaration !== undefined && <bdi>{visibleText(declaration.description.slice(0, longestText))}</bdi>}
        </td>
      </tr>
      {isOpen && declaration !== undefined && (
        <tr id={schemasId} className="oddkin-observer-tool-schemas">
          <td colSpan={columns}>
            <div className="oddkin-observer-tool-schemas-sides">
              <Schema title={text('observer.tools.inputSchema')} schema={declaration.input_schema} />
              <Schema title={text('observer.tools.outputSchema')} schema={declaration.output_schema} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

const longestText = 300;

interface FigureProps {
  readonly of: 'calls' | 'inFlight' | 'succeeded' | 'failed' | 'timedOut' | 'mismatches' | 'p50' | 'p95' | 'max' | 'bytesIn' | 'bytesOut';
  readonly isFailed?: boolean;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Its name stands in the head of the table, and beside it where there is no room for a head. */
function Figure({ of, isFailed = false, title, children }: FigureProps) {
  const { text } = useAllMessages();
  const key: MessageKey = `observer.tools.${of}`;
  return (
    <td data-number="" data-label={text(key)} data-failed={isFailed ? '' : undefined} title={title}>
      {children}
    </td>
  );
}

function Schema({ title, schema }: { readonly title: string; readonly schema: unknown }) {
  return (
    <div className="oddkin-observer-tool-schema">
      <p className="oddkin-observer-block-title">{title}</p>
      <JsonView value={schema} defaultDepth={3} label={title} />
    </div>
  );
}
