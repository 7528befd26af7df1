// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
/**
 * One line of a recording: newline-delimited JSON in UTF-8, first the header and then one line for each frame.
 */
export type RecordingLine = RecordingHeader | RecordedFrame | RecordedText;

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
  /**
   * Notes of people, each pinned to a moment: an array of which each item fits recordedNote. One that doesn't is left out, and costs nothing else. A reader that knows no notes passes over them.
   */
  notes?: unknown;
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
/**
 * A message that is no JSON object and can't stand as a frame, so that a recording can hold every fault.
 */
export interface RecordedText {
  /**
   * Milliseconds since the start of the recording.
   */
  at: number;
  /**
   * The side that sent the message.
   */
  from: 'agent' | 'bridge';
  /**
   * The message as it crossed the wire. Left out, it was binary.
   */
  text?: string;
}

/**
 * A note of a person, pinned to a moment of the recording. It stands in the header, under notes.
 */
export interface RecordedNote {
  /**
   * Tells notes apart.
   */
  noteId: string;
  /**
   * What was noted, as plain text.
   */
  text: string;
  /**
   * The moment, in milliseconds since the start of the recording: behind the last frame that came by then.
   */
  at: number;
  /**
   * The session_id of the frame behind which it stands.
   */
  sessionId?: string;
  /**
   * The message_id of that frame. Where the recording has such a frame, that is the moment, whatever at says.
   */
  messageId?: string;
  /**
   * When it was written or last changed, as an ISO 8601 date and time.
   */
  writtenAt?: string;
}

export type ScenarioStep =
  | {
      /**
       * A frame to send. The runner fills in protocol, session_id, message_id, and the call_id of a tool_call, where they are left out.
       */
      send: Record<string, unknown>;
      timeoutMs?: number;
      /**
       * Which connection it is about. Left out, the first one, which is open when the steps begin.
       */
      on?: string;
    }
  | {
      /**
       * Text to send as it stands, for input that is no frame.
       */
      sendText: string;
      timeoutMs?: number;
      /**
       * Which connection it is about. Left out, the first one, which is open when the steps begin.
       */
      on?: string;
    }
  | {
      /**
       * What the next frame has to hold. Members that are not named here may be anything.
       */
      expect: Record<string, unknown>;
      timeoutMs?: number;
      /**
       * Which connection it is about. Left out, the first one, which is open when the steps begin.
       */
      on?: string;
    }
  | {
      /**
       * The name of a further connection to open. It begins with no session of its own, unless session is true.
       */
      open: string;
      /**
       * The end of the wire that it takes. Left out, the agent.
       */
      role?: 'agent' | 'observer';
      /**
       * What follows the address of the bridge, such as ?session={session}. {session} stands for the id of the first session, {message} for the message_id of the last frame that came.
       */
      path?: string;
      timeoutMs?: number;
    }
  | {
      /**
       * Ends the connection of this name without a word, as a network does.
       */
      disconnect: string;
      timeoutMs?: number;
    }
  | {
      /**
       * The close code with which the bridge has to end the connection.
       */
      expectClose: number;
      /**
       * Which connection it is about. Left out, the first one, which is open when the steps begin.
       */
      on?: string;
      timeoutMs?: number;
    }
  | {
      /**
       * Milliseconds to wait.
       */
      wait: number;
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
   * What follows the address of the bridge for the first connection, such as ?subscribe=tick. {session} stands for the id of the session.
   */
  path?: string;
  /**
   * @minItems 1
   */
  steps: ScenarioStep[];
}
