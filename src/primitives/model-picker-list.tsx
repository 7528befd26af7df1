'use client';
import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import type { ModelOption } from '../schema/index.js';
import { modelPickerWords, useWords } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { isComposing } from './composition.js';
import { useModelPickerContext } from './model-picker.js';

/** Narrows the list. Renders an `<input>` with the role `combobox` from eight models on; nothing otherwise. Pattern: editable combobox with a list. */
export function ModelPickerSearch(props: Omit<ComponentPropsWithRef<typeof Primitive.input>, 'value'>) {
  const { hasSearch, query, setQuery, listId, activeId, optionDomId } = useModelPickerContext('ModelPickerSearch');
  const { text } = useWords(modelPickerWords);
  const onKeyDown = useListKeys(false);
  if (!hasSearch) return null;
  return (
    <Primitive.input
      type="text"
      role="combobox"
      dir="auto"
      autoComplete="off"
      aria-label={text('model-picker.search')}
      placeholder={text('model-picker.search')}
      aria-expanded
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId === undefined ? undefined : optionDomId(activeId)}
      {...props}
      value={query}
      onChange={composeHandlers(props.onChange, (event) => setQuery(event.currentTarget.value))}
      onKeyDown={composeHandlers(props.onKeyDown, onKeyDown)}
    />
  );
}

/** Holds the options. Renders a `<div>` with the role `listbox`, which takes keys itself where there is no search. */
export function ModelPickerList(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { hasSearch, listId, activeId, optionDomId } = useModelPickerContext('ModelPickerList');
  const { text } = useWords(modelPickerWords);
  const onKeyDown = useListKeys(true);
  return (
    <Primitive.div
      role="listbox"
      id={listId}
      aria-label={text('model-picker.label')}
      tabIndex={hasSearch ? -1 : 0}
      aria-activedescendant={activeId === undefined ? undefined : optionDomId(activeId)}
      {...props}
      onKeyDown={composeHandlers(props.onKeyDown, onKeyDown)}
    />
  );
}

export interface ModelPickerGroupProps extends ComponentPropsWithRef<typeof Primitive.div> {
  readonly provider: string;
}

/** Holds the models of a provider. Renders a `<div>` with the role `group`, named by the provider. */
export function ModelPickerGroup({ provider, ...props }: ModelPickerGroupProps) {
  return <Primitive.div role="group" aria-label={provider} {...props} />;
}

export interface ModelPickerOptionProps extends ComponentPropsWithRef<typeof Primitive.div> {
  readonly model: ModelOption;
}

/**
 * Offers a model. Renders a `<div>` with the role `option`. `data-active` stands on the one that the keys have come to; one that is not available can be
 * come to, for its reason, but not chosen.
 */
export function ModelPickerOption({ model, ref, ...props }: ModelPickerOptionProps) {
  const { choice, activeId, setActiveId, optionDomId, close } = useModelPickerContext('ModelPickerOption');
  const own = useRef<HTMLDivElement>(null);
  const composed = useComposedRefs(own, ref);
  const isActive = activeId === model.id;
  useEffect(() => {
    // A document without layout has no such method.
    if (isActive) own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <Primitive.div
      role="option"
      id={optionDomId(model.id)}
      aria-selected={choice.currentId === model.id}
      aria-disabled={model.available ? undefined : true}
      data-active={isActive ? '' : undefined}
      {...props}
      ref={composed}
      onClick={composeHandlers(props.onClick, () => {
        setActiveId(model.id);
        if (!model.available) return;
        choice.choose(model.id);
        close();
      })}
    >
      {props.children ?? model.label}
    </Primitive.div>
  );
}

function useListKeys(isList: boolean): (event: KeyboardEvent) => void {
  const { shown, activeId, setActiveId, choice, close } = useModelPickerContext('useListKeys');
  const { locale } = useWords(modelPickerWords);
  const at = shown.findIndex(({ id }) => id === activeId);
  const moveTo = (event: KeyboardEvent, index: number): void => {
    event.preventDefault();
    setActiveId(shown[Math.min(shown.length - 1, Math.max(0, index))]?.id);
  };
  const choose = (event: KeyboardEvent): void => {
    event.preventDefault();
    if (shown[at]?.available !== true) return;
    choice.choose(shown[at].id);
    close();
  };
  return (event) => {
    if (isComposing(event)) return;
    const { key } = event;
    if (key === 'ArrowDown') moveTo(event, at + 1);
    else if (key === 'ArrowUp') moveTo(event, at - 1);
    else if (key === 'Home' && isList) moveTo(event, 0);
    else if (key === 'End' && isList) moveTo(event, shown.length - 1);
    else if (key === 'Enter' || (key === ' ' && isList)) choose(event);
    else if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (isList && key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const rest = [...shown.slice(at + 1), ...shown.slice(0, at + 1)];
      const next = rest.find(({ label }) => label.toLocaleLowerCase(locale).startsWith(key.toLocaleLowerCase(locale)));
      if (next !== undefined) setActiveId(next.id);
    }
  };
}
