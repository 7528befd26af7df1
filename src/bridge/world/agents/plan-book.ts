import type { Plan, PlanStep } from '../../../schema/index.js';
import type { Voice } from './voice.js';

export type Status = PlanStep['status'];

/** Why a step stands where it stands. */
export interface Why {
  readonly blocker?: string;
  readonly inputRequest?: string;
  readonly detail?: string;
}

/** A step as it is first written down: its id, its words, and its pieces that are worked on side by side. */
export type Outline = readonly [id: string, title: string, tasks?: readonly (readonly [id: string, title: string])[]];

/** What an agent means to do. Each change is shown at once. Steps that it does not hold are passed over, so that two agents can share an act. */
export interface PlanBook {
  readonly statusOf: (id: string) => Status | undefined;
  /** Moves a step or a task. Does nothing when nothing changes. */
  readonly set: (id: string, status: Status, why?: Why) => void;
  /** Writes a new step behind another, or does nothing when it is there. */
  readonly add: (id: string, title: string, after: string) => void;
  /** Settles every step that is still open, but for these. */
  readonly skipOpen: (except: readonly string[]) => void;
  /** What it is at now, the task before its step. */
  readonly aims: () => readonly string[];
  readonly rename: (title: string) => void;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly status: Status;
  readonly why: Why;
  readonly tasks: readonly string[];
}

export function createPlanBook(voice: Voice, planId: string, firstTitle: string, outline: readonly Outline[]): PlanBook {
  let title = firstTitle;
  let order = outline.map(([id]) => id);
  const entries = new Map<string, Entry>();
  for (const [id, name, tasks = []] of outline) {
    entries.set(id, { id, title: name, status: 'pending', why: {}, tasks: tasks.map(([task]) => task) });
    for (const [task, words] of tasks) entries.set(task, { id: task, title: words, status: 'pending', why: {}, tasks: [] });
  }
  show();

  const book: PlanBook = {
    statusOf: (id) => entries.get(id)?.status,
    set(id, status, why = {}) {
      const old = entries.get(id);
      if (old === undefined || (old.status === status && JSON.stringify(old.why) === JSON.stringify(why))) return;
      entries.set(id, { ...old, status, why });
      show();
    },
    add(id, name, after) {
      if (entries.has(id)) return;
      entries.set(id, { id, title: name, status: 'pending', why: {}, tasks: [] });
      order = order.flatMap((each) => (each === after ? [each, id] : [each]));
      show();
    },
    skipOpen(except) {
      for (const { id, status, tasks } of entries.values()) {
        if (!except.includes(id) && tasks.length === 0 && open.has(status)) book.set(id, 'skipped');
      }
    },
    aims: () =>
      order
        .flatMap((id) => [...(entries.get(id)?.tasks ?? []), id])
        .flatMap((id) => entries.get(id) ?? [])
        .filter(({ status }) => status === 'active')
        .map((aim) => aim.title),
    rename(words) {
      title = words;
      show();
    },
  };
  return book;

  function show(): void {
    voice.put('oddkin.ai.plan', { planId, title, steps: order.flatMap((id) => stepOf(id)) } satisfies Plan);
  }

  function stepOf(id: string): PlanStep[] {
    const entry = entries.get(id);
    if (entry === undefined) return [];
    const { tasks, why, title: words, status } = entry;
    const pieces = tasks.flatMap((task) => entries.get(task) ?? []);
    const step: PlanStep = { id, title: words, status, ...why };
    if (pieces.length === 0) return [step];
    return [{ ...step, tasks: pieces.map((piece) => ({ id: piece.id, title: piece.title, status: piece.status, ...detailOf(piece) })) }];
  }
}

const open: ReadonlySet<Status> = new Set<Status>(['pending', 'active', 'needs-input']);

function detailOf({ why }: Entry): { readonly detail?: string } {
  const detail = why.detail ?? why.blocker ?? why.inputRequest;
  return detail === undefined ? {} : { detail };
}
