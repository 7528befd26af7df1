import ts from 'typescript';

/** A string that a person would see or hear and that no catalogue holds. */
export interface VisibleString {
  readonly line: number;
  readonly text: string;
}

/** Attributes whose text reaches people. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);

/** Finds strings with letters that stand in JSX, as text or in an attribute that is seen or heard. */
export function findVisibleStrings(source: string): readonly VisibleString[] {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: VisibleString[] = [];
  const add = (node: ts.Node, text: string): void => {
    if (/\p{L}/u.test(text)) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxAttribute(node)) {
      if (spokenAttributes.has(node.name.getText())) literalsOf(node.initializer).forEach((literal) => add(literal, literal.text));
    } else if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
      literalsOf(node).forEach((literal) => add(literal, literal.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The strings that an expression may come out as; not those that it compares, or passes on. */
function literalsOf(
  node: ts.Node | undefined,
): readonly (ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail)[] {
  if (node === undefined) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.flatMap(({ expression, literal }) => [...literalsOf(expression), literal])];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isJsxExpression(node)) return literalsOf(node.expression);
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalsOf(node.right);
    if (kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
      return [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
}
