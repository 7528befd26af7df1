import type { MessageText } from './catalogue.js';
import type { MessageKey } from './en.js';
import { general } from './de/general.js';
import { countdown } from './de/countdown.js';
import { approval } from './de/approval.js';
import { message } from './de/message.js';
import { branchPicker } from './de/branch-picker.js';
import { toolCall } from './de/tool-call.js';
import { artifact } from './de/artifact.js';
import { artifactComparison } from './de/artifact-comparison.js';
import { reasoning } from './de/reasoning.js';
import { jsonView } from './de/json-view.js';
import { jsonViewTools } from './de/json-view-tools.js';
import { conversation } from './de/conversation.js';
import { file } from './de/file.js';
import { source } from './de/source.js';
import { data } from './de/data.js';
import { codeBlock } from './de/code-block.js';
import { diagram } from './de/diagram.js';
import { markdown } from './de/markdown.js';
import { attempt } from './de/attempt.js';
import { copyButton } from './de/copy-button.js';
import { question } from './de/question.js';
import { questionStatus } from './de/question-status.js';
import { panel } from './de/panel.js';
import { panelName } from './de/panel-name.js';
import { observer } from './de/observer.js';
import { observerFindings } from './de/observer-findings.js';
import { observerRegions } from './de/observer-regions.js';
import { shortcuts } from './de/shortcuts.js';
import { recording } from './de/recording.js';
import { dock } from './de/dock.js';
import { filter } from './de/filter.js';
import { handOn } from './de/hand-on.js';
import { time } from './de/time.js';
import { stops } from './de/stops.js';
import { notes } from './de/notes.js';
import { coverage } from './de/coverage.js';
import { compare } from './de/compare.js';
import { momentLink } from './de/moment-link.js';
import { numbers } from './de/numbers.js';
import { timeline } from './de/timeline.js';
import { plan } from './de/plan.js';
import { connectionStatus } from './de/connection-status.js';
import { problemList } from './de/problem-list.js';
import { suggestion } from './de/suggestion.js';
import { modelPicker } from './de/model-picker.js';
import { composer } from './de/composer.js';
import { attention } from './de/attention.js';

/** German, complete. Give it to a provider or panel as `messages`, with `de` as `locale`. */
export const de = {
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
  ...observerFindings,
  ...observerRegions,
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
} as const satisfies Readonly<Record<MessageKey, MessageText>>;
