'use client';
import { ChatProvider, Conversation, createObserverStore } from '@oddkin/ai';
import { useState } from 'react';

export function Transcript({ snapshot }) {
  const [store] = useState(() => {
    const restored = createObserverStore();
    restored.restore(snapshot);
    return restored;
  });
  return (
    <ChatProvider store={store}>
      <Conversation />
    </ChatProvider>
  );
}
