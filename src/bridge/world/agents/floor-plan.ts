import type { Plan, PlanStep, PlanTask } from '../../../schema/index.js';
import type { Voice } from './voice.js';

export type StepId = 'look' | 'rooms' | 'listen' | 'locked' | 'urn' | 'name' | 'down';
export type TaskId = 'walk' | 'doors' | 'things';
export type Status = PlanStep['status'];

/** What the agent means to do on one floor. Each change is shown at once. */
export interface FloorPlan {
  readonly statusOf: (step: StepId) => Status;
  /** Moves a step. Does nothing when nothing changes. */
  readonly set: (
    step: StepId,
    status: Status,
    why?: { readonly blocker?: string; readonly inputRequest?: string; readonly detail?: string },
  ) => void;
  readonly setTask: (task: TaskId, status: Status, detail?: string) => void;
  /** The titles of what it is at now. */
  readonly aims: () => readonly string[];
  readonly rename: (title: string) => void;
}

export function createFloorPlan(voice: Voice, floor: number): FloorPlan {
  const planId = `floor-${floor}`;
  let title = `Explore floor ${floor}`;
  const tasks = new Map<TaskId, PlanTask>(
    (
      [
        ['walk', 'Walk to the edges of what I know'],
        ['doors', 'Open the doors on the way'],
        ['things', 'Collect what lies about'],
      ] as const
    ).map(([id, name]) => [id, { id, title: name, status: 'pending' }]),
  );
  const steps = new Map<StepId, PlanStep>(
    (
      [
        ['look', 'Look around where I stand'],
        ['rooms', 'See every room that I can reach'],
        ['listen', 'Find out where the noises come from'],
        ['locked', 'Get behind locked doors'],
        ['urn', 'See what is in the urns'],
        ['name', 'Give the floor a name'],
        ['down', 'Go down the stairs'],
      ] as const
    ).map(([id, name]) => [id, { id, title: name, status: 'pending' }]),
  );
  show();

  return {
    statusOf: (id) => steps.get(id)?.status ?? 'pending',
    set(id, status, why = {}) {
      const old = steps.get(id);
      if (old === undefined) return;
      const changed: PlanStep = { id, title: old.title, status, ...why };
      if (JSON.stringify(changed) === JSON.stringify(old)) return;
      steps.set(id, changed);
      show();
    },
    setTask(id, status, detail) {
      const old = tasks.get(id);
      if (old === undefined || (old.status === status && old.detail === detail)) return;
      tasks.set(id, { id, title: old.title, status, ...(detail === undefined ? {} : { detail }) });
      show();
    },
    aims: () => [...steps.values(), ...tasks.values()].filter(({ status }) => status === 'active').map((aim) => aim.title),
    rename(name) {
      title = `Explore ${name}`;
      show();
    },
  };

  function show(): void {
    const plan: Plan = {
      planId,
      title,
      steps: [...steps.values()].map((step) => (step.id === 'rooms' ? { ...step, tasks: [...tasks.values()] } : step)),
    };
    voice.put('oddkin.ai.plan', plan);
  }
}
