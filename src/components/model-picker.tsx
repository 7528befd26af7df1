'use client';
import { Check, ChevronDown, CircleSlash } from '../icons/index.js';
import type { ModelOption } from '../schema/index.js';
import { modelPickerWords, useWords } from '../messages/index.js';
import {
  ModelPickerContent,
  ModelPickerGroup,
  ModelPickerList,
  ModelPickerNotice,
  ModelPickerOption,
  ModelPickerRoot,
  ModelPickerSearch,
  ModelPickerTrigger,
  useCurrentWords,
  useLiveRole,
  useModelPickerContext,
  useSpoken,
  type ModelPickerRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';

export type ModelPickerProps = Omit<ModelPickerRootProps, 'asChild' | 'children'>;

/** Says which model is current and lets a person choose another, by provider and, from eight on, by search. Renders a `<div>`. */
export function ModelPicker({ className, ...props }: ModelPickerProps) {
  return (
    <ModelPickerRoot {...props} className={classNames('oddkin-model-picker', className)}>
      <Trigger />
      <ModelPickerContent className="oddkin-model-picker-content">
        <ModelPickerSearch className="oddkin-field" />
        <Models />
      </ModelPickerContent>
      <ModelPickerNotice className="oddkin-model-picker-notice" />
    </ModelPickerRoot>
  );
}

function Trigger() {
  const { choice } = useModelPickerContext();
  const words = useCurrentWords();
  return (
    <ModelPickerTrigger className={choice.canChoose ? 'oddkin-button oddkin-model-picker-trigger' : 'oddkin-model-picker-read-only'}>
      <bdi className="oddkin-model-picker-current">{words}</bdi>
      {choice.canChoose ? <ChevronDown size={14} strokeWidth={1.75} aria-hidden /> : null}
    </ModelPickerTrigger>
  );
}

function Models() {
  const { choice, groups, shown } = useModelPickerContext();
  const { text } = useWords(modelPickerWords);
  const isGrouped = groups.some(({ provider }) => provider !== undefined);
  return (
    <>
      <ModelPickerList className="oddkin-model-picker-list">
        {groups.map(({ provider, models }) =>
          isGrouped ? (
            <ModelPickerGroup
              key={provider ?? ''}
              provider={provider ?? text('model-picker.otherProvider')}
              className="oddkin-model-picker-group"
            >
              <span className="oddkin-model-picker-provider" aria-hidden dir="auto">
                {provider ?? text('model-picker.otherProvider')}
              </span>
              <Options models={models} />
            </ModelPickerGroup>
          ) : (
            <Options key="" models={models} />
          ),
        )}
      </ModelPickerList>
      {shown.length === 0 ? (
        <Nothing words={text(choice.models.length === 0 ? 'model-picker.empty' : 'model-picker.nothingFound')} />
      ) : null}
    </>
  );
}

function Nothing({ words }: { readonly words: string }) {
  const role = useLiveRole('status');
  useSpoken(words);
  return (
    <p role={role} className="oddkin-model-picker-empty">
      {words}
    </p>
  );
}

function Options({ models }: { readonly models: readonly ModelOption[] }) {
  const { choice } = useModelPickerContext();
  const { text } = useWords(modelPickerWords);
  return models.map((model) => {
    const { id, label, description, capabilities = [], available, reason } = model;
    return (
      <ModelPickerOption key={id} model={model} className="oddkin-model-picker-option">
        <span className="oddkin-model-picker-mark">
          {available ? (
            choice.currentId === id ? (
              <Check size={14} strokeWidth={1.75} aria-hidden />
            ) : null
          ) : (
            <CircleSlash size={14} strokeWidth={1.75} aria-hidden />
          )}
        </span>
        <span className="oddkin-model-picker-text" dir="auto">
          <span className="oddkin-model-picker-name">
            {label}
            {choice.currentId === id ? <span className="oddkin-model-picker-fact">{` (${text('model-picker.isCurrent')})`}</span> : null}
          </span>
          {available ? null : (
            <span className="oddkin-model-picker-reason">
              {text('model-picker.optionUnavailable', { reason: reason ?? text('model-picker.noReason') })}
            </span>
          )}
          {description === undefined ? null : <span className="oddkin-model-picker-fact">{description}</span>}
          {capabilities.length === 0 ? null : <span className="oddkin-model-picker-fact">{capabilities.join(' · ')}</span>}
        </span>
      </ModelPickerOption>
    );
  });
}
