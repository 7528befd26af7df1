/** What agents were told through the tap, against what the panel's store has been given: by message_id. */
export function createLedger() {
  const sent = new Set();
  const unseen = new Map();
  let reread = 0;
  let gaps = 0;

  return {
    /** A message has reached an agent, so that the tap has had it. */
    sent(text) {
      const id = idOf(text);
      // What a resume repeats counts again only where the panel lacks it: the tap that lives now has had it.
      if (id === undefined || (sent.has(id) && !unseen.has(id))) return;
      sent.add(id);
      unseen.set(id, { isAtRisk: false, at: Date.now(), text: text.slice(0, 200) });
    },
    /** What the panel's store was given since it was last asked. */
    seen({ ids, gaps: told, isWhole }) {
      for (const id of ids) unseen.delete(id);
      gaps += told;
      if (!isWhole) reread += 1;
    },
    /** The tap was killed: what only it held went with it. */
    killed() {
      for (const frame of unseen.values()) frame.isAtRisk = true;
    },
    /** What was lost, each with when it reached its agent. */
    lost() {
      return [...unseen.values()].filter(({ isAtRisk }) => !isAtRisk).map(({ at, text }) => ({ at, text }));
    },
    counts() {
      const left = [...unseen.values()];
      const withProcess = left.filter(({ isAtRisk }) => isAtRisk).length;
      return { sent: sent.size, lost: left.length - withProcess, lostWithKilledTap: withProcess, gapsTold: gaps, readTooLate: reread };
    },
  };
}

function idOf(text) {
  try {
    return JSON.parse(text).message_id;
  } catch {
    return undefined;
  }
}
