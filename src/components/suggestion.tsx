'use client';
import {
  SuggestionButton,
  SuggestionError,
  SuggestionsRoot,
  useSuggestionsContext,
  type SuggestionsRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';

export type SuggestionsProps = Omit<SuggestionsRootProps, 'asChild' | 'children'>;

/** Offers what a person might say next, to send or, with `onInsert`, to put into a composer. Renders a `<div>` with the role `group`. */
export function Suggestions({ className, ...props }: SuggestionsProps) {
  return (
    <SuggestionsRoot {...props} className={classNames('oddkin-suggestions', className)}>
      <List />
    </SuggestionsRoot>
  );
}

function List() {
  const { suggestions } = useSuggestionsContext();
  if (suggestions.length === 0) return null;
  return (
    <>
      <ul role="list" className="oddkin-suggestions-list">
        {suggestions.map((suggestion) => (
          <li key={suggestion.key} className="oddkin-suggestions-item">
            <SuggestionButton suggestion={suggestion} className="oddkin-button oddkin-suggestion" />
          </li>
        ))}
      </ul>
      {suggestions.map((suggestion) => (
        <SuggestionError key={suggestion.key} suggestion={suggestion} className="oddkin-suggestions-error" />
      ))}
    </>
  );
}
