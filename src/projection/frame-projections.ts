import type { ReceivedFrame } from '../aicc/index.js';
import { projectError } from './error.js';
import { projectEvent } from './event.js';
import { projectHeartbeat } from './heartbeat.js';
import { projectManifestRequest } from './manifest-request.js';
import { projectSessionClose } from './session-close.js';
import { projectSessionInit } from './session-init.js';
import { projectSessionResume } from './session-resume.js';
import type { Draft, Step } from './step.js';
import { projectToolCall } from './tool-call.js';
import { projectToolResult } from './tool-result.js';

/** The one list of what each frame type does to the state. Source: PROTOCOL section 4. */
const frameProjections: {
  readonly [T in ReceivedFrame['type']]: (draft: Draft, frame: Extract<ReceivedFrame, { type: T }>, step: Step) => void;
} = {
  session_init: projectSessionInit,
  session_resume: projectSessionResume,
  session_close: projectSessionClose,
  manifest_request: projectManifestRequest,
  tool_call: projectToolCall,
  tool_result: projectToolResult,
  event: projectEvent,
  error: projectError,
  heartbeat: projectHeartbeat,
};

/** Applies one frame that has been checked. */
export function projectFrame(draft: Draft, frame: ReceivedFrame, step: Step): void {
  const project = frameProjections[frame.type] as (draft: Draft, frame: ReceivedFrame, step: Step) => void; // the row of its own type
  project(draft, frame, step);
}
