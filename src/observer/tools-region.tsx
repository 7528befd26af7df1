'use client';
import { loadOnce } from '../on-demand/index.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

// Loaded when it is first shown: the panel starts without it.
const ToolTable = loadOnce(() => import('./tool-table.js').then((module) => module.ToolTable));

/** The tools of the session with what has become of their calls. Renders a `<section>`. */
export function ToolsRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="tools">
      <ToolTable />
    </RegionFrame>
  );
}
