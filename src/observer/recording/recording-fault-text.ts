import type { useAllMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import type { RecordingFault } from './open-recording.js';

/** Why a recording of that name could not be opened, in words. */
export function recordingFaultText(text: ReturnType<typeof useAllMessages>['text'], name: string, fault: RecordingFault): string {
  return text(`observer.recording.fault.${fault.kind}`, {
    name: visibleText(name),
    reason: 'reason' in fault ? fault.reason : '',
    status: 'status' in fault ? fault.status : 0,
  });
}
