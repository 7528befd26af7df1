import { createDocuments, documentEntry } from '@oddkin/ai/testing';
import { hostileMarkup, someMarkup } from './markup.js';
import { inMessage, type Payload } from './payload.js';
import { hostileUrls, someUrls } from './urls.js';

const documents = createDocuments();

/** URLs in fields, which no Markdown has read before. */
const fieldPayloads: readonly Payload[] = hostileUrls.flatMap((url, index) => [
  inMessage('source-url', index, [{ type: 'source', id: 's', sourceId: 's', title: 'words', url }]),
  ...['image/png', 'audio/ogg', 'video/mp4', 'application/pdf', 'text/html'].map((mediaType) =>
    inMessage(`file-url-${mediaType.replace('/', '-')}`, index, [{ type: 'file', id: 'f', name: 'words', mediaType, url }]),
  ),
  withArtifact('artifact-url', index, { kind: 'image', mediaType: 'image/png', revisions: [{ revisionId: 'r', url }] }),
]);

/** Names, titles and values, each shown as the text that it is. */
const namePayloads: readonly Payload[] = [...someMarkup, ...someUrls, 'invoice\u202etxt.exe', '__proto__', 'constructor', '\u0000', '']
  .filter((text, index, all) => all.indexOf(text) === index)
  .flatMap((text, index) => {
    const shows = /[\p{Cc}\p{Cf}]|^$/u.test(text) ? undefined : text;
    const id = text === '' ? 'empty' : text;
    return [
      inMessage('file-name', index, [{ type: 'file', id: 'f', name: text, mediaType: 'text/plain' }], shows),
      inMessage('media-type', index, [{ type: 'file', id: 'f', name: 'words', mediaType: text }], shows),
      inMessage('source-fields', index, [{ type: 'source', id: 's', sourceId: id, title: text, publisher: text, excerpt: text }], shows),
      inMessage('cited-source', index, [
        { type: 'text', id: 't', text: `cited[^${id}]`, state: 'done' },
        { type: 'source', id: 's', sourceId: id, title: text },
      ]),
      inMessage('data-name', index, [{ type: 'data', id: 'd', name: text, data: { [text]: text } }], shows),
      inMessage('unsupported-type', index, [{ type: 'unsupported', id: 'u', originalType: text }], shows),
      inMessage('part-id', index, [{ type: 'text', id, text: 'words', state: 'done' }], 'words'),
      inMessage('reasoning', index, [{ type: 'reasoning', id: 'r', text, state: 'done' }]),
      withCall('tool-name', index, { tool: id, title: text, input: { [text]: text }, status: 'running' }),
      withCall('tool-output', index, { tool: 'look', input: text, status: 'succeeded', output: [text, { [text]: { [text]: text } }] }),
      withCall('tool-error', index, { tool: 'look', status: 'failed', error: { code: id, message: text } }, shows),
      withArtifact('artifact-title', index, {
        title: id.trim() === '' ? 'words' : id,
        revisions: [{ revisionId: id, label: text, content: text }],
      }),
      withPlan(index, text),
      withQuestion(index, text),
      withApproval(index, text),
    ];
  });

/** What an agent made, as the page, the drawing and the code that it is. */
const artifactPayloads: readonly Payload[] = hostileMarkup.flatMap((markup, index) => [
  withArtifact(
    'artifact-page',
    index,
    { kind: 'code', mediaType: 'text/html', revisions: [{ revisionId: 'r', content: markup }] },
    shownSource(markup),
  ),
  withArtifact('artifact-drawing', index, { kind: 'image', mediaType: 'image/svg+xml', revisions: [{ revisionId: 'r', content: markup }] }),
  withArtifact('artifact-document', index, {
    kind: 'document',
    mediaType: 'text/markdown',
    revisions: [{ revisionId: 'r', content: markup }],
  }),
]);

export const placePayloads: readonly Payload[] = [...fieldPayloads, ...namePayloads, ...artifactPayloads];

function shownSource(markup: string): string | undefined {
  return /[\p{Cc}\u2028]/u.test(markup) ? undefined : markup;
}

function withArtifact(kind: string, index: number, overrides: Parameters<typeof documents.artifact>[0], shows?: string): Payload {
  const artifactId = `artifact of ${kind} ${index}`;
  const { documents: message, ...payload } = inMessage(kind, index, [{ type: 'artifact', id: 'a', artifactId }], shows);
  return { ...payload, documents: [documentEntry('oddkin.ai.artifact', documents.artifact({ ...overrides, artifactId })), ...message] };
}

function withCall(kind: string, index: number, overrides: Parameters<typeof documents.toolCall>[0], shows?: string): Payload {
  const toolCallId = `call of ${kind} ${index}`;
  const { documents: message, ...payload } = inMessage(kind, index, [{ type: 'tool-call', id: 'c', toolCallId }], shows);
  return { ...payload, documents: [documentEntry('oddkin.ai.tool-call', documents.toolCall({ ...overrides, toolCallId })), ...message] };
}

function withPlan(index: number, text: string): Payload {
  const title = text.trim() === '' ? 'words' : text;
  const plan = documents.plan({ planId: `plan-${index}`, title, steps: [{ id: 's', title, status: 'blocked', blocker: text }] });
  return { kind: 'plan', id: `plan-${index}`, documents: [documentEntry('oddkin.ai.plan', plan)] };
}

function withQuestion(index: number, text: string): Payload {
  const label = text.trim() === '' ? 'words' : text;
  const question = documents.question({
    questionId: `question-${index}`,
    prompt: label,
    options: [
      { id: 'a', label },
      { id: 'b', label: 'b' },
    ],
  });
  return { kind: 'question', id: `question-${index}`, documents: [documentEntry('oddkin.ai.question', question)] };
}

function withApproval(index: number, text: string): Payload {
  const title = text.trim() === '' ? 'words' : text;
  const approval = documents.approval({ approvalId: `approval-${index}`, title, description: text });
  return { kind: 'approval', id: `approval-${index}`, documents: [documentEntry('oddkin.ai.approval', approval)] };
}
