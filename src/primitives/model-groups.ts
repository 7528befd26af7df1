import type { ModelOption } from '../schema/index.js';

/** The models of one provider, in the order in which they came. */
export interface ModelGroup {
  /** `undefined` for those that name none. */
  readonly provider: string | undefined;
  readonly models: readonly ModelOption[];
}

/** Models by provider, in the order in which providers come; those without one last. */
export function groupModels(models: readonly ModelOption[]): readonly ModelGroup[] {
  const groups = new Map<string | undefined, ModelOption[]>();
  for (const model of models) {
    const known = groups.get(model.provider);
    if (known === undefined) groups.set(model.provider, [model]);
    else known.push(model);
  }
  const nameless = groups.get(undefined);
  groups.delete(undefined);
  if (nameless !== undefined) groups.set(undefined, nameless);
  return [...groups].map(([provider, found]) => ({ provider, models: found }));
}

/** Models that have every word of `query` in their label, id, provider, description or capabilities. */
export function findModels(models: readonly ModelOption[], query: string, locale: string): readonly ModelOption[] {
  const words = query.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  if (words.length === 0) return models;
  return models.filter(({ id, label, provider = '', description = '', capabilities = [] }) => {
    const text = [id, label, provider, description, ...capabilities].join(' ').toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word));
  });
}
