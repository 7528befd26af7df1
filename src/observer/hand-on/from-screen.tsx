'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RedactRules } from '../../aicc/index.js';
import { useCursor, useStoreContext } from '../../hooks/index.js';
import { Download } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { downloadBlob } from '../../primitives/index.js';
import { HandedOnText, plainFile } from './hand-on-text.js';
import { linesOf, Screen } from './screen.js';
import { useHandedOnScreen, type PreparedScreen } from './use-handed-on-screen.js';
import { writeStory } from './write-story.js';
import { writeTest } from './write-test.js';

/** Longer recordings stand in a file of their own. */
const longestInline = 300_000;

interface FromScreenProps {
  readonly kind: 'test' | 'story';
  readonly sessionId: string;
  readonly rules: RedactRules;
  readonly onClose: () => void;
}

/** A test or a story, made of a recording of what has come up to what is shown. */
export function FromScreen({ kind, sessionId, rules, onClose }: FromScreenProps) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const { isLive, position } = useCursor();
  // The moment at which the dialog was opened: what comes meanwhile does not change the text under a reader's eyes.
  const [until] = useState(isLive ? store.getHead().wire.next : position);
  const prepared = useHandedOnScreen(store, until, rules);
  if (prepared === undefined) return <p role="status">{text('observer.handOn.preparing')}</p>;
  return <Prepared kind={kind} sessionId={sessionId} prepared={prepared} onClose={onClose} />;
}

interface PreparedProps extends Omit<FromScreenProps, 'rules'> {
  readonly prepared: PreparedScreen;
}

function Prepared({ kind, sessionId, prepared, onClose }: PreparedProps) {
  const { text } = useAllMessages();
  const screenRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly string[]>();
  useEffect(() => {
    // After what is loaded on demand has had its turn.
    const timer = setTimeout(() => setShown(screenRef.current === null ? [] : linesOf(screenRef.current)), 50);
    return () => clearTimeout(timer);
  }, [prepared, sessionId]);
  const { screen, leftOut } = prepared;
  const recording = useMemo(() => screen.lines.join('\n'), [screen]);
  const fileName = recording.length > longestInline ? 'recorded.ndjson' : undefined;
  const write = kind === 'test' ? writeTest : writeStory;
  return (
    <>
      <div ref={screenRef} hidden>
        <Screen store={screen.store} sessionId={sessionId} />
      </div>
      {leftOut > 0 && <p className="oddkin-dialog-problem">{text('observer.handOn.leftOut', { count: leftOut })}</p>}
      {fileName !== undefined && (
        <p className="oddkin-dialog-text">
          {text('observer.handOn.beside', { name: fileName })}{' '}
          <button type="button" className="oddkin-button" onClick={() => downloadBlob(fileName, plainFile(`${recording}\n`))}>
            <Download size={14} strokeWidth={1.75} aria-hidden />
            {text('observer.handOn.saveRecording', { name: fileName })}
          </button>
        </p>
      )}
      {shown === undefined ? (
        <p role="status">{text('observer.handOn.preparing')}</p>
      ) : (
        <HandedOnText kind={kind} made={write({ screen, sessionId, shown, fileName })} onClose={onClose} />
      )}
    </>
  );
}
