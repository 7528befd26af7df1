'use client';
import { RegionFrame, type RegionProps } from './region-frame.js';
import { ToolTable } from './tool-table.js';

/** The tools of the session with what has become of their calls. Renders a `<section>`. */
export function ToolsRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="tools">
      <ToolTable />
    </RegionFrame>
  );
}
