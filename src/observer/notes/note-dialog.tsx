'use client';
import { useState } from 'react';
import { makeUuid } from '../../aicc/index.js';
import { useCursor, useStoreContext } from '../../hooks/index.js';
import { Pencil, Trash2 } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { Dialog } from '../dialog.js';
import { nameMoment } from '../moment.js';
import { playTime } from '../time-span.js';
import { longestNote, type Note } from './note.js';
import type { Notes, PlacedNote } from './use-notes.js';

export interface NoteDialogProps {
  readonly notes: Notes;
  readonly onClose: () => void;
}

/** Writes, changes, removes and lists notes, and leads to their moments. Renders a {@link Dialog}. */
export function NoteDialog({ notes: { book, placed, isKept }, onClose }: NoteDialogProps) {
  const { text, locale } = useAllMessages();
  const { store } = useStoreContext();
  // The moment at which the dialog was opened, however much comes while a person writes.
  const [{ position }] = useState(useCursor());
  const [head] = useState(store.getHead);
  const [moment] = useState(() => nameMoment(head, position));
  const [edited, setEdited] = useState<Note>();
  const start = head.wire.entries.at(0)?.at ?? 0;
  const timeOf = (at: number): string => playTime(Math.max(0, at - start), locale);

  return (
    <Dialog title={text('observer.notes.title')} onClose={onClose}>
      <div className="oddkin-dialog-form">
        {moment === undefined ? (
          <p className="oddkin-dialog-text">{text('observer.notes.nothing')}</p>
        ) : (
          <NoteForm
            key={edited?.noteId}
            label={
              edited === undefined
                ? text('observer.notes.write', { time: timeOf(moment.at), position })
                : text('observer.notes.change', { time: timeOf(edited.at) })
            }
            before={edited?.text ?? ''}
            onSave={(written) => {
              book.put({ ...(edited ?? { ...moment, noteId: makeUuid() }), text: written, writtenAt: store.clock.now() });
              setEdited(undefined);
            }}
          />
        )}
        {placed.length === 0 ? (
          <p className="oddkin-dialog-text">{text('observer.notes.none')}</p>
        ) : (
          <ul className="oddkin-dialog-list" aria-label={text('observer.notes.list')}>
            {placed.map((each) => (
              <NoteRow
                key={each.note.noteId}
                placed={each}
                time={timeOf(each.note.at)}
                onGo={(to) => {
                  store.seek(to);
                  onClose();
                }}
                onEdit={() => setEdited(each.note)}
                onRemove={() => book.remove(each.note.noteId)}
              />
            ))}
          </ul>
        )}
        {placed.length > 0 && <p className="oddkin-dialog-text">{text(isKept ? 'observer.notes.kept' : 'observer.notes.notKept')}</p>}
        <div className="oddkin-dialog-buttons">
          <button type="button" className="oddkin-button" onClick={onClose}>
            {text('observer.notes.close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface NoteFormProps {
  readonly label: string;
  readonly before: string;
  readonly onSave: (text: string) => void;
}

function NoteForm({ label, before, onSave }: NoteFormProps) {
  const { text } = useAllMessages();
  const [written, setWritten] = useState(before);
  const save = (): void => {
    if (written.trim() === '') return;
    onSave(written.trim());
    setWritten('');
  };
  return (
    <form
      className="oddkin-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="oddkin-dialog-field">
        {label}
        <textarea
          className="oddkin-observer-input oddkin-dialog-lines"
          rows={3}
          dir="auto"
          maxLength={longestNote}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
        />
      </label>
      <div className="oddkin-dialog-buttons">
        <button type="submit" className="oddkin-button" data-kind="primary" disabled={written.trim() === ''}>
          {text('observer.notes.save')}
        </button>
      </div>
    </form>
  );
}

interface NoteRowProps {
  readonly placed: PlacedNote;
  readonly time: string;
  readonly onGo: (position: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function NoteRow({ placed: { note, place }, time, onGo, onEdit, onRemove }: NoteRowProps) {
  const { text } = useAllMessages();
  return (
    <li className="oddkin-dialog-row">
      {place.kind === 'held' ? (
        <button
          type="button"
          className="oddkin-observer-link"
          aria-label={text('observer.notes.go', { time })}
          onClick={() => onGo(place.position)}
        >
          {time}
        </button>
      ) : (
        <span className="oddkin-observer-muted">{text(`observer.notes.${place.kind}`)}</span>
      )}
      <span className="oddkin-dialog-grow oddkin-time-note" dir="auto">
        {note.text}
      </span>
      <button
        type="button"
        className="oddkin-observer-icon-button"
        aria-label={text('observer.notes.edit', { time })}
        title={text('observer.notes.edit', { time })}
        onClick={onEdit}
      >
        <Pencil size={14} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="oddkin-observer-icon-button"
        aria-label={text('observer.notes.remove', { time })}
        title={text('observer.notes.remove', { time })}
        onClick={onRemove}
      >
        <Trash2 size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  );
}
