// Imports every entry point of the built package by its name, as a server would: without a DOM, a bundler or TypeScript.
import { entries } from './entries.mjs';

for (const entry of Object.keys(entries)) {
  const name = `@oddkin/ai${entry.slice(1)}`;
  try {
    const names = Object.keys(await import(name));
    console.log(`${name} gives ${names.length} names`);
  } catch (error) {
    console.error(`${name} cannot be imported in Node: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
