/**
 * Reads the quick starts of a page of the documentation: code blocks whose fence says ```` ```bash quickstart-NAME ````, with a file's path behind it for
 * a file, and `serve` for the command that shows the result. By name: commands, files, the command that serves, and the port that it names.
 */
export function readQuickStarts(text) {
  const found = new Map();
  for (const [, , name, what = '', body] of text.matchAll(/^```(\w+) (quickstart-[\w-]+)(?: (\S+))?\n([\s\S]*?)^```$/gm)) {
    const start = found.get(name) ?? { commands: [], files: new Map(), serve: undefined, port: 4747 };
    found.set(name, start);
    if (what === 'serve') Object.assign(start, { serve: body.trim(), port: Number(/--port (\d+)/.exec(body)?.[1] ?? start.port) });
    else if (what === '') start.commands.push(...body.trim().split('\n'));
    else start.files.set(what, body);
  }
  return found;
}
