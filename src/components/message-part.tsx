'use client';
import { memo, type ReactNode } from 'react';
import { useApproval } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { MessageRecord } from '../primitives/index.js';
import type { Message, Part } from '../schema/index.js';
import { Approval } from './approval.js';
import { Artifact } from './artifact.js';
import { Data } from './data.js';
import { File } from './file.js';
import { MissingRecord } from './missing-record.js';
import { Reasoning } from './reasoning.js';
import { Sources } from './source.js';
import { Text, type PartDamage } from './text.js';
import { ToolCall } from './tool-call.js';
import { Unsupported } from './unsupported.js';

/** Shows one part of a message. Sources that follow each other are one list, shown in the place of the first. */
export function messagePart(part: Part, record: MessageRecord, sourceIds: readonly string[]): ReactNode {
  const { parts, role } = record.value;
  if (part.type === 'source') return sourcesFrom(part, parts);
  if (part.type === 'reasoning')
    return <Reasoning part={part} damage={record.damage.get(part.id)} isInterrupted={record.interrupted} {...thinkingTime(record)} />;
  return (
    <MessagePart part={part} role={role} damage={record.damage.get(part.id)} isInterrupted={record.interrupted} sourceIds={sourceIds} />
  );
}

interface MessagePartProps {
  readonly part: Exclude<Part, { type: 'source' | 'reasoning' }>;
  readonly role: Message['role'];
  readonly damage: PartDamage | undefined;
  readonly isInterrupted: boolean;
  readonly sourceIds: readonly string[];
}

const MessagePart = memo(function MessagePart({ part, role, damage, isInterrupted, sourceIds }: MessagePartProps) {
  switch (part.type) {
    case 'text':
      return <Text part={part} role={role} damage={damage} isInterrupted={isInterrupted} sourceIds={sourceIds} />;
    case 'file':
      return <File part={part} />;
    case 'tool-call':
      return <ToolCall toolCallId={part.toolCallId} />;
    case 'approval':
      return <ApprovalPart approvalId={part.approvalId} />;
    case 'artifact':
      return <Artifact artifactId={part.artifactId} defaultRevisionId={part.revisionId} />;
    case 'data':
      return <Data part={part} />;
    case 'unsupported':
      return <Unsupported part={part} />;
    default:
      return part satisfies never;
  }
});

function ApprovalPart({ approvalId }: { readonly approvalId: string }) {
  const isKnown = useApproval(approvalId) !== undefined;
  const { text } = useMessages();
  return isKnown ? <Approval approvalId={approvalId} /> : <MissingRecord id={approvalId}>{text('message.approvalMissing')}</MissingRecord>;
}

function sourcesFrom(part: Part, parts: readonly Part[]): ReactNode {
  const first = parts.indexOf(part);
  if (parts[first - 1]?.type === 'source') return null;
  const isSource = (each: Part) => each.type === 'source';
  const length = parts.slice(first).findIndex((each) => !isSource(each));
  const run = parts.slice(first, length < 0 ? undefined : first + length).filter((each) => each.type === 'source');
  return <Sources sources={run} start={parts.slice(0, first).filter(isSource).length + 1} />;
}

/** Known only while the thinking is all there is of a message that grows by deltas. */
function thinkingTime({ origin, createdAt, updatedAt, value }: MessageRecord): { readonly startedAt?: number; readonly lastAt?: number } {
  return origin === 'delta' && value.parts.length === 1 ? { startedAt: createdAt, lastAt: updatedAt } : {};
}
