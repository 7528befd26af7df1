import { panel } from './en/panel.js';
import { panelName } from './en/panel-name.js';
import { observer } from './en/observer.js';
import { filter } from './en/filter.js';
import { time } from './en/time.js';
import { plan } from './en/plan.js';
import { questionStatus } from './en/question-status.js';
import { threadWords } from './thread-words.js';

/** What the panel shows before any of its parts is loaded, in English. */
export const panelWords = {
  ...threadWords,
  ...panel,
  ...panelName,
  ...observer,
  ...filter,
  ...time,
  ...plan,
  ...questionStatus,
} as const;
