import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Import {
  readonly specifier: string;
  /** Whether nothing of it is left at run time. */
  readonly isType: boolean;
}

/** Every module that a file names: by import, by `export … from`, by `import()` and in the types. */
export function readImports(path: string, text = readFileSync(path, 'utf8')): readonly Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const imports: Import[] = [];
  visit(file);
  return imports;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly || isTypeList(node.exportClause));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  }

  function add(specifier: ts.Node | undefined, isType: boolean): void {
    if (specifier === undefined) return;
    if (!ts.isStringLiteralLike(specifier)) throw new Error(`${path}: an import() whose module is only known at run time.`);
    imports.push({ specifier: specifier.text, isType });
  }
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return clause.name === undefined && isTypeList(clause.namedBindings);
}

function isTypeList(list: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (list === undefined || !('elements' in list) || list.elements.length === 0) return false;
  return [...list.elements].every((element) => element.isTypeOnly);
}
