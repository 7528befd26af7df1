import { readSchema, type MemberRow, type Schema } from './read-schema.js';

const schemas = import.meta.glob<Schema>('../../schemas/*.schema.json', { eager: true, import: 'default' });

/** A schema of the package as tables of its members, made from the file itself. */
export function SchemaReference({ file }: { readonly file: string }) {
  const schema = schemas[`../../schemas/${file}`];
  if (schema === undefined) throw new Error(`There is no schema ${file}. Name a file of schemas/.`);
  return (
    <div className="docs-schema sb-unstyled">
      {readSchema(schema).map(({ name, description, rows }) => (
        <section key={name} aria-label={name}>
          <h4>{name}</h4>
          {description !== '' && <p>{description}</p>}
          {rows.length > 0 && <Members rows={rows} name={name} />}
        </section>
      ))}
    </div>
  );
}

function Members({ rows, name }: { readonly rows: readonly MemberRow[]; readonly name: string }) {
  return (
    <div className="docs-scroll" role="region" aria-label={`Members of ${name}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Form</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, form, isRequired, description }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
                {isRequired && <span className="docs-required"> required</span>}
              </td>
              <td>{form}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
