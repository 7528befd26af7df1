import { extendParser, type Code, type Construct, type PluginHost, type State, type TreeBuilder } from './parser.js';
import { visitParents, type SyntaxNode } from './syntax-tree.js';

/** Reads `[^sourceId]` as a citation where `isSource` knows the id; asked with the place in the text. Not inside links, where no button may stand. */
export function remarkCitations(this: PluginHost, { isSource }: { readonly isSource: (sourceId: string, at: number) => boolean }): void {
  const citation: Construct = {
    name: 'citation',
    tokenize(effects, ok, nok) {
      const { offset } = this.now();
      let length = 0;
      const open: State = (code) => {
        effects.enter('citation');
        effects.enter('citationMarker');
        effects.consume(code);
        return caret;
      };
      const caret: State = (code) => {
        if (code !== 94) return nok(code);
        effects.consume(code);
        effects.exit('citationMarker');
        effects.enter('citationId');
        return id;
      };
      const id: State = (code) => {
        if (code === 93) return close(code);
        if (endsId(code) || length > longestId) return nok(code);
        length += 1;
        effects.consume(code);
        return id;
      };
      const close: State = (code) => {
        if (length === 0 || !isSource(this.sliceSerialize(effects.exit('citationId')), offset)) return nok(code);
        effects.enter('citationMarker');
        effects.consume(code);
        effects.exit('citationMarker');
        effects.exit('citation');
        return ok;
      };
      return open;
    },
  };
  extendParser(
    this,
    { text: { 91: citation } },
    {
      enter: {
        citation(this: TreeBuilder, token) {
          this.enter({ type: 'citation', children: [] }, token);
        },
        citationId(this: TreeBuilder, token) {
          this.enter({ type: 'citationId', value: this.sliceSerialize(token) }, token);
        },
      },
      exit: {
        citationId(this: TreeBuilder, token) {
          this.exit(token);
        },
        citation(this: TreeBuilder, token) {
          this.exit(token);
        },
      },
      transforms: [nameSources],
    },
  );
}

const longestId = 999;

/** A line ending or a bracket, which no id holds, or the end. */
function endsId(code: Code): boolean {
  return code === null || code === 91 || (code < 0 && code > -6 && code !== -1 && code !== -2);
}

function nameSources(tree: SyntaxNode): void {
  const links = new Set<SyntaxNode>();
  visitParents(tree, (parent) => {
    const isInsideLink = links.has(parent) || parent.type === 'link' || parent.type === 'linkReference';
    parent.children = parent.children.map((child) => {
      if (isInsideLink) links.add(child);
      return child.type === 'citation' ? named(child, isInsideLink) : child;
    });
    return true;
  });
}

function named({ children, position }: SyntaxNode, isInsideLink: boolean): SyntaxNode {
  const sourceId = children?.[0]?.value ?? '';
  if (isInsideLink) return { type: 'text', value: `[^${sourceId}]`, position };
  return { type: 'citation', data: { hName: 'cite', hProperties: { dataSourceId: sourceId } }, children: [], position };
}
