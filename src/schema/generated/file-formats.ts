// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
/**
 * One line of a recording: newline-delimited JSON in UTF-8, first the header and then one line for each frame.
 */
export type RecordingLine = RecordingHeader | RecordedFrame;

/**
 * The first line. It says what the file is.
 */
export interface RecordingHeader {
  recording: 'oddkin-aicc';
  version: 1;
  /**
   * When the recording began, as an ISO 8601 date and time.
   */
  createdAt: string;
  /**
   * Where the frames came from, in words for a person.
   */
  source?: string;
}
/**
 * Any later line. It holds one frame as it crossed the wire.
 */
export interface RecordedFrame {
  /**
   * Milliseconds since the start of the recording.
   */
  at: number;
  /**
   * The side that sent the frame.
   */
  from: 'agent' | 'bridge';
  /**
   * The frame. It is checked against the AICC schema when it is read, so that a recording can hold faults too.
   */
  frame: Record<string, unknown>;
}

export type ScenarioStep =
  | {
      /**
       * A frame to send. The runner fills in protocol, session_id, message_id, and the call_id of a tool_call, where they are left out.
       */
      send: Record<string, unknown>;
      timeoutMs?: number;
    }
  | {
      /**
       * Text to send as it stands, for input that is no frame.
       */
      sendText: string;
      timeoutMs?: number;
    }
  | {
      /**
       * What the next frame has to hold. Members that are not named here may be anything.
       */
      expect: Record<string, unknown>;
      timeoutMs?: number;
    };

/**
 * A conversation with a bridge, written down as steps: what is sent and what has to come back.
 */
export interface Scenario {
  /**
   * Unique in its folder; also the name of its file.
   */
  id: string;
  title: string;
  /**
   * The group under which reports list it.
   */
  category: string;
  /**
   * The version of the protocol that it is written for.
   */
  version: 'aicc/0.1';
  /**
   * What it shows, and what the bridge must offer for it.
   */
  description?: string;
  /**
   * The end of the wire that the runner takes. Left out, the agent.
   */
  role?: 'agent' | 'observer';
  /**
   * The time limit of each step in milliseconds. Left out, that of the runner.
   */
  timeoutMs?: number;
  /**
   * @minItems 1
   */
  steps: ScenarioStep[];
}
