// How long the tasks of a page's main thread took, out of a trace of Chromium.

/** The thread of the page is the main thread of a renderer that was busiest. */
export function taskTimes(trace) {
  const { traceEvents } = JSON.parse(String(trace));
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const threads = new Map();
  for (const { name, ph, pid, tid, dur = 0 } of traceEvents) {
    if (ph !== 'X' || !name.endsWith('RunTask') || !mains.has(`${pid} ${tid}`)) continue;
    const key = `${pid} ${tid}`;
    if (!threads.has(key)) threads.set(key, []);
    threads.get(key).push(dur / 1_000);
  }
  const times = [...threads.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
  times.sort((a, b) => a - b);
  return {
    p99Ms: times[Math.floor(times.length * 0.99)] ?? NaN,
    longestMs: times.at(-1) ?? NaN,
    over50: times.filter((time) => time > 50).length,
  };
}

function sum(times) {
  return times.reduce((all, time) => all + time, 0);
}
