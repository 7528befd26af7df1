'use client';
import { createContext, use, useRef, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import type { Suggestion } from '../schema/index.js';
import { useActionState, useCanPerform, usePerform, useSuggestions } from '../hooks/index.js';
import { suggestionWords, useWords } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { useLiveRole, useSpoken } from './speaker.js';
import { useKeptFocus } from './use-kept-focus.js';

type KeptSuggestion = ReturnType<typeof useSuggestions>[number];

interface SuggestionsContextValue {
  readonly suggestions: readonly KeptSuggestion[];
  readonly onInsert: ((prompt: string, suggestion: Suggestion) => void) | undefined;
}

const SuggestionsContext = createContext<SuggestionsContextValue | undefined>(undefined);

export interface SuggestionsRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The session whose suggestions to offer. Default: the one in scope. */
  readonly sessionId?: string | undefined;
  /** Puts the prompt into a composer instead of sending it. */
  readonly onInsert?: ((prompt: string, suggestion: Suggestion) => void) | undefined;
}

/**
 * Holds suggestions. Renders a `<div>` with the role `group`, which takes the focus when a suggestion that has it goes away.
 * `data-empty` stands while there are none.
 */
export function SuggestionsRoot({ sessionId, onInsert, ref, ...props }: SuggestionsRootProps) {
  const suggestions = useSuggestions(sessionId);
  const { text } = useWords(suggestionWords);
  const root = useRef<HTMLDivElement>(null);
  const composed = useComposedRefs(root, ref);
  const focus = useKeptFocus(root);
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- it changes with what renders here
    <SuggestionsContext value={{ suggestions, onInsert }}>
      <Primitive.div
        role="group"
        aria-label={text('suggestion.list')}
        tabIndex={-1}
        data-empty={suggestions.length === 0 ? '' : undefined}
        {...props}
        ref={composed}
        onFocus={composeHandlers(props.onFocus, focus.onFocus)}
        onBlur={composeHandlers(props.onBlur, focus.onBlur)}
      />
    </SuggestionsContext>
  );
}

/** The suggestions that the root holds, for parts of one's own. Throws outside `SuggestionsRoot`. */
export function useSuggestionsContext(part = 'useSuggestionsContext'): SuggestionsContextValue {
  const value = use(SuggestionsContext);
  if (value === undefined)
    throw new Error(`${part} was used outside SuggestionsRoot. It has no suggestions. Put it inside <SuggestionsRoot>.`);
  return value;
}

export interface SuggestionButtonProps extends ComponentPropsWithRef<typeof Primitive.button> {
  readonly suggestion: KeptSuggestion;
}

/**
 * Offers a suggestion. Renders a `<button>`, or a `<span>` where nobody takes it. `data-state` is `pending`, `sent` or `failed` once it was used;
 * it has `aria-disabled`, and keeps the focus, while it is on its way.
 */
export function SuggestionButton({ suggestion, ...props }: SuggestionButtonProps) {
  const { onInsert } = useSuggestionsContext('SuggestionButton');
  const { sessionId, value } = suggestion;
  const action = { type: 'suggestion.use', sessionId, id: value.id } as const;
  const isTaken = useCanPerform('suggestion.use', sessionId);
  const perform = usePerform();
  const state = useActionState(action)?.status;
  const children = props.children ?? value.label;
  if (onInsert === undefined && !isTaken) {
    return (
      <span dir="auto" className={props.className} title={value.prompt}>
        {children}
      </span>
    );
  }
  const isBusy = state === 'pending';
  return (
    <Primitive.button
      type="button"
      dir="auto"
      title={value.prompt}
      data-state={onInsert === undefined ? state : undefined}
      aria-disabled={isBusy ? true : undefined}
      {...props}
      onClick={composeHandlers(props.onClick, () => {
        if (onInsert !== undefined) onInsert(value.prompt, value);
        else if (!isBusy) void perform(action);
      })}
    >
      {children}
    </Primitive.button>
  );
}

/** Tells that a suggestion could not be sent, and why. Renders a `<p>` with the role `alert`; nothing otherwise. */
export function SuggestionError({
  suggestion,
  ...props
}: ComponentPropsWithRef<typeof Primitive.p> & { readonly suggestion: KeptSuggestion }) {
  const { text } = useWords(suggestionWords);
  const role = useLiveRole('alert');
  const { sessionId, value } = suggestion;
  const state = useActionState({ type: 'suggestion.use', sessionId, id: value.id });
  const words =
    state?.status === 'failed'
      ? text('suggestion.failed', { label: value.label, reason: state.message || text('suggestion.noReason') })
      : '';
  useSpoken(words);
  if (words === '') return null;
  return (
    <Primitive.p role={role} dir="auto" {...props}>
      {props.children ?? words}
    </Primitive.p>
  );
}
