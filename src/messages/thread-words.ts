import { general } from './en/general.js';
import { countdown } from './en/countdown.js';
import { approval } from './en/approval.js';
import { message } from './en/message.js';
import { branchPicker } from './en/branch-picker.js';
import { toolCall } from './en/tool-call.js';
import { artifact } from './en/artifact.js';
import { reasoning } from './en/reasoning.js';
import { jsonView } from './en/json-view.js';
import { conversation } from './en/conversation.js';
import { file } from './en/file.js';
import { source } from './en/source.js';
import { data } from './en/data.js';
import { codeBlock } from './en/code-block.js';
import { markdown } from './en/markdown.js';
import { attempt } from './en/attempt.js';
import { copyButton } from './en/copy-button.js';

/** What a conversation shows by itself, in English. */
export const threadWords = {
  ...general,
  ...countdown,
  ...approval,
  ...message,
  ...branchPicker,
  ...toolCall,
  ...artifact,
  ...reasoning,
  ...jsonView,
  ...conversation,
  ...file,
  ...source,
  ...data,
  ...codeBlock,
  ...markdown,
  ...attempt,
  ...copyButton,
} as const;
