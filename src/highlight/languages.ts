/** The grammar of a language as people write it after a fence, or of an ending of a file name. `undefined` for one that is not known. */
export function grammarFor(language: string): string | undefined {
  return byName.get(language.toLowerCase());
}

const sameName =
  'asm bat c clojure cmake cpp csharp css csv dart diff docker elixir elm erlang fsharp go graphql groovy haskell hcl html http ini java javascript jinja json json5 jsonc jsx julia kotlin latex less lua make markdown matlab nginx nix objective-c ocaml perl php powershell prisma proto python r regex ruby rust scala scss shellscript shellsession solidity sql svelte swift terraform toml tsx typescript vue wasm xml yaml zig';

const aliases: Readonly<Record<string, string>> = {
  asm: 'assembly',
  bat: 'cmd batch',
  c: 'h',
  clojure: 'clj',
  cpp: 'c++ cc hpp cxx',
  csharp: 'cs c#',
  diff: 'patch',
  docker: 'dockerfile',
  elixir: 'ex exs',
  erlang: 'erl',
  fsharp: 'fs f#',
  go: 'golang',
  graphql: 'gql',
  groovy: 'gradle',
  haskell: 'hs',
  html: 'htm',
  ini: 'cfg conf properties dotenv env',
  javascript: 'js mjs cjs node',
  jinja: 'jinja2 j2',
  json: 'geojson jsonl ndjson',
  julia: 'jl',
  kotlin: 'kt kts',
  latex: 'tex',
  make: 'makefile',
  markdown: 'md',
  matlab: 'octave',
  'objective-c': 'objc',
  ocaml: 'ml',
  perl: 'pl',
  powershell: 'ps1 pwsh',
  proto: 'protobuf',
  python: 'py py3 python3',
  r: 'rlang',
  regex: 'regexp',
  ruby: 'rb',
  rust: 'rs',
  shellscript: 'sh bash zsh shell fish ksh',
  shellsession: 'console terminal',
  solidity: 'sol',
  sql: 'postgresql postgres mysql sqlite',
  terraform: 'tf',
  typescript: 'ts mts cts',
  wasm: 'wat',
  xml: 'svg xhtml rss plist',
  yaml: 'yml',
};

const byName: ReadonlyMap<string, string> = new Map([
  ...sameName.split(' ').map((name) => [name, name] as const),
  ...Object.entries(aliases).flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar] as const)),
]);
