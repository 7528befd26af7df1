import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ChatProvider, createObserverStore, Message, ToolCall, type ChatProviderProps, type ObserverStore } from '@oddkin/ai';
import { createDocuments, createFrames, createManifest, declareTool, documentEntry, type FrameBuilders } from '@oddkin/ai/testing';

afterEach(cleanup);

const documents = createDocuments();
type CallValue = Parameters<typeof documents.toolCall>[0];

describe('tool call', () => {
  it.each([
    ['timeout', 'timed out: It took too long.'],
    ['tool_unavailable', 'not available: It took too long.'],
    ['execution_failed', 'It took too long.'],
    ['constructor', 'It took too long.'],
  ])('says the code %s in words, in its line', (code, words) => {
    show({ status: 'failed', error: { code, message: 'It took too long.', retryable: true } });
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText(code).tagName).toBe('CODE');
  });

  it('looks through a message, a name or an input of many megabytes no further than it shows', () => {
    const huge = 'A'.repeat(5_000_000);
    const input = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`member ${index}`, 'A'.repeat(100)]));
    const { container } = show({ tool: huge, status: 'failed', input, error: { code: 'timeout', message: huge, retryable: false } });
    expect(container.textContent.length).toBeLessThan(2_000);
    fireEvent.click(screen.getByRole('button'));
    expect(container.textContent.length).toBeLessThan(40_000);
  });

  it('holds nothing of a large output until it is opened, and then the first of it', () => {
    const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, body: 'lorem '.repeat(14) }));
    const { container } = show({
      status: 'succeeded',
      output: { rows, text: 'A'.repeat(1_000_000), picture: `\u0000PNG${'\ufffd'.repeat(1e5)}` },
    });
    expect(container.querySelectorAll('*').length).toBeLessThan(40);
    fireEvent.click(screen.getByRole('button'));
    expect(container.querySelectorAll('*').length).toBeLessThan(400);
    expect(container.textContent.length).toBeLessThan(40_000);
  });

  it('checks input and output by what the tool declares, and names the place at fault', async () => {
    const { store, frames } = watch([
      declareTool('weigh', 'sensor', {
        input_schema: { type: 'object', properties: { thing: { type: 'string' } }, required: ['thing'] },
        output_schema: { type: 'object', properties: { grams: { type: 'number' } }, required: ['grams'] },
      }),
    ]);
    store.ingest([
      frames.toolCall({ call_id: 'good', tool: 'weigh', input: { thing: 'lamp' } }),
      frames.toolResult({ call_id: 'good', output: { grams: 4 } }),
    ]);
    store.ingest([
      frames.toolCall({ call_id: 'bad', tool: 'weigh', input: {} }),
      frames.toolResult({ call_id: 'bad', output: { grams: 'four' } }),
    ]);
    store.ingest([frames.toolCall({ call_id: 'other', tool: 'unknown' }), frames.toolResult({ call_id: 'other' })]);
    const line = async (id: string): Promise<HTMLElement> => {
      cleanup();
      draw(store, <ToolCall toolCallId={id} defaultOpen />, frames.sessionId);
      await screen.findAllByText(/declared/);
      return screen.getByRole('button', { expanded: true });
    };
    expect((await line('good')).textContent).not.toContain('Not as declared');
    expect(await screen.findByText('Input and output are as declared.')).toBeTruthy();
    expect((await line('bad')).textContent).toContain('Not as declared');
    expect(screen.getByText('/grams')).toBeTruthy();
    expect(screen.getByText('The input is not as declared:')).toBeTruthy();
    await line('other');
    expect(screen.getByText('The tool is not declared, so nothing is checked.')).toBeTruthy();
  });

  it('lists what came of it in the world, and nothing else', () => {
    const { store, frames } = watch([declareTool('move', 'actuator')]);
    store.ingest([frames.event({ topic: 'audio', payload: { sound: 'a drip' } })]);
    store.ingest([
      frames.toolCall({ call_id: 'step', tool: 'move' }),
      frames.event({ topic: 'collision', payload: { with: 'wall' } }),
      frames.toolResult({ call_id: 'step', output: {} }),
    ]);
    draw(store, <ToolCall toolCallId="step" defaultOpen />, frames.sessionId);
    const events = within(screen.getByText('What came of it').nextElementSibling as HTMLElement).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('collision')]);
  });

  it('shows input and output when the host’s own display throws, and tries it again with the next value', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, frames } = watch([declareTool('look', 'sensor')]);
    const Own = ({ call }: { readonly call: { readonly value: { readonly output?: unknown } } }) => {
      if (call.value.output === undefined) throw new Error('no output');
      return <p>drawn by the host</p>;
    };
    store.ingest([frames.toolCall({ call_id: 'c', tool: 'look', input: { radius: 8 } })]);
    draw(store, <ToolCall toolCallId="c" defaultOpen />, frames.sessionId, { renderers: { tool: { look: Own } } });
    expect(screen.getByText(/stopped with an error/)).toBeTruthy();
    expect(screen.getByText('8')).toBeTruthy();
    act(() => void store.ingest([frames.toolResult({ call_id: 'c', output: { seen: 1 } })]));
    expect(screen.getByText('drawn by the host')).toBeTruthy();
    expect(screen.queryByText(/stopped with an error/)).toBeNull();
    quiet.mockRestore();
  });
});

describe('calls of one tool that follow each other', () => {
  it('fold from the third on, and tell how many there are and how many failed', () => {
    const { store, frames } = watch([]);
    const call = (tool: string, ok = true) =>
      act(
        () =>
          void store.ingest([
            frames.toolCall({ tool }),
            frames.toolResult(ok ? { output: {} } : { error: { code: 'timeout', message: 'late', retryable: true } }),
          ]),
      );
    call('look');
    call('look');
    const [key] = store.getState().messages.records.keys();
    draw(store, <Message messageId={key!} />, frames.sessionId);
    expect(toolButtons()).toHaveLength(2);
    call('look', false);
    expect(toolButtons()).toEqual([expect.stringMatching(/look.*×3.*1 failed/)]);
    call('move');
    call('look');
    expect(toolButtons()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: /×3/ }));
    expect(toolButtons()).toHaveLength(6);
  });

  it('do not fold while a reader has gone into them', () => {
    const { store, frames } = watch([]);
    const call = () => act(() => void store.ingest([frames.toolCall({ tool: 'look' }), frames.toolResult({ output: {} })]));
    call();
    const [key] = store.getState().messages.records.keys();
    draw(store, <Message messageId={key!} />, frames.sessionId);
    const [first] = screen.getAllByRole('button', { name: /look/ });
    act(() => first?.focus());
    call();
    call();
    expect(first?.isConnected).toBe(true);
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('button', { name: /×3/ }).getAttribute('aria-expanded')).toBe('true');
  });

  it('are told apart where a text, or a call of another tool, stands between them, and where the call itself has not come', () => {
    const store = createObserverStore();
    const parts = ['a', 'b', 'missing', 'c'].map((id) => ({ type: 'tool-call' as const, id: `part ${id}`, toolCallId: id }));
    store.put([
      ...['a', 'b', 'c'].map((toolCallId) => documentEntry('oddkin.ai.tool-call', documents.toolCall({ toolCallId, tool: 'look' }))),
      documentEntry('oddkin.ai.message', documents.message({ id: 'm', parts })),
    ]);
    const { container } = draw(store, <Message messageId="m" />);
    expect([...container.querySelectorAll('.oddkin-tool-call-group')].map((group) => group.querySelectorAll('button').length)).toEqual([
      2, 0, 1,
    ]);
    expect(screen.getByText('A tool call that has not come yet')).toBeTruthy();
  });
});

function toolButtons(): readonly string[] {
  return [...document.querySelectorAll('.oddkin-tool-call-trigger')].map(({ textContent }) => textContent);
}

function watch(tools: readonly ReturnType<typeof declareTool>[]): { readonly store: ObserverStore; readonly frames: FrameBuilders } {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit(createManifest({ tools: [...tools] }))]);
  return { store, frames };
}

function show(value: CallValue) {
  const store = createObserverStore();
  store.put([documentEntry('oddkin.ai.tool-call', documents.toolCall({ toolCallId: 'c', ...value }))]);
  return draw(store, <ToolCall toolCallId="c" />);
}

function draw(store: ObserverStore, node: ChatProviderProps['children'], sessionId?: string, props: Partial<ChatProviderProps> = {}) {
  return render(
    <ChatProvider store={store} sessionId={sessionId} {...props}>
      {node}
    </ChatProvider>,
  );
}
