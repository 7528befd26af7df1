'use client';
import { useId, useState } from 'react';
import { Trash2 } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import { Dialog } from '../dialog.js';
import { parseFilter } from '../filter/parse-filter.js';
import { faultOfCondition } from './stop-condition.js';
import { conditionText, type Stops } from './use-stops.js';

export interface StopDialogProps {
  readonly stops: Stops;
  readonly onClose: () => void;
}

// As they are typed in every language.
const examples = { filter: 'tool:open_door status:failed', pointer: '/payload/door' };

/** Sets the conditions on which the panel stops. Renders a {@link Dialog}. */
export function StopDialog({ stops: { conditions, setConditions, areKept }, onClose }: StopDialogProps) {
  const { text } = useAllMessages();
  return (
    <Dialog title={text('observer.stops.title')} onClose={onClose}>
      <div className="oddkin-dialog-form">
        <p className="oddkin-dialog-text">{text(conditions.length === 0 ? 'observer.stops.none' : 'observer.stops.what')}</p>
        {conditions.length > 0 && (
          <ul className="oddkin-dialog-list">
            {conditions.map((condition) => {
              const name = visibleText(conditionText(condition));
              return (
                <li key={`${condition.filter}\n${condition.pointer}`} className="oddkin-dialog-row">
                  <label className="oddkin-dialog-choice oddkin-dialog-grow">
                    <input
                      type="checkbox"
                      checked={condition.isOn}
                      onChange={(event) => {
                        const isOn = event.currentTarget.checked;
                        setConditions(conditions.map((each) => (each === condition ? { ...each, isOn } : each)));
                      }}
                    />
                    <bdi className="oddkin-time-code">{name}</bdi>
                  </label>
                  <button
                    type="button"
                    className="oddkin-observer-icon-button"
                    aria-label={text('observer.stops.remove', { condition: name })}
                    title={text('observer.stops.remove', { condition: name })}
                    onClick={() => setConditions(conditions.filter((each) => each !== condition))}
                  >
                    <Trash2 size={14} strokeWidth={1.75} aria-hidden />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {!areKept && (
          <p className="oddkin-dialog-problem" role="alert">
            {text('observer.stops.notKept')}
          </p>
        )}
        <NewCondition
          onAdd={(filter, pointer) => {
            const others = conditions.filter((each) => each.filter !== filter || each.pointer !== pointer);
            setConditions([...others, { filter, pointer, isOn: true }]);
          }}
        />
        <div className="oddkin-dialog-buttons">
          <button type="button" className="oddkin-button" onClick={onClose}>
            {text('observer.stops.close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function NewCondition({ onAdd }: { readonly onAdd: (filter: string, pointer: string) => void }) {
  const { text } = useAllMessages();
  const id = useId();
  const [filter, setFilter] = useState('');
  const [pointer, setPointer] = useState('');
  const fault = faultOfCondition({ filter: filter.trim(), pointer: pointer.trim() });
  const told = filter.trim() === '' && pointer.trim() === '' ? undefined : fault;
  const [problem] = parseFilter(filter).problems;
  return (
    <form
      className="oddkin-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault !== undefined) return;
        onAdd(filter.trim(), pointer.trim());
        setFilter('');
        setPointer('');
      }}
    >
      <label className="oddkin-dialog-field">
        {text('observer.stops.filter')}
        <input
          className="oddkin-observer-input"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder={examples.filter}
          aria-invalid={told === 'filter'}
          aria-describedby={`${id}-told`}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      </label>
      <label className="oddkin-dialog-field">
        {text('observer.stops.pointer')}
        <input
          className="oddkin-observer-input"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder={examples.pointer}
          aria-invalid={told === 'pointer'}
          aria-describedby={`${id}-told`}
          value={pointer}
          onChange={(event) => setPointer(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-told`} className={told === undefined ? 'oddkin-dialog-text' : 'oddkin-dialog-problem'} role="status">
        {told === undefined
          ? text('observer.stops.hint')
          : told === 'filter' && problem !== undefined
            ? text(`observer.filter.${problem.fault}`, { term: problem.term })
            : text('observer.filter.no-pointer', { term: pointer })}
      </p>
      <div className="oddkin-dialog-buttons">
        <button type="submit" className="oddkin-button" data-kind="primary" disabled={fault !== undefined}>
          {text('observer.stops.add')}
        </button>
      </div>
    </form>
  );
}
