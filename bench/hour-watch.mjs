// A store as a panel watches it: with each commit its regions bring up to date what they have made of the state.
import { importSource } from './bundled-source.mjs';

const startedAt = 1_700_000_000_000;
const typed = '-status:none';
/** In a flood the panel brings what is for reading up to date three times a second. */
const restMs = 320;

export async function openWatched() {
  const source = await importSource(`
    export { createObserverStore } from './projection/index.ts';
    export { readArrival } from './aicc/index.ts';
    export { conversation } from './store/index.ts';
    export { createSteppedClock } from './testing/index.ts';
    export { nextSession } from './hooks/use-followed-session.ts';
    export { summarizeAgents } from './observer/agent-summaries.ts';
    export { createErrorSearch } from './observer/error-positions.ts';
    export { mergeRows, planRows, subjectOfPlan } from './observer/plan-rows.ts';
    export { FilteredRows } from './observer/rows.ts';
    export { toolRows } from './observer/tool-rows.ts';
    export { TimelineLanes } from './observer/timeline/timeline-lanes.ts';
    export { layOut } from './observer/timeline/lane-layout.ts';
    export { filterTest } from './observer/filter/match-filter.ts';
    export { parseFilter } from './observer/filter/parse-filter.ts';
    export { subjectOfEntry, subjectOfWire } from './observer/filter/filter-subjects.ts';
  `);
  const { createObserverStore, readArrival, createSteppedClock } = source;
  const clock = createSteppedClock(startedAt);
  const store = createObserverStore({ clock });
  const { follow, look } = watch(source, store);
  store.cursor.subscribe(follow);
  let lookedAt = startedAt;
  store.subscribe(() => {
    if (clock.now() - lookedAt < restMs) return;
    lookedAt = clock.now();
    look();
  });
  return {
    store,
    look,
    /** Takes texts that come `everyMs` after one another, in one commit. */
    take(texts, everyMs) {
      const arrivals = texts.map((text) => {
        clock.advance(everyMs);
        return readArrival(text, clock.now());
      });
      store.receive(arrivals);
    },
  };
}

/** `follow` is what goes along with every commit, `look` what rests in a flood. */
function watch(source, store) {
  const test = source.filterTest(source.parseFilter(typed));
  const passesEntry = (entry) => test(entry.kind === 'plan' ? ofPlan(entry) : source.subjectOfEntry(entry, store.getState()));
  const passesWire = (entry) => test(source.subjectOfWire(entry, store.getState()));
  const isRunning = (row) => store.getState().toolCalls.records.get(row.toolCallKey)?.value.status === 'running';
  const lanes = new source.TimelineLanes();
  const timeline = new source.FilteredRows(isRunning, ({ position }) => position);
  const wire = new source.FilteredRows();
  const findErrors = source.createErrorSearch();
  let followed;
  let plans;
  let told;
  return {
    follow() {
      const state = store.getHead();
      lanes.follow(state, passesEntry);
      findErrors(state.wire);
      followed = source.nextSession(state, followed, 0);
      wire.view(state.wire.entries, passesWire);
    },
    look() {
      const state = store.getState();
      source.layOut(lanes);
      if (plans !== state.plans) told = source.planRows(state.plans);
      plans = state.plans;
      timeline.view(source.mergeRows(state.timeline, told), passesEntry);
      source.conversation(state.messages.tree, followed);
      source.summarizeAgents(state);
      const statistics = [...state.statistics.values()].filter(({ sessionId }) => sessionId === followed);
      source.toolRows(state.sessions.get(followed)?.manifest, statistics, followed, new Map());
    },
  };

  function ofPlan({ sessionId, title, status, changes }) {
    const titles = changes === undefined ? [title] : changes.map((change) => change.title);
    const statuses = changes === undefined ? [status] : changes.map((change) => change.status);
    return source.subjectOfPlan({ sessionId, titles, statuses }, store.getState());
  }
}
