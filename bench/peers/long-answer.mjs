// One long answer as an agent writes it, and the deltas in which it comes. The same for every contender and every run.
const subjects = ['The observer', 'Each agent', 'The bridge', 'A session', 'The panel', 'This world', 'The timeline', 'A tool call'];
const verbs = ['drops', 'keeps', 'sends', 'measures', 'retries', 'buffers', 'renders', 'validates'];
const objects = ['the frame', 'a stale lease', 'the cursor', 'every batch', 'the manifest', 'its queue', 'the last tick'];
const tails = ['when the link is slow', 'before the next tick', 'without a copy', 'in order', 'at the end of a turn'];
const languages = ['ts', 'python', 'rust', 'bash', 'json', 'sql'];

export const lastWords = 'These are the last words.';

export function longAnswer(length, seed = 7) {
  const random = randomFrom(seed);
  const parts = ['# How the observer panel is rolled out', paragraph(random, 4)];
  for (let section = 0; parts.join('\n\n').length < length; section += 1) {
    parts.push(`## ${section + 1}. ${pick(random, subjects)} and ${pick(random, objects)}`, paragraph(random, 4));
    parts.push(list(random, 4, { isNested: section % 2 === 0, isOrdered: section % 3 === 1, hasTasks: section % 6 === 3 }));
    parts.push(`### Detail ${section + 1}.1`, paragraph(random, 3), code(random, languages[section % languages.length], 12));
    if (section % 2 === 1) parts.push(table(random, 7));
    parts.push(`> ${sentence(random)} ${sentence(random)}`, paragraph(random, 3));
  }
  return `${parts.join('\n\n')}\n\n---\n\n${lastWords}\n`;
}

/** Deltas of one to nine characters. */
export function deltasOf(text, seed = 11) {
  const random = randomFrom(seed);
  const deltas = [];
  for (let at = 0; at < text.length;) {
    const size = between(random, 1, 9);
    deltas.push(text.slice(at, at + size));
    at += size;
  }
  return deltas;
}

function sentence(random) {
  const plain = `${pick(random, subjects)} ${pick(random, verbs)} ${pick(random, objects)} ${pick(random, tails)}`;
  const kind = random();
  if (kind < 0.14) return `${plain}, see [section ${between(random, 1, 9)}](https://example.org/guide/${between(random, 100, 999)}).`;
  if (kind < 0.3) return `${plain.replace(/ (\w+) (\w+)$/, ' **$1 $2**')}.`;
  if (kind < 0.42) return `${plain.replace(/ (\w+)$/, ' *$1*')}.`;
  return kind < 0.58 ? `${plain} (\`flush_${between(random, 1, 99)}()\`).` : `${plain}.`;
}

function paragraph(random, sentences) {
  return Array.from({ length: sentences }, () => sentence(random)).join(' ');
}

function list(random, length, { isNested, isOrdered, hasTasks }) {
  const lines = [];
  for (let item = 0; item < length; item += 1) {
    lines.push(`${isOrdered ? `${item + 1}.` : '-'} ${hasTasks ? '[x] ' : ''}${sentence(random)}`);
    if (isNested && item % 2 === 0) lines.push(`${isOrdered ? '   ' : '  '}- ${sentence(random)}`);
  }
  return lines.join('\n');
}

function code(random, language, lines) {
  const body = Array.from(
    { length: lines },
    () => `const queue${between(random, 1, 99)} = await next(queue, { limit: ${between(random, 1, 99)} });`,
  );
  return `\`\`\`${language}\n${body.join('\n')}\n\`\`\``;
}

function table(random, rows) {
  const body = Array.from(
    { length: rows },
    () => `| \`scan_${between(random, 1, 99)}\` | sensor | ${between(random, 1, 900)} | ${pick(random, verbs)} ${pick(random, objects)} |`,
  );
  return ['| Name | Kind | Limit | Notes |', '| --- | --- | ---: | --- |', ...body].join('\n');
}

function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick(random, list) {
  return list[Math.floor(random() * list.length)];
}

function between(random, low, high) {
  return low + Math.floor(random() * (high - low + 1));
}
