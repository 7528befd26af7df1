import { general } from './en/general.js';
import { countdown } from './en/countdown.js';
import { approval } from './en/approval.js';
import { message } from './en/message.js';
import { branchPicker } from './en/branch-picker.js';
import { toolCall } from './en/tool-call.js';
import { artifact } from './en/artifact.js';
import { artifactComparison } from './en/artifact-comparison.js';
import { reasoning } from './en/reasoning.js';
import { jsonView } from './en/json-view.js';
import { jsonViewTools } from './en/json-view-tools.js';
import { conversation } from './en/conversation.js';
import { file } from './en/file.js';
import { source } from './en/source.js';
import { data } from './en/data.js';
import { codeBlock } from './en/code-block.js';
import { diagram } from './en/diagram.js';
import { markdown } from './en/markdown.js';
import { attempt } from './en/attempt.js';
import { copyButton } from './en/copy-button.js';
import { question } from './en/question.js';
import { questionStatus } from './en/question-status.js';
import { panel } from './en/panel.js';
import { panelName } from './en/panel-name.js';
import { observer } from './en/observer.js';
import { observerFindings } from './en/observer-findings.js';
import { observerRegions } from './en/observer-regions.js';
import { shortcuts } from './en/shortcuts.js';
import { recording } from './en/recording.js';
import { dock } from './en/dock.js';
import { filter } from './en/filter.js';
import { handOn } from './en/hand-on.js';
import { time } from './en/time.js';
import { stops } from './en/stops.js';
import { notes } from './en/notes.js';
import { coverage } from './en/coverage.js';
import { compare } from './en/compare.js';
import { momentLink } from './en/moment-link.js';
import { numbers } from './en/numbers.js';
import { timeline } from './en/timeline.js';
import { plan } from './en/plan.js';
import { connectionStatus } from './en/connection-status.js';
import { problemList } from './en/problem-list.js';
import { suggestion } from './en/suggestion.js';
import { modelPicker } from './en/model-picker.js';
import { composer } from './en/composer.js';
import { attention } from './en/attention.js';

/** English: the catalogue that every other language has to match, key by key. */
export const en = {
  ...general,
  ...countdown,
  ...approval,
  ...message,
  ...branchPicker,
  ...toolCall,
  ...artifact,
  ...artifactComparison,
  ...reasoning,
  ...jsonView,
  ...jsonViewTools,
  ...conversation,
  ...file,
  ...source,
  ...data,
  ...codeBlock,
  ...diagram,
  ...markdown,
  ...attempt,
  ...copyButton,
  ...question,
  ...questionStatus,
  ...panel,
  ...panelName,
  ...observer,
  ...observerRegions,
  ...observerFindings,
  ...shortcuts,
  ...recording,
  ...dock,
  ...filter,
  ...handOn,
  ...time,
  ...stops,
  ...notes,
  ...coverage,
  ...compare,
  ...momentLink,
  ...numbers,
  ...timeline,
  ...plan,
  ...connectionStatus,
  ...problemList,
  ...suggestion,
  ...modelPicker,
  ...composer,
  ...attention,
} as const;

/** The key of a visible text. */
export type MessageKey = keyof typeof en;
