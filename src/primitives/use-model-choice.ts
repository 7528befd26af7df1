'use client';
import type { ModelOption } from '../schema/index.js';
import { useActionState, useCanPerform, useModels, usePerform, useSessionScope } from '../hooks/index.js';
import { Drafts, useDraft } from './draft.js';

/** Which model is chosen, and the way to choose another. */
export interface ModelChoice {
  readonly models: readonly ModelOption[];
  /** The id that was last taken; `undefined` while none was chosen here. */
  readonly currentId: string | undefined;
  /** The option of that id; `undefined` when it is not offered any more. */
  readonly current: ModelOption | undefined;
  /** The id that is on its way. */
  readonly pendingId: string | undefined;
  /** What a person is told about a choice that did not get through, which left the one before in force. */
  readonly failure: { readonly id: string; readonly message: string | undefined } | undefined;
  readonly canChoose: boolean;
  readonly choose: (id: string) => void;
}

/**
 * The choice of a model in a session: what is shown as current is what was last sent and taken, and it stays so when the option becomes unavailable
 * or goes away, until a person chooses again.
 */
export function useModelChoice(sessionId?: string): ModelChoice {
  const scope = useSessionScope();
  const id = sessionId ?? scope;
  const kept = useModels(id);
  const models = kept.map(({ value }) => value);
  const taken = useDraft(takenChoices, id ?? '', noChoice);
  const state = useActionState({ type: 'model.select', sessionId: id, id: '' });
  const canChoose = useCanPerform('model.select', id);
  const perform = usePerform();
  const last = state?.action.type === 'model.select' ? state.action.id : undefined;
  const currentId = state?.status === 'sent' ? last : taken.value.id;
  return {
    models,
    currentId,
    current: models.find((model) => model.id === currentId),
    pendingId: state?.status === 'pending' ? last : undefined,
    failure: state?.status === 'failed' && last !== undefined ? { id: last, message: state.message } : undefined,
    canChoose,
    choose: (next) => {
      if (models.find((model) => model.id === next)?.available !== true) return;
      void perform({ type: 'model.select', sessionId: id, id: next }).then((outcome) => {
        if (outcome === 'sent') taken.set({ id: next });
      });
    },
  };
}

interface TakenChoice {
  readonly id: string | undefined;
}

const takenChoices = new Drafts<TakenChoice>();
const noChoice: TakenChoice = { id: undefined };
