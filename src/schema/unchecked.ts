/** Why a value was not checked. */
export type UncheckedReason =
  /** The schema is no JSON Schema: a keyword has a value of the wrong kind, or a pattern is none. */
  | 'schema_malformed'
  /** The schema holds more, or is nested deeper, than the limit. */
  | 'schema_too_large'
  /** A `$ref` leads out of the schema, or a part of it has a `$id` of its own. Only local references are followed. */
  | 'reference_remote'
  /** A `$ref` leads to nothing. */
  | 'reference_missing'
  /** A schema refers to itself without taking anything of the value, so that checking would never end. */
  | 'reference_circular'
  /** The schema uses a keyword that is not followed, such as `$dynamicRef`. */
  | 'keyword_unsupported'
  /** A pattern could run away. */
  | 'pattern_unsafe'
  /** The value is no JSON, or holds a number beyond what a number holds. */
  | 'value_invalid'
  /** The value holds more, or is nested deeper, than the limit. */
  | 'value_too_large'
  /** To check this value by this schema is more work than the limit. */
  | 'too_much_work';

/** Thrown while a schema is prepared or a value checked; {@link checkValue} makes an answer of it. */
export class Unchecked extends Error {
  readonly reason: UncheckedReason;

  constructor(reason: UncheckedReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
