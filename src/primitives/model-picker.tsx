'use client';
import { createContext, use, useEffect, useId, useMemo, useRef, useState, type ComponentPropsWithRef, type RefObject } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import type { ModelOption } from '../schema/index.js';
import { modelPickerWords, useWords, type Messages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { findModels, groupModels, type ModelGroup } from './model-groups.js';
import { useLiveRole, useSpoken } from './speaker.js';
import { useModelChoice, type ModelChoice } from './use-model-choice.js';

interface ModelPickerContextValue {
  readonly choice: ModelChoice;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Closes and gives the focus back to the button. */
  readonly close: () => void;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Whether there are enough models to search. */
  readonly hasSearch: boolean;
  /** What the search leaves, by provider. */
  readonly groups: readonly ModelGroup[];
  /** The same in one row, in the order of the groups. */
  readonly shown: readonly ModelOption[];
  /** The model that the keys have come to. */
  readonly activeId: string | undefined;
  readonly setActiveId: (id: string | undefined) => void;
  readonly listId: string;
  readonly optionDomId: (id: string) => string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

const ModelPickerContext = createContext<ModelPickerContextValue | undefined>(undefined);

/** From so many models on there is a search field. */
const searchFrom = 8;

export interface ModelPickerRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The session whose model to choose. Default: the one in scope. */
  readonly sessionId?: string | undefined;
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Holds the choice of a model. Renders a `<div>`. `data-open` stands while the list is open. Closes when the focus leaves it. */
export function ModelPickerRoot({ sessionId, open, defaultOpen = false, onOpenChange, ...props }: ModelPickerRootProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const picker = usePicker(sessionId, isOpen, (next) => {
    setOwnOpen(next);
    if (next !== isOpen) onOpenChange?.(next);
  });
  return (
    <ModelPickerContext value={picker}>
      <Primitive.div
        data-open={isOpen ? '' : undefined}
        {...props}
        onBlur={composeHandlers(props.onBlur, (event) => {
          if (isOpen && !event.currentTarget.contains(event.relatedTarget)) picker.setOpen(false);
        })}
      />
    </ModelPickerContext>
  );
}

function usePicker(sessionId: string | undefined, isOpen: boolean, onOpen: (isOpen: boolean) => void): ModelPickerContextValue {
  const choice = useModelChoice(sessionId);
  const { locale } = useWords(modelPickerWords);
  const listId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | undefined>(undefined);
  const { models, currentId } = choice;
  const groups = useMemo(() => groupModels(findModels(models, query, locale)), [models, query, locale]);
  const shown = groups.flatMap((group) => group.models);
  const setOpen = (next: boolean): void => {
    if (next) {
      setQuery('');
      setActiveId(currentId);
    }
    onOpen(next);
  };
  return {
    choice,
    isOpen,
    setOpen,
    close: () => {
      setOpen(false);
      triggerRef.current?.focus();
    },
    query,
    setQuery,
    hasSearch: models.length >= searchFrom,
    groups,
    shown,
    activeId: shown.some(({ id }) => id === activeId) ? activeId : shown[0]?.id,
    setActiveId,
    listId,
    optionDomId: (id) => `${listId}-${models.findIndex((model) => model.id === id)}`,
    triggerRef,
  };
}

/** The choice that the root holds, for parts of one's own. Throws outside `ModelPickerRoot`. */
export function useModelPickerContext(part = 'useModelPickerContext'): ModelPickerContextValue {
  const picker = use(ModelPickerContext);
  if (picker === undefined) throw new Error(`${part} was used outside ModelPickerRoot. It has no models. Put it inside <ModelPickerRoot>.`);
  return picker;
}

/**
 * Opens and closes the list. Renders a `<button>` that says which model is current; a `<span>` where nobody takes a choice.
 * `data-state` is `none`, `current`, `unavailable` or `gone`, by what has become of the model that was chosen.
 */
export function ModelPickerTrigger({ ref, ...props }: ComponentPropsWithRef<typeof Primitive.button>) {
  const { choice, isOpen, setOpen, listId, triggerRef } = useModelPickerContext('ModelPickerTrigger');
  const composed = useComposedRefs(triggerRef, ref);
  const words = useCurrentWords();
  const state =
    choice.currentId === undefined ? 'none' : choice.current === undefined ? 'gone' : choice.current.available ? 'current' : 'unavailable';
  if (!choice.canChoose) {
    return (
      <span className={props.className} data-state={state}>
        {props.children ?? words}
      </span>
    );
  }
  return (
    <Primitive.button
      type="button"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-busy={choice.pendingId === undefined ? undefined : true}
      data-state={state}
      {...props}
      ref={composed}
      onMouseDown={composeHandlers(props.onMouseDown, (event) => {
        // Safari gives no focus to a pressed button: the list would close by losing it, and the click open it again.
        if (isOpen) event.preventDefault();
      })}
      onClick={composeHandlers(props.onClick, () => setOpen(!isOpen))}
      onKeyDown={composeHandlers(props.onKeyDown, (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setOpen(true);
      })}
    >
      {props.children ?? words}
    </Primitive.button>
  );
}

/** Which model is current, in words: also when it is on its way, unavailable, or not offered any more. */
export function useCurrentWords(): string {
  const { choice } = useModelPickerContext('useCurrentWords');
  const { text } = useWords(modelPickerWords);
  const { models, current, currentId, pendingId } = choice;
  if (pendingId !== undefined) return text('model-picker.pending', { name: models.find(({ id }) => id === pendingId)?.label ?? pendingId });
  if (currentId === undefined) return text('model-picker.none');
  if (current === undefined) return text('model-picker.gone', { name: currentId });
  return current.available
    ? text('model-picker.current', { name: current.label })
    : text('model-picker.unavailable', { name: current.label });
}

/** Tells that the model that was chosen is gone or unavailable, or that a choice did not get through. Renders a `<p>` with the role `status`, empty otherwise. */
export function ModelPickerNotice(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { choice } = useModelPickerContext('ModelPickerNotice');
  const { text } = useWords(modelPickerWords);
  const role = useLiveRole('status');
  const words = notice(choice, text);
  useSpoken(words);
  return (
    <Primitive.p role={role} dir="auto" {...props}>
      {words}
    </Primitive.p>
  );
}

function notice({ models, current, currentId, failure }: ModelChoice, text: Messages<keyof typeof modelPickerWords>['text']): string {
  if (failure !== undefined) {
    const name = models.find(({ id }) => id === failure.id)?.label ?? failure.id;
    return text('model-picker.failed', { name, reason: failure.message || text('model-picker.noReason') });
  }
  if (currentId === undefined) return '';
  if (current === undefined) return text('model-picker.goneNotice', { name: currentId });
  return current.available
    ? ''
    : text('model-picker.unavailableNotice', { name: current.label, reason: current.reason ?? text('model-picker.noReason') });
}

/** Holds the search and the list. Renders a `<div>` while open; nothing otherwise. Gives the focus to the search, or to the list, when it opens. */
export function ModelPickerContent({ ref, ...props }: ComponentPropsWithRef<typeof Primitive.div>) {
  const { isOpen, choice } = useModelPickerContext('ModelPickerContent');
  const content = useRef<HTMLDivElement>(null);
  const composed = useComposedRefs(content, ref);
  const isShown = isOpen && choice.canChoose;
  useEffect(() => {
    if (isShown) content.current?.querySelector<HTMLElement>('[role="combobox"], [role="listbox"]')?.focus();
  }, [isShown]);
  return isShown ? <Primitive.div {...props} ref={composed} /> : null;
}
