import { Approval, ChatProvider, Message, Plan, Question, SessionScope } from '@oddkin/ai';
import { maths } from '@oddkin/ai/maths';
import type { ObserverStore } from '@oddkin/ai/store';
import type { Payload } from './payloads/index.js';

const extensions = [maths({ singleDollar: true })];

interface ExhibitsProps {
  readonly store: ObserverStore;
  readonly sessionId: string;
  readonly payloads: readonly Payload[];
}

/** Each payload in a place of its own, shown by what shows such a document. */
export function Exhibits({ store, sessionId, payloads }: ExhibitsProps) {
  return (
    <ChatProvider store={store} sessionId={sessionId} markdownExtensions={extensions}>
      <SessionScope sessionId={sessionId}>
        {payloads.map(({ id, kind }) => (
          <div key={id} data-exhibit={id}>
            <Exhibit kind={kind} id={id} />
          </div>
        ))}
      </SessionScope>
    </ChatProvider>
  );
}

function Exhibit({ kind, id }: { readonly kind: string; readonly id: string }) {
  switch (kind) {
    case 'plan':
      return <Plan planId={id} />;
    case 'question':
      return <Question questionId={id} />;
    case 'approval':
      return <Approval approvalId={id} />;
    default:
      return <Message messageId={id} />;
  }
}
