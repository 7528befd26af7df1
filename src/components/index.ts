// Comes before: primitives, which bring role, keyboard and state.
// Comes after: the observer panel, which is made of these.
export { ChatProvider, type ChatProviderProps } from './chat-provider.js';
export { StateIcon, type StateIconProps, type StateName } from './state-icon.js';
export { Approval, type ApprovalProps } from './approval.js';
export { Question, type QuestionProps } from './question.js';
