'use client';
import { memo } from 'react';
import { useRenderer } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { DataPart } from '../schema/index.js';
import { JsonView } from './json-view.js';
import { RenderBoundary } from './render-boundary.js';

export interface DataProps {
  readonly part: DataPart;
}

/** Data by the component that the host registered for its name, or else as a tree. A component that throws leaves the data. Renders a `<div>`. `data-state` is `registered` or `unregistered`. */
export const Data = memo(function Data({ part: { name, data } }: DataProps) {
  const Registered = useRenderer('data', name);
  const { text } = useMessages();
  const shownName = visibleText(name.slice(0, 200));
  const tree = <JsonView value={data} label={text('data.title', { name: shownName })} />;
  if (Registered === undefined) {
    return (
      <div className="oddkin-data" data-state="unregistered">
        <p className="oddkin-data-title">{text('data.title', { name: shownName })}</p>
        {tree}
      </div>
    );
  }
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
