// Makes src/schema/generated from schemas/: types that read well and validators that need no eval.
// `node .ci/generate-schema.mjs --check` writes nothing and exits 1 when a file is out of date.
import { readFileSync, writeFileSync, readdirSync, mkdirSync, existsSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';
import { frameNames, nouns, otherFrameDefinitions, partNames } from './schema-names.mjs';
import { vocabularyOf } from './schema-vocabulary.mjs';

const root = new URL('../', import.meta.url);
const schemasFolder = new URL('schemas/', root);
const target = new URL('src/schema/generated/', root);
const prettierOptions = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).prettier ?? {};

const read = (file) => JSON.parse(readFileSync(new URL(file, schemasFolder), 'utf8'));
const pascal = (text) => text.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** session_init without the two ids, which is what manifest_update holds. */
function manifestSchema(sessionInit) {
  const { session_id: _session, message_id: _message, ...properties } = sessionInit.properties;
  const optional = new Set(['session_id', 'message_id', 'protocol', 'type']);
  return {
    ...sessionInit,
    description: 'What session_init declares, without the two ids: the world, its time, the capabilities, and the tools.',
    properties,
    required: sessionInit.required.filter((name) => !optional.has(name)),
  };
}

function wireSchema() {
  const schema = read('aicc.schema.json');
  schema.$defs.manifest = manifestSchema(schema.$defs.sessionInit);
  return schema;
}

/** The message schema with its parts moved to $defs, so that each part type has a validator and a name of its own. */
function messageSchemas() {
  const schema = read('oddkin.ai.message.v1.schema.json');
  const parts = schema.properties.parts.items.oneOf;
  const unnamed = parts.filter((part) => !partNames.has(part.properties.type.const));
  if (unnamed.length > 0) throw new Error(`partNames lacks ${unnamed.map((part) => part.properties.type.const)}`);
  const $defs = Object.fromEntries(parts.map((part) => [partNames.get(part.properties.type.const), part]));
  schema.properties.parts.items = { oneOf: Object.keys($defs).map((name) => ({ $ref: `#/$defs/${name}` })) };
  return { ...schema, $defs };
}

function fileText(body) {
  return `// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.\n${body}`;
}

async function frameTypes() {
  const renamed = JSON.stringify(wireSchema()).replace(/#\/\$defs\/(\w+)"/g, (_, name) => `#/$defs/${newName(name)}"`);
  const schema = JSON.parse(renamed);
  schema.$defs = Object.fromEntries(
    Object.entries(schema.$defs).map(([name, value]) => [newName(name), { ...value, title: newName(name) }]),
  );
  schema.$defs.HeartbeatFrame.properties.manifest_update = { $ref: '#/$defs/Manifest' };
  schema.title = 'Frame';
  delete schema.type;
  return fileText(await toTypes(schema, 'Frame'));

  function newName(name) {
    return frameNames.get(name) ?? otherFrameDefinitions.get(name) ?? pascal(name);
  }
}

async function documentTypes() {
  const $defs = {};
  for (const noun of nouns) {
    const name = pascal(noun);
    const schema = noun === 'message' ? messageSchemas() : read(`oddkin.ai.${noun}.v1.schema.json`);
    for (const [part, value] of Object.entries(schema.$defs ?? {})) $defs[part] = { ...value, title: part };
    delete schema.$defs;
    delete schema.$id;
    lift(schema, name);
    $defs[name] = { ...schema, title: name };
  }
  $defs.Part = {
    title: 'Part',
    description: 'One part of a message.',
    oneOf: [...partNames.values()].map((name) => ({ $ref: `#/$defs/${name}` })),
  };
  $defs.Message.properties.parts.items = { $ref: '#/$defs/Part' };
  const schema = { title: 'AnyDocument', oneOf: nouns.map((noun) => ({ $ref: `#/$defs/${pascal(noun)}` })), $defs };
  return fileText(await toTypes(schema, 'AnyDocument'));

  /** Gives inner objects a name: PlanStep, QuestionField, ArtifactRevision, DocumentError. */
  function lift(schema, owner) {
    for (const [property, value] of Object.entries(schema.properties ?? {})) {
      const inner = value.type === 'array' ? value.items : value;
      if (inner?.type !== 'object' || inner.properties === undefined) continue;
      const name = property === 'error' ? 'DocumentError' : `${owner.replace(/(Step|Task)$/, '')}${pascal(property).replace(/s$/, '')}`;
      lift(inner, name);
      $defs[name] = { ...inner, title: name };
      if (value.type === 'array') value.items = { $ref: `#/$defs/${name}` };
      else schema.properties[property] = { $ref: `#/$defs/${name}` };
    }
  }
}

async function fileFormatTypes() {
  const recording = read('recording.v1.schema.json');
  recording.$defs.recordingHeader.title = 'RecordingHeader';
  recording.$defs.recordedFrame.title = 'RecordedFrame';
  recording.$defs.recordedText.title = 'RecordedText';
  recording.title = 'RecordingLine';
  const { recordedNote } = recording.$defs;
  delete recording.$defs.recordedNote;
  const scenario = read('scenario.v1.schema.json');
  scenario.title = 'Scenario';
  scenario.properties.steps.items.title = 'ScenarioStep';
  const types = [
    await toTypes(recording, 'RecordingLine'),
    await toTypes({ ...recordedNote, title: 'RecordedNote' }, 'RecordedNote'),
    await toTypes(scenario, 'Scenario'),
  ];
  return fileText(types.join('\n'));
}

async function toTypes(schema, name) {
  const withoutIds = JSON.parse(JSON.stringify(schema, (key, value) => (key === '$id' || key === '$schema' ? undefined : value)));
  prepareForTypes(withoutIds);
  const code = await compile(withoutIds, name, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    format: false,
  });
  // The compiler says where each unreferenced definition came from; a reader of the types has no use for it.
  return code
    .replace(/^ \* (This interface was referenced by|via the `definition).*\n(?: \* via.*\n)?/gm, '')
    .replace(/\/\*\*\n( \*\n)* \*\/\n/g, '')
    .replace(/\n \*\n \*\//g, '\n */');
}

/** Says what the compiler would not guess: a property with only a description holds any JSON, an object without properties any object. */
function prepareForTypes(schema) {
  if (typeof schema !== 'object' || schema === null) return;
  for (const value of Object.values(schema.properties ?? {})) {
    if (Object.keys(value).every((key) => key === 'description')) value.tsType = 'unknown';
    if (value.type === 'object' && value.properties === undefined) value.tsType = 'Record<string, unknown>';
    // A description beside a $ref would make a second type of what it refers to.
    if (value.$ref !== undefined) delete value.description;
  }
  for (const value of Object.values(schema)) prepareForTypes(value);
}

/** What validation does not need would only make the validators larger. */
function withoutProse(schema) {
  if (Array.isArray(schema)) return schema.map(withoutProse);
  if (typeof schema !== 'object' || schema === null) return schema;
  const prose = new Set(['$schema', 'title', 'description', 'default']);
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !prose.has(key) || typeof value === 'object')
      .map(([key, value]) => [key, withoutProse(value)]),
  );
}

function makeAjv() {
  // The schemas use nothing that came with draft 2020-12 but $defs; the plain class leaves out the bookkeeping of unevaluated members.
  const ajv = new Ajv({ code: { source: true, esm: true, lines: true }, strictRequired: false, ownProperties: true, messages: false });
  addFormats.default(ajv, ['uuid', 'uri-reference']);
  return ajv;
}

function validators(schemas, exported) {
  const ajv = makeAjv();
  for (const schema of schemas) ajv.addSchema(withoutProse(schema));
  const code = standaloneCode.default(ajv, exported);
  const runtime = new Map([
    ['ajv/dist/runtime/ucs2length', 'countCodePoints'],
    ['ajv/dist/runtime/equal', 'isEqual'],
    ['validator-runtime', 'isUuid'],
  ]);
  const used = new Set();
  const body = quicker(code)
    .replace(/^"use strict";/, '')
    .replace(/\/\*# sourceURL=.*?\*\//g, '')
    .replace(/require\("([^"]+)"\)(?:\.\w+|\["[^"]+"\])*/g, (_, module) => {
      const name = runtime.get(module);
      if (name === undefined) throw new Error(`The validators need ${module}, which validator-runtime.ts lacks.`);
      used.add(name);
      return name;
    })
    .replace(/export default [^;]+;/g, '')
    .replace(/export const (\w+) = (\w+);/g, 'export const $1: Validator = $2;');
  const imports = [`import type { Validator } from '../find-problem.js';`];
  if (used.size > 0)
    imports.push(`import { ${[...used].toSorted((left, right) => (left < right ? -1 : 1)).join(', ')} } from '../validator-runtime.js';`);
  return `// @ts-nocheck: the checker has nothing to add to code that a compiler wrote.\n${fileText(`${imports.join('\n')}\n${body}`)}`;
}

/** Says the same in a way that costs a fraction: a frame is checked for each message of the wire. */
function quicker(code) {
  const schemas = new Map(Array.from(code.matchAll(/^const (schema\d+) = (\{.*\});$/gm), ([, name, text]) => [name, JSON.parse(text)]));
  return (
    code
      .replace(/^const formats\d+ = \/\^\(\?:urn:uuid:\).*$/gm, (line) => line.replace(/= .*/, '= require("validator-runtime");'))
      .replace(/\b(formats\d+)\.test\(/g, (call, name) => (code.includes(`const ${name} = /^(?:urn:uuid:)`) ? `${name}(` : call))
      // What every object inherits is the one thing that could be taken for a member of its own.
      .replace(/ \|\| \(!\(func\d+\.call\(data\d*, "(\w+)"\)\)\)/g, (check, name) => (name in {} ? check : ''))
      .replace(/ && func\d+\.call\(data\d*, "(\w+)"\)/g, (check, name) => (name in {} ? check : ''))
      .replace(/func\d+\.call\((schema\d+)\.properties, (key\d+)\)/g, (_, name, key) =>
        Object.keys(schemas.get(name).properties)
          .map((each) => `(${key} === ${JSON.stringify(each)})`)
          .join(' || '),
      )
      .replace(
        /for\(const (key\d+) of Object\.keys\((data\d*)\)\)\{\nif\((!\(.*\))\)\{$/gm,
        'for(const $1 in $2){\nif($3 && Object.hasOwn($2, $1)){',
      )
  );
}

function frameValidators() {
  const schema = wireSchema();
  const exported = { validateManifest: `${schema.$id}#/$defs/manifest` };
  for (const [definition, name] of frameNames) exported[`validate${name}`] = `${schema.$id}#/$defs/${definition}`;
  return validators([schema], exported);
}

function documentValidators() {
  const message = messageSchemas();
  const { $defs, ...envelope } = message;
  // The parts of a message are validated one by one, picked by their type: a oneOf over nine types says nothing of use about a bad part.
  envelope.properties.parts.items = { type: 'object', properties: { type: { type: 'string' } }, required: ['type'] };
  const schemas = [
    { ...envelope, $id: 'message' },
    ...nouns.slice(1).map((noun) => ({ ...read(`oddkin.ai.${noun}.v1.schema.json`), $id: noun })),
  ];
  const exported = { validateMessageEnvelope: 'message' };
  for (const [name, part] of Object.entries($defs)) {
    schemas.push({ $id: name, ...part });
    exported[`validate${name}`] = name;
  }
  for (const noun of nouns.slice(1)) exported[`validate${pascal(noun)}`] = noun;
  return validators(schemas, exported);
}

function fileFormatValidators() {
  const recording = read('recording.v1.schema.json');
  const scenario = read('scenario.v1.schema.json');
  return validators([recording, scenario], {
    validateRecordingHeader: `${recording.$id}#/$defs/recordingHeader`,
    validateRecordedFrame: `${recording.$id}#/$defs/recordedFrame`,
    validateRecordedNote: `${recording.$id}#/$defs/recordedNote`,
    validateRecordedText: `${recording.$id}#/$defs/recordedText`,
    validateScenario: scenario.$id,
  });
}

const files = {
  'frames.ts': await frameTypes(),
  'documents.ts': await documentTypes(),
  'file-formats.ts': await fileFormatTypes(),
  'vocabulary.ts': fileText(`export const vocabulary = ${JSON.stringify(vocabularyOf(read))} as const;\n`),
  'frame-validators.ts': frameValidators(),
  'document-validators.ts': documentValidators(),
  'file-format-validators.ts': fileFormatValidators(),
};

mkdirSync(target, { recursive: true });
const stale = [];
for (const [name, text] of Object.entries(files)) {
  const url = new URL(name, target);
  const formatted = name.endsWith('validators.ts') ? text : await format(text, { ...prettierOptions, parser: 'typescript' });
  if (existsSync(url) && readFileSync(url, 'utf8') === formatted) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(url, formatted);
}
for (const name of readdirSync(target)) if (!(name in files)) stale.push(`${name} (nothing makes it any more: delete it)`);
if (stale.length > 0)
  console.error(
    `src/schema/generated: ${stale.join(', ')} ${process.argv.includes('--check') ? 'out of date; run npm run generate' : 'written'}`,
  );
if (stale.length > 0 && process.argv.includes('--check')) process.exit(1);
