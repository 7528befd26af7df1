'use client';
import { InspectedEvent } from './inspected-event.js';
import { InspectedFrame } from './inspected-frame.js';
import { InspectedToolCall } from './inspected-tool-call.js';
import type { Selection } from './panel-state.js';

/** What is selected, whole. */
export function Inspected({ selection }: { readonly selection: Selection }) {
  switch (selection.kind) {
    case 'tool-call':
      return <InspectedToolCall key={selection.toolCallKey} toolCallKey={selection.toolCallKey} />;
    case 'event':
      return <InspectedEvent key={selection.position} position={selection.position} />;
    case 'frame':
      return <InspectedFrame key={selection.position} position={selection.position} />;
    default:
      return selection satisfies never;
  }
}
