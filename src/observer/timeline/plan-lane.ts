import type { PlanRecord, StepStatus } from '../../store/index.js';

/** A stretch of time that a step of a plan spent in one status, or the moment at which it got one that lasts. */
export interface PlanSpan {
  readonly kind: 'plan';
  readonly planKey: string;
  readonly sessionId: string | undefined;
  readonly stepId: string;
  /** As the plan has it now; the id of a step that the plan no longer has. */
  readonly title: string;
  readonly status: StepStatus;
  /** What became of the step after it; `undefined` while it lasts, and where the plan no longer has the step. */
  readonly outcome: StepStatus | undefined;
  /** The frame that told of it. */
  readonly position: number;
  /** The frame that ended it; `Infinity` while none has come. */
  readonly endPosition: number;
  readonly start: number;
  /** `Infinity` while it lasts. */
  readonly end: number;
}

/** A plan takes no more room than this beside the calls. */
const mostPlanRows = 4;

/** The steps of all plans of one session. Steps that are under way at the same time stand under each other. */
export class PlanLane {
  readonly sessionId: string | undefined;
  spans: readonly PlanSpan[] = [];
  positions: readonly number[] = [];
  starts: readonly number[] = [];
  ends: readonly number[] = [];
  rows: readonly number[] = [];
  rowCount = 1;
  /** The last row takes all that find none free. */
  mostRows = mostPlanRows;
  /** Whether a filter lets it through. */
  passing: readonly boolean[] = [];

  constructor(sessionId: string | undefined) {
    this.sessionId = sessionId;
  }

  get size(): number {
    return this.spans.length;
  }

  /** Takes the spans of all its plans, in any order. */
  set(spans: readonly PlanSpan[], passes: (span: PlanSpan) => boolean): void {
    this.spans = spans.toSorted((one, other) => one.position - other.position || one.start - other.start);
    this.positions = this.spans.map(({ position }) => position);
    let latest = -Infinity;
    this.starts = this.spans.map(({ start }) => (latest = Math.max(latest, start)));
    this.ends = this.spans.map(({ end }, index) => Math.max(end, this.starts[index] ?? end));
    this.rows = this.placeInRows();
    this.filter(passes);
  }

  /** Puts all into one row, or under each other again. */
  fold(isFolded: boolean): void {
    this.mostRows = isFolded ? 1 : mostPlanRows;
    this.rows = this.placeInRows();
  }

  filter(passes: (span: PlanSpan) => boolean): void {
    this.passing = this.spans.map(passes);
  }

  private placeInRows(): readonly number[] {
    const rowEnds: number[] = [];
    const rowOfStep = new Map<string, number>();
    const rows = this.spans.map(({ planKey, stepId }, index) => {
      const start = this.starts[index] ?? 0;
      const step = `${planKey} ${stepId}`;
      const before = rowOfStep.get(step);
      const isFree = (row: number | undefined): row is number => row !== undefined && (rowEnds[row] ?? 0) <= start;
      const free = isFree(before) ? before : rowEnds.findIndex((end) => end <= start);
      const row = free >= 0 ? free : Math.min(rowEnds.length, this.mostRows - 1);
      rowOfStep.set(step, row);
      rowEnds[row] = Math.max(rowEnds[row] ?? 0, this.ends[index] ?? start);
      return row;
    });
    this.rowCount = Math.max(1, rowEnds.length);
    return rows;
  }
}

/** What a plan's history tells of its steps. A step that has not begun is no span; one that ends does so at `endedAt`, when its session was over. */
export function spansOf({ key, sessionId, value, history }: PlanRecord, endedAt: number | undefined): readonly PlanSpan[] {
  const titles = new Map(value.steps.map(({ id, title }) => [id, title]));
  const spans: PlanSpan[] = [];
  for (const [stepId, { changes }] of history) {
    for (const [index, { status, at, position }] of changes.entries()) {
      if (status === undefined || status === 'pending') continue;
      const before = changes[index - 1]?.status;
      const lasts = isUnderWay(status);
      // How a span ended stands at its end.
      if (!lasts && before !== undefined && isUnderWay(before)) continue;
      const next = changes[index + 1];
      const end = next?.at ?? Math.max(at, endedAt ?? Infinity);
      spans.push({
        kind: 'plan',
        planKey: key,
        sessionId,
        stepId,
        title: titles.get(stepId) ?? stepId,
        status,
        outcome: lasts ? next?.status : undefined,
        position,
        endPosition: lasts ? (next?.position ?? Infinity) : position,
        start: at,
        end: lasts ? end : at,
      });
    }
  }
  return spans;
}

function isUnderWay(status: StepStatus): boolean {
  return status === 'active' || status === 'blocked' || status === 'needs-input';
}
