'use client';
import { useId, useMemo, useState } from 'react';
import { useCauses, useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { nameOfHappening } from '../cause-name.js';
import { Dialog } from '../dialog.js';
import { DialogLines } from '../dialog-lines.js';
import { usePanelState, type Selection } from '../panel-state.js';
import { readRules } from '../recording/read-rules.js';
import { FromScreen } from './from-screen.js';
import { HandedOnText, kinds, type Kind } from './hand-on-text.js';
import { writeReport } from './write-report.js';

/** What often is a secret. A person sees it and may change it. */
const usualSecrets = ['(?:sk|pk|ghp|gho|xox[abp])[-_][A-Za-z0-9_-]{8,200}', 'Bearer [A-Za-z0-9._~+/-]{8,400}'].join('\n');

/** Makes a test, a story or a report of what is shown, to be copied or saved. Renders a {@link Dialog}. */
export function HandOnDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useAllMessages();
  const { selection, sessionId } = usePanelState();
  const [kind, setKind] = useState<Kind>(selection === undefined ? 'test' : 'report');
  const [pointers, setPointers] = useState('');
  const [patterns, setPatterns] = useState(usualSecrets);
  const rules = useMemo(() => readRules(pointers, patterns), [pointers, patterns]);
  const name = useId();
  return (
    <Dialog title={text('observer.handOn.title')} onClose={onClose}>
      <div className="oddkin-dialog-form">
        <fieldset className="oddkin-hand-on-kinds">
          <legend className="oddkin-heard-only">{text('observer.handOn.kind')}</legend>
          {kinds.map((each) => (
            <label key={each} className="oddkin-dialog-choice">
              <input
                type="radio"
                name={name}
                checked={kind === each}
                disabled={each === 'report' ? selection === undefined : sessionId === undefined}
                onChange={() => setKind(each)}
              />
              {text(`observer.handOn.${each}`)}
            </label>
          ))}
        </fieldset>
        <p className="oddkin-dialog-text">{text(`observer.handOn.${kind}.what`)}</p>
        <details>
          <summary className="oddkin-fold-summary">{text('observer.handOn.hide')}</summary>
          <DialogLines label={text('observer.export.pointers')} value={pointers} onValueChange={setPointers} />
          <DialogLines label={text('observer.export.patterns')} value={patterns} onValueChange={setPatterns} />
        </details>
        {!rules.ok && (
          <p className="oddkin-dialog-problem" role="alert">
            {rules.message}
          </p>
        )}
        {rules.ok && kind === 'report' && selection !== undefined && (
          <Report selection={selection} redactor={rules.redactor} onClose={onClose} />
        )}
        {rules.ok && kind !== 'report' && sessionId !== undefined && (
          <FromScreen kind={kind} sessionId={sessionId} rules={rules.rules} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

type Rules = Extract<ReturnType<typeof readRules>, { readonly ok: true }>;

interface ReportProps {
  readonly selection: Selection;
  readonly redactor: Rules['redactor'];
  readonly onClose: () => void;
}

function Report({ selection, redactor, onClose }: ReportProps) {
  const messages = useAllMessages();
  const { text } = messages;
  const { store } = useStoreContext();
  const causes = useCauses(selection);
  const state = store.getState();
  const made = useMemo(
    () =>
      writeReport({
        state,
        selection,
        causes,
        redactor,
        nameOf: (happening) => nameOfHappening(happening, state, messages),
        reasonOf: (reason, isCause) => text(isCause ? `observer.causes.before.${reason}` : `observer.causes.${reason}`),
        words: text,
      }),
    // Made of the moment at which the dialog was opened, and again when its causes are known better.
    // oxlint-disable-next-line react/exhaustive-deps
    [selection, causes, redactor, messages],
  );
  return <HandedOnText kind="report" made={made} onClose={onClose} />;
}
