'use client';
import { memo, useEffect } from 'react';
import { useRenderer, useStoreContext, useValueCheck, type DataRenderer } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { problem, type DataPart, type SchemaVerdict } from '../schema/index.js';
import { JsonTree } from './parts-on-demand.js';
import { RenderBoundary } from './render-boundary.js';

export interface DataProps {
  readonly part: DataPart;
  /** The session in which it came: a problem with it is told there. */
  readonly sessionId?: string | undefined;
}

/**
 * Data by the component that the host registered for its name, or else as a tree. Data that does not fit the schema registered with the component, or at
 * which the component throws, is shown as a tree with what is wrong. Renders a `<div>`. `data-state` is `registered`, `unregistered`, `checking` or `mismatch`.
 */
export const Data = memo(function Data({ part, sessionId }: DataProps) {
  const { name, data } = part;
  const { Registered, schema } = registered(useRenderer('data', name));
  const verdict = useValueCheck(data, schema);
  useTellMismatch(part, sessionId, verdict);
  const { text } = useMessages();
  const shownName = visibleText(name.slice(0, 200));
  const tree = <JsonTree value={data} label={text('data.title', { name: shownName })} />;
  const told = (state: string, title: string, isFault = false) => (
    <div className="oddkin-data" data-state={state}>
      <p className={isFault ? 'oddkin-data-failed' : 'oddkin-data-title'} role={isFault ? 'status' : undefined}>
        {title}
      </p>
      {tree}
    </div>
  );
  if (Registered === undefined) return told('unregistered', text('data.title', { name: shownName }));
  if (schema !== undefined && verdict === undefined) return told('checking', text('data.title', { name: shownName }));
  if (verdict?.status === 'mismatch') return told('mismatch', text('data.mismatch', { name: shownName, faults: faultsOf(verdict) }), true);
  if (verdict?.status === 'unchecked') return told('mismatch', text('data.unchecked', { name: shownName, reason: verdict.message }), true);
  const fallback = (
    <>
      <p className="oddkin-data-failed" role="status">
        {text('data.failed', { name: shownName })}
      </p>
      {tree}
    </>
  );
  return (
    <div className="oddkin-data" data-state="registered">
      <RenderBoundary resetKey={data} fallback={fallback}>
        <Registered name={name} data={data} />
      </RenderBoundary>
    </div>
  );
});

const mostFaults = 3;

function registered(renderer: DataRenderer | undefined) {
  if (renderer === undefined || !('component' in renderer)) return { Registered: renderer, schema: undefined };
  return { Registered: renderer.component, schema: renderer.schema };
}

function faultsOf({ problems }: Extract<SchemaVerdict, { readonly status: 'mismatch' }>): string {
  return problems
    .slice(0, mostFaults)
    .map(({ message }) => visibleText(message.slice(0, 300)))
    .join(' ');
}

function useTellMismatch({ id, name, data }: DataPart, sessionId: string | undefined, verdict: SchemaVerdict | undefined): void {
  const { store } = useStoreContext();
  useEffect(() => {
    const [first] = verdict?.status === 'mismatch' ? verdict.problems : [];
    if (first === undefined) return;
    const { path, keyword, message } = first;
    const where = `The data ${JSON.stringify(name)} in the part ${JSON.stringify(id)}`;
    store.note(problem('data_mismatch', `${where} is not what its renderer takes: ${message}`, { path, keyword, value: data }), {
      sessionId,
    });
  }, [store, id, name, data, sessionId, verdict]);
}
