'use client';
import { useMessages } from '../messages/index.js';
import { Sparkline } from './sparkline.js';
import { ToolClassIcon } from './tool-class-icon.js';
import { ToolLimits } from './tool-limits.js';
import type { ToolRow } from './tool-rows.js';

/** One row of the table of tools. Renders a `<tr>`. */
export function ToolLine({ row: { id, declaration, statistics, mismatches, p50Ms, p95Ms, maxMs, isHeld } }: { readonly row: ToolRow }) {
  const { text, format } = useMessages();
  const codes = [...statistics.failures].map(([code, count]) => `${code} × ${format.number(count)}`).join('\n');
  const count = (value: number): string => (statistics.calls === 0 ? '' : format.number(value));
  const bytes = (value: number): string => (value === 0 ? '' : format.bytes(value));
  const latency = (value: number | undefined): string => (value === undefined ? '' : format.number(Math.round(value)));
  return (
    <tr data-undeclared={declaration === undefined ? '' : undefined}>
      <th scope="row" className="oddkin-observer-tool">
        <bdi>{id}</bdi>
      </th>
      <td className="oddkin-observer-class" data-class={declaration?.class}>
        <ToolClassIcon toolClass={declaration?.class} />
        {declaration === undefined ? text('observer.tools.undeclared') : text(`tool-call.class.${declaration.class}`)}
      </td>
      <td data-number="">{format.number(statistics.calls)}</td>
      <td data-number="">{count(statistics.inFlight)}</td>
      <td data-number="">{count(statistics.succeeded)}</td>
      <td data-number="" data-failed={statistics.failed > 0 ? '' : undefined} title={codes === '' ? undefined : codes}>
        {count(statistics.failed)}
      </td>
      <td data-number="" data-failed={statistics.timedOut > 0 ? '' : undefined}>
        {count(statistics.timedOut)}
      </td>
      <td data-number="" data-failed={mismatches > 0 ? '' : undefined}>
        {count(mismatches)}
      </td>
      <td data-number="">{latency(p50Ms)}</td>
      <td data-number="">{latency(p95Ms)}</td>
      <td data-number="">{latency(maxMs)}</td>
      <td data-number="">{bytes(statistics.bytesIn)}</td>
      <td data-number="">{bytes(statistics.bytesOut)}</td>
      <td>
        <Sparkline latencies={[...statistics.latencies]} />
      </td>
      <ToolLimits limits={declaration?.limits} statistics={statistics} />
      <td className="oddkin-observer-last-error" title={statistics.lastError}>
        <bdi>{statistics.lastError}</bdi>
      </td>
      <td data-failed={isHeld === false ? '' : undefined}>
        {isHeld !== undefined && (
          <>
            <bdi>{declaration?.requires_capability}</bdi> · {text(isHeld ? 'observer.tools.held' : 'observer.tools.notHeld')}
          </>
        )}
      </td>
      <td className="oddkin-observer-description" title={declaration?.description}>
        <bdi>{declaration?.description}</bdi>
      </td>
    </tr>
  );
}
