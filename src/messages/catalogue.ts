/**
 * A visible text. `{name}` stands for a value. Where a text depends on a number, one form for each plural category of the language, picked by the value `count`.
 */
export type MessageText = string | { readonly [Category in Intl.LDMLPluralRule]?: string };

/** Visible texts by key. A key is `<noun>.<what it says>`. */
export type Catalogue = { readonly [key: string]: MessageText };

/** What may stand for `{name}`: text as it is, numbers in the way of the locale. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Writes a text of the catalogue in the way of `locale`. */
export function formatMessage(text: MessageText, values: MessageValues, locale: string): string {
  const pattern = typeof text === 'string' ? text : pluralForm(text, values['count'], locale);
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : typeof value === 'number' ? numberFormat(locale).format(value) : value;
  });
}

function pluralForm(text: Exclude<MessageText, string>, count: string | number | undefined, locale: string): string {
  const category = typeof count === 'number' ? pluralRules(locale).select(count) : 'other';
  return text[category] ?? text.other ?? '';
}

const numberFormats = new Map<string, Intl.NumberFormat>();

export function numberFormat(locale: string): Intl.NumberFormat {
  let format = numberFormats.get(locale);
  if (format === undefined) numberFormats.set(locale, (format = new Intl.NumberFormat(locale)));
  return format;
}

const rulesByLocale = new Map<string, Intl.PluralRules>();

/** Kept, since making them takes longer than all else that is done for a text. */
function pluralRules(locale: string): Intl.PluralRules {
  let rules = rulesByLocale.get(locale);
  if (rules === undefined) rulesByLocale.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules;
}
