// Makes src/schema/generated from schemas/: types that read well and validators that need no eval.
// `node .ci/generate-schema.mjs --check` writes nothing and exits 1 when a file is out of date.
import { readFileSync, writeFileSync, readdirSync, mkdirSync, existsSync } from 'node:fs';
import formats from 'ajv-formats/dist/formats.js';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';
import { frameNames, nouns, otherFrameDefinitions, partNames } from './schema-names.mjs';
import { validatorModule } from './schema-validators.mjs';
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

function frameValidators() {
  const { $defs } = wireSchema();
  const frames = Object.fromEntries([...frameNames].map(([definition, name]) => [`validate${name}`, $defs[definition]]));
  return validatorFile({ ...frames, validateManifest: $defs.manifest }, { definitions: $defs, tested: Object.keys(frames) });
}

function documentValidators() {
  const { $defs, ...envelope } = messageSchemas();
  // The parts of a message are validated one by one, picked by their type: a oneOf over nine types says nothing of use about a bad part.
  envelope.properties.parts.items = { type: 'object', properties: { type: { type: 'string' } }, required: ['type'] };
  const parts = Object.entries($defs).map(([name, part]) => [`validate${name}`, part]);
  const documents = nouns.slice(1).map((noun) => [`validate${pascal(noun)}`, read(`oddkin.ai.${noun}.v1.schema.json`)]);
  return validatorFile({ validateMessageEnvelope: envelope, ...Object.fromEntries([...parts, ...documents]) });
}

function fileFormatValidators() {
  const { $defs } = read('recording.v1.schema.json');
  const schemas = {
    validateRecordingHeader: $defs.recordingHeader,
    validateRecordedFrame: $defs.recordedFrame,
    validateRecordedNote: $defs.recordedNote,
    validateRecordedText: $defs.recordedText,
    validateScenario: read('scenario.v1.schema.json'),
  };
  return validatorFile(schemas, { definitions: $defs, tested: ['validateRecordedFrame'] });
}

function validatorFile(schemas, options) {
  return `// @ts-nocheck: a test reads members of what may be anything.\n${fileText(validatorModule(schemas, options))}`;
}

function uriReference() {
  const expression = formats.fullFormats['uri-reference'];
  if (!(expression instanceof RegExp)) throw new Error('ajv-formats tells a URI reference by something else than an expression.');
  return expression.toString();
}

const files = {
  'frames.ts': await frameTypes(),
  'documents.ts': await documentTypes(),
  'file-formats.ts': await fileFormatTypes(),
  'vocabulary.ts': fileText(`export const vocabulary = ${JSON.stringify(vocabularyOf(read))} as const;\n`),
  'uri-reference.ts': fileText(`export const uriReference = ${uriReference()};\n`),
  'frame-validators.ts': frameValidators(),
  'document-validators.ts': documentValidators(),
  'file-format-validators.ts': fileFormatValidators(),
};

mkdirSync(target, { recursive: true });
const stale = [];
for (const [name, text] of Object.entries(files)) {
  const url = new URL(name, target);
  const formatted = await format(text, { ...prettierOptions, parser: 'typescript' });
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
