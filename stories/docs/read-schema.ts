/** As much of a JSON Schema as a reader of the reference is shown. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

export interface MemberRow {
  /** Where the member stands, with a dot for each step down and `[]` for each item. */
  readonly path: string;
  readonly form: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** One thing that the schema defines: a frame, a part of a message, a line, or the whole document. */
export interface Section {
  readonly name: string;
  readonly description: string;
  readonly rows: readonly MemberRow[];
}

/** Every object that a schema tells of, as rows of members. Alternatives are sections of their own, named by their `type` or their first member. */
export function readSchema(root: Schema): readonly Section[] {
  const alternatives = root.oneOf?.map((branch) => resolve(branch, root));
  if (alternatives !== undefined) return alternatives.map((branch) => sectionOf(branch, root));
  const whole = sectionOf({ ...root, title: root.title ?? '' }, root);
  return [whole, ...innerAlternatives(root, root).map((branch) => sectionOf(branch, root))];
}

function sectionOf(schema: Schema, root: Schema): Section {
  const type = schema.properties?.['type']?.const;
  const name = schema.title ?? (typeof type === 'string' ? type : (Object.keys(schema.properties ?? {})[0] ?? ''));
  return { name, description: schema.description ?? '', rows: rowsOf(schema, root, '') };
}

function rowsOf(schema: Schema, root: Schema, above: string): readonly MemberRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    const member = resolve(given, root);
    const path = `${above}${name}`;
    const inner = member.type === 'array' ? resolve(member.items ?? {}, root) : member;
    const row = {
      path,
      form: formOf(member, root),
      isRequired: schema.required?.includes(name) === true,
      description: given.description ?? member.description ?? '',
    };
    return [row, ...rowsOf(inner, root, `${path}${member.type === 'array' ? '[]' : ''}.`)];
  });
}

/** The alternatives that stand somewhere within a document, such as the parts of a message. */
function innerAlternatives(schema: Schema, root: Schema): readonly Schema[] {
  return Object.values(schema.properties ?? {}).flatMap((given) => {
    const member = resolve(given, root);
    const inner = member.type === 'array' ? resolve(member.items ?? {}, root) : member;
    return [...(inner.oneOf ?? []), ...innerAlternatives(inner, root)];
  });
}

function formOf(schema: Schema, root: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array') return `list of ${formOf(resolve(schema.items ?? {}, root), root)}`;
  if (schema.oneOf !== undefined) return 'one of those below';
  const bounds = [
    schema.format,
    schema.minLength === 1 ? 'not empty' : undefined,
    schema.minimum === undefined ? undefined : `from ${schema.minimum}`,
    schema.exclusiveMinimum === undefined ? undefined : `above ${schema.exclusiveMinimum}`,
    schema.maximum === undefined ? undefined : `to ${schema.maximum}`,
  ].filter((bound) => bound !== undefined);
  return [schema.type ?? 'any', ...bounds].join(', ');
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const found = name === undefined ? undefined : root.$defs?.[name];
  return found === undefined ? schema : { ...found, ...schema };
}
