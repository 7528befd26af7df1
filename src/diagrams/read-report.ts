import type { FrameReport } from './diagram-frame.js';

/** What a frame tells, held to its shape: what is drawn in it may come from anyone. */
export function readReport(data: unknown): FrameReport | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { state, height, title, message } = data as Readonly<Record<string, unknown>>; // its members are looked at one by one
  switch (state) {
    case 'ready':
      return { state };
    case 'drawn':
      return typeof height === 'number' && Number.isFinite(height) && typeof title === 'string'
        ? { state, height, title: title.slice(0, 200) }
        : undefined;
    case 'failed':
      return typeof message === 'string' ? { state, message: message.slice(0, 500) } : undefined;
    default:
      return undefined;
  }
}
