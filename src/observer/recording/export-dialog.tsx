'use client';
import { useMemo, useState } from 'react';
import { useCursor, useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { downloadBlob } from '../../primitives/index.js';
import { writeRecording } from '../../recording/index.js';
import type { ObserverState } from '../../store/index.js';
import { Dialog } from '../dialog.js';
import { DialogLines } from '../dialog-lines.js';
import { useNotes } from '../notes/use-notes.js';
import { withoutSecrets } from './without-secrets.js';
import { packed } from './pack.js';
import { readRules, type ReadRules } from './read-rules.js';
import { recordingName, sessionRecording } from './session-recording.js';

const previewed = 2_000;

export interface ExportDialogProps {
  readonly onClose: () => void;
}

/** Saves what is held as a recording, without what must not be shared. Renders a {@link Dialog}. */
export function ExportDialog({ onClose }: ExportDialogProps) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const { isLive, position } = useCursor();
  const { placed } = useNotes();
  const [pointers, setPointers] = useState('');
  const [patterns, setPatterns] = useState('');
  const [isPacked, setPacked] = useState(false);
  const [isWhole, setWhole] = useState(true);
  const rules = useMemo(() => readRules(pointers, patterns), [pointers, patterns]);
  const [head] = useState(store.getHead);
  const [leftOut, setLeftOut] = useState(0);
  const until = isWhole || isLive ? Infinity : position;
  const hidden = useMemo(() => countHidden(head, rules), [head, rules]);

  const save = async (): Promise<void> => {
    if (!rules.ok) return;
    const whole = sessionRecording(store.getHead(), placed, until);
    const { recording, leftOut: left } =
      rules.redactor === undefined ? { recording: whole, leftOut: 0 } : withoutSecrets(whole, rules.rules);
    // Who has been told may save without them.
    if (left > 0 && left !== leftOut) return setLeftOut(left);
    downloadBlob(recordingName(recording, isPacked), await packed(writeRecording(recording), isPacked));
    onClose();
  };

  return (
    <Dialog title={text('observer.export.title')} onClose={onClose}>
      <form
        className="oddkin-dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="oddkin-dialog-text">{text('observer.export.what', { count: head.wire.entries.size })}</p>
        {!isLive && (
          <label className="oddkin-dialog-choice">
            <input type="checkbox" checked={!isWhole} onChange={(event) => setWhole(!event.currentTarget.checked)} />
            {text('observer.export.upToHere')}
          </label>
        )}
        <DialogLines
          label={text('observer.export.pointers')}
          example="/input/password"
          value={pointers}
          onValueChange={changeRules(setPointers)}
        />
        <DialogLines
          label={text('observer.export.patterns')}
          example="sk-[A-Za-z0-9]+"
          value={patterns}
          onValueChange={changeRules(setPatterns)}
        />
        <p className="oddkin-dialog-text" role="status">
          {rules.ok ? hiddenText() : ''}
        </p>
        {!rules.ok && (
          <p className="oddkin-dialog-problem" role="alert">
            {rules.message}
          </p>
        )}
        {leftOut > 0 && (
          <p className="oddkin-dialog-problem" role="alert">
            {text('observer.export.leftovers', { count: leftOut })}
          </p>
        )}
        <label className="oddkin-dialog-choice">
          <input type="checkbox" checked={isPacked} onChange={(event) => setPacked(event.currentTarget.checked)} />
          {text('observer.export.pack')}
        </label>
        <div className="oddkin-dialog-buttons">
          <button type="button" className="oddkin-button" onClick={onClose}>
            {text('observer.export.cancel')}
          </button>
          <button type="submit" className="oddkin-button" data-kind="primary" disabled={!rules.ok}>
            {leftOut > 0 ? text('observer.export.saveWithout', { count: leftOut }) : text('observer.export.save')}
          </button>
        </div>
      </form>
    </Dialog>
  );

  /** What was told of other rules is no longer so. */
  function changeRules(change: (typed: string) => void): (typed: string) => void {
    return (typed) => {
      setLeftOut(0);
      change(typed);
    };
  }

  function hiddenText(): string {
    if (hidden === undefined) return text('observer.export.nothingHidden');
    return text(head.wire.entries.size > previewed ? 'observer.export.hiddenOfLast' : 'observer.export.hidden', {
      count: hidden,
      of: previewed,
    });
  }
}

/** In how many of the last frames something would be hidden; `undefined` where there is no rule. */
function countHidden({ wire: { entries } }: ObserverState, rules: ReadRules): number | undefined {
  if (!rules.ok || rules.redactor === undefined) return undefined;
  let count = 0;
  for (const { text } of entries.range(entries.size - previewed, entries.size)) {
    if (text !== undefined && rules.redactor.inMessage(text) !== text) count += 1;
  }
  return count;
}
