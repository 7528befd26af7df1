'use client';
import { useId, useState } from 'react';
import { useCursor } from '../../hooks/index.js';
import { Gauge } from '../../icons/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { loadOnce } from '../../on-demand/index.js';
import { RegionBoundary } from '../region-boundary.js';

const NumbersPanel = loadOnce(() => import('./numbers-panel.js').then((module) => module.NumbersPanel));

/** How many frames are held and were let go, and on demand all else that is told in numbers. Pattern: WAI-ARIA disclosure. */
export function NumbersButton() {
  const { text } = usePanelMessages();
  const { held, letGo } = useCursor();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const told = [text('observer.header.frames', { count: held.frames })];
  if (letGo.frames > 0) told.push(text('observer.header.letGo', { count: letGo.frames }));
  return (
    <>
      <button
        type="button"
        className="oddkin-observer-frames"
        data-let-go={letGo.frames > 0 ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={told.join(', ')}
        title={text('observer.numbers.title')}
        onClick={() => setOpen(!isOpen)}
      >
        <Gauge size={14} strokeWidth={1.75} aria-hidden />
        {told.map((words) => (
          <bdi key={words}>{words}</bdi>
        ))}
      </button>
      {isOpen && (
        <RegionBoundary name={text('observer.numbers.title')}>
          <NumbersPanel id={id} />
        </RegionBoundary>
      )}
    </>
  );
}
