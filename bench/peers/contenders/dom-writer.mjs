import { default_renderer as defaultRenderer, parser, parser_end as parserEnd, parser_write as parserWrite } from 'streaming-markdown';

// The floor: elements written at once, without React, and nothing judged.
export function stream(element) {
  const writer = parser(defaultRenderer(element));
  return { append: (delta) => parserWrite(writer, delta), end: () => parserEnd(writer), destroy: () => element.replaceChildren() };
}
