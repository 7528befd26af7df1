// A long conversation: short texts, long ones and calls of tools, the same for every contender and every run.
export const lastWords = 'These are the last words.';

export const longText = [
  '## What the corridor holds',
  'The **north** door is locked, and `open_door` says so each time; [the sign](https://dungeon.example/sign) beside it is *red*.',
  '- a lamp, out\n- a chest, shut\n- two doors, of which one is ajar',
  '| thing | where | state |\n| --- | --- | --- |\n| lamp | hall | out |\n| chest | hall | shut |',
  '```js\nconst door = await look("north");\nif (door.isLocked) await find("key");\n```',
  'So the key comes first. It may lie in the chest, under the lamp, or with whoever went away by the other door.',
].join('\n\n');

const tools = ['look_around', 'move', 'open_door'];

/** Each `{ id, text }` or `{ id, tool, input, output }`. */
export function messagesOf(count) {
  return Array.from({ length: count }, (_, index) => ({ id: `m${index}`, ...contentOf(index, count) }));
}

function contentOf(index, count) {
  if (index === count - 1) return { text: lastWords };
  if (index % 5 === 3) return { text: longText };
  if (index % 5 === 4) return { tool: tools[index % 3], input: { direction: 'north' }, output: { seen: index } };
  return { text: `Step ${index}: I look **around** and see nothing new.` };
}
