/** A JSON Schema of an object: what the input and the output of a tool are described by. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** The type of the values that fit a JSON Schema, as far as its usual keywords tell; `unknown` beyond them. */
export type FromSchema<S> = S extends { readonly const: infer C }
  ? C
  : S extends { readonly enum: readonly (infer E)[] }
    ? E
    : S extends { readonly type: 'string' }
      ? string
      : S extends { readonly type: 'number' | 'integer' }
        ? number
        : S extends { readonly type: 'boolean' }
          ? boolean
          : S extends { readonly type: 'array'; readonly items: infer I }
            ? readonly FromSchema<I>[]
            : S extends { readonly type: 'object' }
              ? FromObject<S>
              : unknown;

type FromObject<S> = S extends { readonly properties: infer P }
  ? { readonly [K in keyof P & RequiredOf<S>]: FromSchema<P[K]> } & { readonly [K in Exclude<keyof P, RequiredOf<S>>]?: FromSchema<P[K]> }
  : Readonly<Record<string, unknown>>;

type RequiredOf<S> = S extends { readonly required: readonly (infer R)[] } ? R : never;
