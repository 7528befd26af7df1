import { artifactComparison } from './en/artifact-comparison.js';
import { jsonViewTools } from './en/json-view-tools.js';
import { diagram } from './en/diagram.js';
import { question } from './en/question.js';
import { observerFindings } from './en/observer-findings.js';
import { observerRegions } from './en/observer-regions.js';
import { shortcuts } from './en/shortcuts.js';
import { recording } from './en/recording.js';
import { dock } from './en/dock.js';
import { handOn } from './en/hand-on.js';
import { stops } from './en/stops.js';
import { notes } from './en/notes.js';
import { coverage } from './en/coverage.js';
import { compare } from './en/compare.js';
import { momentLink } from './en/moment-link.js';
import { numbers } from './en/numbers.js';
import { timeline } from './en/timeline.js';
import { connectionStatus } from './en/connection-status.js';
import { problemList } from './en/problem-list.js';
import { suggestion } from './en/suggestion.js';
import { modelPicker } from './en/model-picker.js';
import { composer } from './en/composer.js';
import { attention } from './en/attention.js';
import { panelWords } from './panel-words.js';

/** English: the catalogue that every other language has to match, key by key. */
export const en = {
  ...panelWords,
  ...artifactComparison,
  ...jsonViewTools,
  ...diagram,
  ...question,
  ...observerRegions,
  ...observerFindings,
  ...shortcuts,
  ...recording,
  ...dock,
  ...handOn,
  ...stops,
  ...notes,
  ...coverage,
  ...compare,
  ...momentLink,
  ...numbers,
  ...timeline,
  ...connectionStatus,
  ...problemList,
  ...suggestion,
  ...modelPicker,
  ...composer,
  ...attention,
} as const;

/** The key of a visible text. */
export type MessageKey = keyof typeof en;
