'use client';
import { usePanelState, type Selection } from './panel-state.js';

/** What is selected in the panel, and what selects something else. */
export interface SelectionControl {
  readonly selection: Selection | undefined;
  /** Selects; `undefined` selects nothing. All regions show it, and the inspector tells all that is known of it. */
  readonly select: (selection: Selection | undefined) => void;
}

/** What is selected in the panel around, for a host's own parts inside {@link ObserverRoot}. Re-renders with each choice that a person makes in the panel. Throws outside it. */
export function useSelection(): SelectionControl {
  return usePanelState();
}
