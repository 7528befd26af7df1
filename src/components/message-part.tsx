'use client';
import { memo, type ReactNode } from 'react';
import { useApproval } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { MessageRecord } from '../primitives/index.js';
import type { Message, Part } from '../schema/index.js';
import { Data } from './data.js';
import { MissingRecord } from './missing-record.js';
import { ApprovalPart, ArtifactPart, FilePart } from './parts-on-demand.js';
import { Reasoning } from './reasoning.js';
import { Sources } from './source.js';
import { Text, type PartDamage } from './text.js';
import { ToolCallGroup } from './tool-call-group.js';
import { Unsupported } from './unsupported.js';

/** What of a message's parts concerns more than one of them. The same as long as it says the same, so that text that grows draws nothing else anew. */
export interface PartsTogether {
  /** Ids of all sources. */
  readonly sourceIds: readonly string[];
  /** The calls of each run of like ones, by the id of its first part. */
  readonly runs: ReadonlyMap<string, readonly string[]>;
}

/**
 * Shows one part of a message. Sources that follow each other are one list, and calls of one tool that follow each other one group,
 * shown in the place of the first.
 */
export function messagePart(part: Part, record: MessageRecord, { sourceIds, runs }: PartsTogether): ReactNode {
  const { parts, role } = record.value;
  if (part.type === 'source') return sourcesFrom(part, parts);
  if (part.type === 'tool-call') {
    const toolCallIds = runs.get(part.id);
    return toolCallIds === undefined ? null : <ToolCallGroup toolCallIds={toolCallIds} />;
  }
  if (part.type === 'reasoning') {
    const times = record.partTimes?.get(part.id);
    const endedAt = times?.settledAt ?? (record.interrupted ? record.updatedAt : undefined);
    return (
      <Reasoning
        part={part}
        startedAt={times?.startedAt}
        endedAt={endedAt}
        damage={record.damage.get(part.id)}
        isInterrupted={record.interrupted}
      />
    );
  }
  if (part.type === 'data') return <Data part={part} sessionId={record.sessionId} />;
  return (
    <MessagePart part={part} role={role} damage={record.damage.get(part.id)} isInterrupted={record.interrupted} sourceIds={sourceIds} />
  );
}

interface MessagePartProps {
  readonly part: Exclude<Part, { type: 'source' | 'reasoning' | 'tool-call' | 'data' }>;
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
      return <FilePart part={part} />;
    case 'approval':
      return <KnownApproval approvalId={part.approvalId} />;
    case 'artifact':
      return <ArtifactPart artifactId={part.artifactId} defaultRevisionId={part.revisionId} />;
    case 'unsupported':
      return <Unsupported part={part} />;
    default:
      return part satisfies never;
  }
});

function KnownApproval({ approvalId }: { readonly approvalId: string }) {
  const isKnown = useApproval(approvalId) !== undefined;
  const { text } = useMessages();
  return isKnown ? (
    <ApprovalPart approvalId={approvalId} />
  ) : (
    <MissingRecord id={approvalId}>{text('message.approvalMissing')}</MissingRecord>
  );
}

function sourcesFrom(part: Part, parts: readonly Part[]): ReactNode {
  const first = parts.indexOf(part);
  if (parts[first - 1]?.type === 'source') return null;
  const isSource = (each: Part) => each.type === 'source';
  const length = parts.slice(first).findIndex((each) => !isSource(each));
  const run = parts.slice(first, length < 0 ? undefined : first + length).filter((each) => each.type === 'source');
  return <Sources sources={run} start={parts.slice(0, first).filter(isSource).length + 1} />;
}
