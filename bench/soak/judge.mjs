/** What must hold at the end: nothing lost, nothing said on the console, and what the first third held is what the last third holds. */
export function judge(samples, frames, faults) {
  const third = Math.ceil(samples.length / 3);
  const [early, late] = [samples.slice(Math.floor(third / 2), third + Math.floor(third / 2)), samples.slice(-third)];
  const growth = (read) => Number((middle(late.map(read)) / middle(early.map(read))).toFixed(2));
  const at = (what, is, limit) => ({ what, is, limit, isGood: is <= limit });
  return [
    at('frames lost while their tap lived', frames.lost, 0),
    at('frames that were let go before they were read', frames.readTooLate, 0),
    at('errors and warnings in the page', faults.length, 0),
    at(
      'heap of the page, late against early',
      growth(({ heap }) => heap),
      1.2,
    ),
    at(
      'nodes held, late against early',
      growth(({ nodes }) => nodes),
      1.2,
    ),
    at(
      'listeners, late against early',
      growth(({ listeners }) => listeners),
      1.2,
    ),
    at(
      'heap of the tap, late against early',
      growth(({ tap }) => tap.heap),
      1.3,
    ),
    at(
      'heap of the bridge, late against early',
      growth(({ bridge }) => bridge.heap),
      1.3,
    ),
    at('sockets of the tap at the end', samples.at(-1).tap.open, 8),
  ];
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
