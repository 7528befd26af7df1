// The page in which each contender of the live measurements runs.
export const html =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/styles.css"><style>body{margin:0}</style><div id="root"></div><script type="module">import { bench } from "/page.js"; globalThis.bench = bench;</script>';
