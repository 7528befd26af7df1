/** What a person asks for. Ids are those that the agent gave; `sessionId` says whose they are. Source: PROTOCOL section 6. */
export type Action = ActionContent & {
  /** The session that it is for; `undefined` where a host put the document itself. */
  readonly sessionId?: string | undefined;
};

type ActionContent =
  | { readonly type: 'message.send'; readonly text: string; readonly parentId?: string }
  | { readonly type: 'message.retry'; readonly messageId: string }
  | { readonly type: 'message.stop' }
  | { readonly type: 'question.answer'; readonly questionId: string; readonly revision: number; readonly answer: unknown }
  | { readonly type: 'question.skip'; readonly questionId: string; readonly revision: number }
  | {
      readonly type: 'approval.decide';
      readonly approvalId: string;
      readonly revision: number;
      readonly decision: 'approve' | 'deny';
      readonly scope?: 'once' | 'session' | 'always';
      readonly reason?: string;
    }
  | { readonly type: 'suggestion.use'; readonly id: string }
  | { readonly type: 'model.select'; readonly id: string };

/** The names of what a person can do. Source: PROTOCOL section 6. */
export type ActionType = Action['type'];

/** How far an action of a person has come. Of each thing acted upon, the last action is kept. */
export interface ActionState {
  readonly action: Action;
  /** A UUID of this press. Trying again what nobody has answered keeps it, so that whoever takes the action can tell that it is the same. */
  readonly id: string;
  /** `sent` once the host, or the bridge, has taken it. */
  readonly status: 'pending' | 'sent' | 'failed';
  /** What a person is told when it failed. */
  readonly message: string | undefined;
  /** Whether it failed without an answer: it may have been taken all the same. */
  readonly isUnanswered: boolean;
  readonly at: number;
}

/** What an action is about: two actions with the same key exclude each other while one is pending. */
export function actionKey(action: Action): string {
  const scope = action.sessionId ?? '';
  switch (action.type) {
    case 'message.send':
    case 'message.stop':
    case 'model.select':
      return `${action.type} ${scope}`;
    case 'message.retry':
      return `message.retry ${scope} ${action.messageId}`;
    case 'question.answer':
    case 'question.skip':
      return `question ${scope} ${action.questionId}`;
    case 'approval.decide':
      return `approval ${scope} ${action.approvalId}`;
    case 'suggestion.use':
      return `suggestion ${scope} ${action.id}`;
    default:
      return action satisfies never;
  }
}
