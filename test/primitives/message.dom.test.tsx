import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  ArtifactDownload,
  ArtifactRevisions,
  ArtifactRoot,
  ArtifactTitle,
  BranchPickerNext,
  BranchPickerPosition,
  BranchPickerPrevious,
  BranchPickerRoot,
  ConversationEmpty,
  ConversationReturn,
  MessageAuthor,
  MessageCopy,
  MessageParts,
  MessageRetry,
  MessageRoot,
  MessageTime,
  ReasoningContent,
  ReasoningRoot,
  ReasoningTrigger,
  ToolCallArguments,
  ToolCallContent,
  ToolCallDuration,
  ToolCallName,
  ToolCallOutcome,
  ToolCallProgress,
  ToolCallRoot,
  ToolCallTrigger,
} from '@oddkin/ai/primitives';
import { ChatProvider, createObserverStore } from '@oddkin/ai';
import { createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';

afterEach(cleanup);

const documents = createDocuments();

describe('parts of the message family', () => {
  it.each([
    ['MessageAuthor', <MessageAuthor key="" />, 'MessageRoot'],
    ['MessageTime', <MessageTime key="" />, 'MessageRoot'],
    ['MessageParts', <MessageParts key="">{() => null}</MessageParts>, 'MessageRoot'],
    ['MessageCopy', <MessageCopy key="" />, 'MessageRoot'],
    ['MessageRetry', <MessageRetry key="" />, 'MessageRoot'],
    ['ToolCallTrigger', <ToolCallTrigger key="" />, 'ToolCallRoot'],
    ['ToolCallContent', <ToolCallContent key="" />, 'ToolCallRoot'],
    ['ToolCallName', <ToolCallName key="" />, 'ToolCallRoot'],
    ['ToolCallArguments', <ToolCallArguments key="" />, 'ToolCallRoot'],
    ['ToolCallOutcome', <ToolCallOutcome key="" />, 'ToolCallRoot'],
    ['ToolCallDuration', <ToolCallDuration key="" />, 'ToolCallRoot'],
    ['ToolCallProgress', <ToolCallProgress key="" />, 'ToolCallRoot'],
    ['ArtifactTitle', <ArtifactTitle key="" />, 'ArtifactRoot'],
    ['ArtifactRevisions', <ArtifactRevisions key="" />, 'ArtifactRoot'],
    ['ArtifactDownload', <ArtifactDownload key="" />, 'ArtifactRoot'],
    ['ReasoningTrigger', <ReasoningTrigger key="" />, 'ReasoningRoot'],
    ['ReasoningContent', <ReasoningContent key="" />, 'ReasoningRoot'],
    ['BranchPickerPrevious', <BranchPickerPrevious key="" />, 'BranchPickerRoot'],
    ['BranchPickerPosition', <BranchPickerPosition key="" />, 'BranchPickerRoot'],
    ['ConversationEmpty', <ConversationEmpty key="" />, 'ConversationRoot'],
    ['ConversationReturn', <ConversationReturn key="" />, 'ConversationRoot'],
  ])('%s names its root when it stands outside', (part, node, root) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => draw(node)).toThrow(`${part} was used outside ${root}`);
    quiet.mockRestore();
  });

  it('pass ref, class, style and attributes on, and themselves to a child', () => {
    const ref = { current: null as HTMLDivElement | null };
    draw(
      <MessageRoot messageId="m" ref={ref} className="mine" style={{ color: 'red' }} data-own="1">
        <MessageAuthor asChild>
          <strong>Own name</strong>
        </MessageAuthor>
      </MessageRoot>,
    );
    expect(ref.current).toBe(screen.getByRole('article', { name: 'Own name' }));
    expect(ref.current).toMatchObject({
      className: 'mine',
      style: { color: 'red' },
      dataset: { own: '1', role: 'assistant', state: 'done' },
    });
    expect(screen.getByText('Own name').tagName).toBe('STRONG');
  });

  it('render nothing until their record comes', () => {
    const { container } = draw(
      <>
        <MessageRoot messageId="constructor">a</MessageRoot>
        <ToolCallRoot toolCallId="__proto__">b</ToolCallRoot>
        <ArtifactRoot artifactId="toString">c</ArtifactRoot>
      </>,
    );
    expect(container.textContent).toBe('');
  });
});

describe('the parts of a message', () => {
  it('are shown anew one by one as their text grows, and all when anything else of the message changes', () => {
    const frames = createFrames();
    const store = createObserverStore();
    const grow = (partId: string, offset: number, text: string, state = 'streaming') =>
      frames.agentMessage({ from: 'Scout', delta: { messageId: 'm', partId, partType: 'text', offset, text, state } });
    store.ingest([frames.sessionInit(), grow('first', 0, 'One'), grow('second', 0, 'Two')]);
    const shown: string[] = [];
    render(
      <ChatProvider store={store}>
        <MessageRoot messageId={`${frames.sessionId}/m`}>
          <MessageParts>
            {(part, { author }) => {
              const words = 'text' in part ? part.text : '';
              shown.push(`${author}: ${words}`);
              return words;
            }}
          </MessageParts>
        </MessageRoot>
      </ChatProvider>,
    );
    shown.length = 0;
    act(() => void store.ingest([grow('second', 3, ' and three')]));
    expect(shown).toEqual(['Scout: Two and three']);
    act(() => void store.ingest([grow('first', 3, '', 'done')]));
    expect(shown.slice(1).toSorted()).toEqual(['Scout: One', 'Scout: Two and three']);
    expect(screen.getByRole('article').textContent).toBe('OneTwo and three');
  });
});

describe('tool call', () => {
  it('says status and class by attributes and folds by its trigger', () => {
    const onOpenChange = vi.fn();
    const { container } = draw(
      <ToolCallRoot toolCallId="c" onOpenChange={onOpenChange}>
        <ToolCallTrigger>open</ToolCallTrigger>
        <ToolCallContent>inside</ToolCallContent>
      </ToolCallRoot>,
    );
    const root = container.querySelector<HTMLElement>('[data-state="failed"]');
    expect(root?.dataset).toMatchObject({ class: 'actuator' });
    const trigger = screen.getByRole('button', { expanded: false });
    expect(screen.queryByText('inside')).toBeNull();
    fireEvent.click(trigger);
    expect(trigger.getAttribute('aria-controls')).toBe(screen.getByText('inside').id);
    expect(root?.dataset['open']).toBe('');
    expect(onOpenChange.mock.calls).toEqual([[true]]);
  });

  it('stays as its host has it when it is controlled', () => {
    draw(
      <ToolCallRoot toolCallId="c" open={false}>
        <ToolCallTrigger>open</ToolCallTrigger>
        <ToolCallContent>inside</ToolCallContent>
      </ToolCallRoot>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByText('inside')).toBeNull();
  });

  it('tells tool, arguments, outcome and duration in words', () => {
    draw(
      <ToolCallRoot toolCallId="c">
        <ToolCallName /> <ToolCallArguments /> <ToolCallOutcome /> <ToolCallDuration />
      </ToolCallRoot>,
    );
    expect(document.body.textContent).toBe('open_door north The door is locked. 320 ms');
  });
});

describe('artifact', () => {
  it('shows the last revision until another one is picked, and then keeps to it', () => {
    const { container, store } = draw(
      <ArtifactRoot artifactId="a">
        <ArtifactRevisions />
      </ArtifactRoot>,
    );
    const root = container.querySelector<HTMLElement>('[role="group"]');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('2');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
    expect(root?.dataset).toMatchObject({ kind: 'document', state: 'older' });
    act(() => void store.put([artifact('1', '2', '3')]));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('1');
  });
});

describe('reasoning', () => {
  it('is open while it streams and folds when it is done, unless a person has decided', () => {
    const tree = (streaming: boolean) => (
      <ReasoningRoot streaming={streaming}>
        <ReasoningTrigger>thoughts</ReasoningTrigger>
        <ReasoningContent>text</ReasoningContent>
      </ReasoningRoot>
    );
    const { rerender } = render(tree(true));
    expect(screen.queryByText('text')).toBeTruthy();
    rerender(tree(false));
    expect(screen.queryByText('text')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    rerender(tree(true));
    rerender(tree(false));
    expect(screen.queryByText('text')).toBeTruthy();
  });
});

describe('branch picker', () => {
  it('steps through the alternatives and stops at the ends without losing the focus', () => {
    const { store } = draw(
      <BranchPickerRoot messageKey="right">
        <BranchPickerPrevious />
        <BranchPickerPosition />
        <BranchPickerNext />
      </BranchPickerRoot>,
    );
    expect(screen.getByText('2 of 2')).toBeTruthy();
    const next = screen.getByRole('button', { name: 'Next alternative' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(next.hasAttribute('disabled')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Previous alternative' }));
    expect(store.getState().messages.tree.chosen.get('m')?.key).toBe('left');
  });

  it('is not there where there is only one', () => {
    expect(draw(<BranchPickerRoot messageKey="m">x</BranchPickerRoot>).container.textContent).toBe('');
  });
});

function draw(node: ReactNode) {
  const store = createObserverStore();
  store.put([
    documentEntry('oddkin.ai.message', documents.message({ id: 'm' })),
    documentEntry('oddkin.ai.message', documents.message({ id: 'left', parentId: 'm' })),
    documentEntry('oddkin.ai.message', documents.message({ id: 'right', parentId: 'm' })),
    documentEntry(
      'oddkin.ai.tool-call',
      documents.toolCall({
        toolCallId: 'c',
        tool: 'open_door',
        toolClass: 'actuator',
        status: 'failed',
        input: { direction: 'north' },
        error: { code: 'locked', message: 'The door is locked.' },
        latencyMs: 320,
      }),
    ),
    artifact('1', '2'),
  ]);
  return { ...render(<ChatProvider store={store}>{node}</ChatProvider>), store };
}

function artifact(...revisionIds: readonly string[]) {
  return documentEntry(
    'oddkin.ai.artifact',
    documents.artifact({ artifactId: 'a', revisions: revisionIds.map((revisionId) => ({ revisionId, content: revisionId })) }),
  );
}
