import type { ReceivedFrame } from '../aicc/index.js';
import type { ObserverState } from '../store/index.js';
import { projectError } from './error.js';
import { projectEvent } from './event.js';
import { projectHeartbeat } from './heartbeat.js';
import { projectManifestRequest } from './manifest-request.js';
import { projectSessionClose } from './session-close.js';
import { projectSessionInit } from './session-init.js';
import { projectSessionResume } from './session-resume.js';
import type { Step } from './step.js';
import { projectToolCall } from './tool-call.js';
import { projectToolResult } from './tool-result.js';

/** The one list of what each frame type does to the state. Source: PROTOCOL section 4. */
const frameProjections: {
  readonly [T in ReceivedFrame['type']]: (state: ObserverState, frame: Extract<ReceivedFrame, { type: T }>, step: Step) => ObserverState;
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

/** Applies one frame that has been checked. Returns `state` itself when it says nothing new. */
export function projectFrame(state: ObserverState, frame: ReceivedFrame, step: Step): ObserverState {
  const project = frameProjections[frame.type] as (state: ObserverState, frame: ReceivedFrame, step: Step) => ObserverState; // the row of its own type
  return project(state, frame, step);
}
