import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AssistantRuntimeProvider, MessagePrimitive, ThreadPrimitive, useExternalStoreRuntime } from '@assistant-ui/react';
import { MarkdownTextPrimitive } from '@assistant-ui/react-markdown';
import remarkGfm from 'remark-gfm';
import { grown, ToolCard } from './react-thread.mjs';

const plugins = [remarkGfm];

export const { stream, thread } = contenderWith({});

/** `settings` of its Markdown. */
export function contenderWith(settings) {
  const Text = () => h(MarkdownTextPrimitive, { remarkPlugins: plugins, smooth: false, ...settings });
  const Tool = ({ toolName, args, result }) => h(ToolCard, { tool: toolName, input: args, output: result });
  const parts = { Text, tools: { Fallback: Tool } };
  const AssistantMessage = () => h(MessagePrimitive.Root, null, h(MessagePrimitive.Parts, { components: parts }));
  const UserMessage = () => h(MessagePrimitive.Root, null, h(MessagePrimitive.Parts));
  const renderMessage = ({ message }) => h(message.role === 'user' ? UserMessage : AssistantMessage);
  const open = (element, messages, autoScroll) => {
    let change;
    function Host() {
      const [shown, setShown] = useState(messages);
      change = setShown;
      const runtime = useExternalStoreRuntime({ messages: shown, isRunning: shown.at(-1)?.isLive === true, convertMessage, onNew });
      return h(
        AssistantRuntimeProvider,
        { runtime },
        h(
          ThreadPrimitive.Root,
          { className: 'frame' },
          h(ThreadPrimitive.Viewport, { className: 'scroller', autoScroll }, h(ThreadPrimitive.Messages, null, renderMessage)),
        ),
      );
    }
    const root = createRoot(element);
    return {
      mount: () => root.render(h(Host)),
      grow: (text) => change((all) => grown(all, text)),
      end: () => change((all) => all.map((message) => ({ ...message, isLive: false }))),
      destroy: () => root.unmount(),
      scroller: () => element.querySelector('.scroller'),
    };
  };
  return {
    // The page of the streamed answer scrolls by itself.
    stream: (element) => {
      const { mount, grow, end, destroy } = open(element, [{ id: 'live', text: '', isLive: true }], false);
      mount();
      return { append: grow, end, destroy };
    },
    thread: (element, messages) => open(element, messages, true),
  };
}

const onNew = async () => undefined;

function convertMessage({ id, text, tool, input, output, isLive = false }) {
  const part =
    tool === undefined
      ? { type: 'text', text }
      : { type: 'tool-call', toolCallId: id, toolName: tool, args: input, argsText: JSON.stringify(input), result: output };
  return { id, role: 'assistant', content: [part], status: isLive ? { type: 'running' } : { type: 'complete', reason: 'stop' } };
}
