import { overlaps, type PatternAtom } from './pattern-atom.js';
import { readPattern, type PatternNode } from './read-pattern.js';

/** How long a regular expression may take, or why it must not be run on text from outside. */
export type PatternVerdict =
  { readonly isSafe: true; readonly worstSteps: (length: number) => number } | { readonly isSafe: false; readonly reason: string };

/**
 * Judges whether a regular expression can run away. In a repeated part every character must lead one way only, so that there is
 * nothing to try again: `[a-z]+(-[a-z]+)*` passes, `(a+)+` and `(a|a)*` do not. What is left grows with the length to the power of
 * the repeats in a row.
 */
export function judgePattern(source: string, flags = 'u'): PatternVerdict {
  const key = `${flags}/${source}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = judge(source, flags);
  if (verdicts.size >= maxVerdicts) verdicts.clear();
  verdicts.set(key, verdict);
  return verdict;
}

const verdicts = new Map<string, PatternVerdict>();
const maxVerdicts = 256;
const maxLength = 1_000;
const maxPositions = 600;
const maxChoices = 12;

function judge(source: string, flags: string): PatternVerdict {
  if (source.length > maxLength) return refused(`is longer than ${maxLength} characters`);
  try {
    new RegExp(source, flags);
  } catch {
    return refused('is no regular expression');
  }
  const tree = flags.includes('v') ? undefined : readPattern(source, flags.includes('u'));
  if (tree === undefined) return refused('holds a back reference, or more than can be judged');
  const graph: Graph = {
    atoms: [],
    follow: [],
    flags: flags.replace(/[gy]/g, ''),
    loops: 0,
    choices: 0,
    looks: 0,
    inLoop: 0,
    fault: undefined,
  };
  const whole = build(tree, graph);
  if (graph.fault !== undefined) return refused(graph.fault);
  const isStraight = graph.looks === 0 && !isAmbiguous(graph, whole, () => true);
  const isAnchored = startsAtStart(tree) && !flags.includes('m');
  if (!isStraight && graph.choices > maxChoices) return refused('leaves too many ways to try');
  const power = (isAnchored ? 0 : 1) + (isStraight ? 1 : Math.max(1, graph.loops));
  const factor = isStraight ? 1 : 2 ** graph.choices;
  return { isSafe: true, worstSteps: (length) => factor * Math.max(1, length) ** power };
}

function refused(reason: string): PatternVerdict {
  return { isSafe: false, reason };
}

/** Which characters of a pattern may follow each other. Each atom of the pattern is a position. */
interface Graph {
  readonly atoms: PatternAtom[];
  readonly follow: Set<number>[];
  readonly flags: string;
  loops: number;
  choices: number;
  looks: number;
  inLoop: number;
  fault: string | undefined;
}

interface Piece {
  readonly isEmpty: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

const nothing: Piece = { isEmpty: true, first: [], last: [] };

function build(node: PatternNode, graph: Graph): Piece {
  if (graph.fault !== undefined) return nothing;
  switch (node.kind) {
    case 'atom':
      return addAtom(node.source, graph);
    case 'nothing':
      return nothing;
    case 'sequence':
      return node.items.reduce<Piece>((before, item) => join(before, build(item, graph), graph), nothing);
    case 'choice': {
      if (graph.inLoop === 0) graph.choices += Math.ceil(Math.log2(node.options.length));
      const options = node.options.map((option) => build(option, graph));
      return {
        isEmpty: options.some(({ isEmpty }) => isEmpty),
        first: options.flatMap(({ first }) => first),
        last: options.flatMap(({ last }) => last),
      };
    }
    case 'repeat':
      return addRepeat(node, graph);
    case 'look': {
      if (graph.inLoop > 0) graph.fault = 'looks ahead or back in a part that repeats';
      graph.looks += 1;
      build(node.body, graph);
      return nothing;
    }
    default:
      return node satisfies never;
  }
}

function addAtom(source: string, graph: Graph): Piece {
  if (graph.atoms.length >= maxPositions) graph.fault = 'is too long once its repeats are written out';
  const position = graph.atoms.length;
  graph.atoms.push({ source, flags: graph.flags });
  graph.follow.push(new Set());
  return { isEmpty: false, first: [position], last: [position] };
}

function join(before: Piece, after: Piece, { follow }: Graph): Piece {
  for (const position of before.last) for (const next of after.first) follow[position]?.add(next);
  return {
    isEmpty: before.isEmpty && after.isEmpty,
    first: before.isEmpty ? [...before.first, ...after.first] : before.first,
    last: after.isEmpty ? [...before.last, ...after.last] : after.last,
  };
}

function addRepeat({ body, min, max }: Extract<PatternNode, { kind: 'repeat' }>, graph: Graph): Piece {
  if (max <= 1) {
    if (graph.inLoop === 0) graph.choices += min === max ? 0 : 1;
    const piece = build(body, graph);
    return max === 0 ? nothing : { ...piece, isEmpty: piece.isEmpty || min === 0 };
  }
  const start = graph.atoms.length;
  graph.inLoop += 1;
  const piece = max > maxWrittenOut ? addLoop(body, min, graph) : writeOut(body, min, max, graph);
  graph.inLoop -= 1;
  if (graph.inLoop === 0) graph.loops += 1;
  if (graph.fault === undefined && isAmbiguous(graph, piece, (position) => position >= start)) graph.fault = ambiguous;
  return piece;
}

const ambiguous = 'repeats a part that the same text can pass through in more than one way';
const maxWrittenOut = 32;

function addLoop(body: PatternNode, min: number, graph: Graph): Piece {
  const piece = build(body, graph);
  for (const position of piece.last) {
    for (const next of piece.first) {
      // A repeat within a repeat that leads the same way is another way through.
      if (graph.follow[position]?.has(next) === true) graph.fault = ambiguous;
      graph.follow[position]?.add(next);
    }
  }
  return { ...piece, isEmpty: piece.isEmpty || min === 0 };
}

/** `a{2,4}` as `aa(a(a)?)?`: each repeat has its own positions. */
function writeOut(body: PatternNode, min: number, max: number, graph: Graph): Piece {
  let whole = nothing;
  let ends: readonly number[] = [];
  for (let count = 1; count <= max && graph.fault === undefined; count += 1) {
    const isOptional = count > min;
    if (isOptional) ends = [...ends, ...whole.last];
    whole = join(whole, build(body, graph), graph);
  }
  return { isEmpty: whole.isEmpty || min === 0, first: whole.first, last: [...new Set([...ends, ...whole.last])] };
}

/** Whether at some place two different positions could take the same character. */
function isAmbiguous(graph: Graph, { first }: Piece, isMeant: (position: number) => boolean): boolean {
  if (clashes(first, graph)) return true;
  return graph.follow.some((next, position) => isMeant(position) && clashes([...next].filter(isMeant), graph));
}

function clashes(positions: readonly number[], { atoms }: Graph): boolean {
  return positions.some((position, index) => {
    const atom = atoms[position];
    return positions.slice(index + 1).some((other) => {
      const right = atoms[other];
      return other === position || (atom !== undefined && right !== undefined && overlaps(atom, right));
    });
  });
}

function startsAtStart(node: PatternNode): boolean {
  if (node.kind === 'nothing') return node.isStart;
  if (node.kind === 'choice') return node.options.every(startsAtStart);
  return node.kind === 'sequence' && node.items[0] !== undefined && startsAtStart(node.items[0]);
}
