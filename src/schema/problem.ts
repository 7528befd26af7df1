/** How much a problem matters: a `note` tells of something read in a way that needs telling, a `warning` of something shown although it is wrong, an `error` of something refused. */
export type ProblemLevel = 'note' | 'warning' | 'error';

/** Every code a {@link Problem} can have, with its level. */
export const problemLevels = {
  binary_frame: 'error',
  frame_too_large: 'error',
  frame_too_deep: 'error',
  not_json: 'error',
  not_object: 'error',
  protocol_mismatch: 'error',
  unknown_type: 'error',
  schema_mismatch: 'error',
  extension_topic: 'note',
  output_null: 'note',
  output_missing: 'warning',
  error_missing: 'warning',
  error_unexpected: 'warning',
  manifest_refused: 'warning',
  session_unknown: 'warning',
  session_over: 'error',
  stream_gap: 'warning',
  call_id_reused: 'warning',
  result_before_call: 'warning',
  result_repeated: 'error',
  held_results_full: 'error',
  tool_undeclared: 'note',
  document_malformed: 'error',
  document_schema_unknown: 'error',
  document_invalid: 'error',
  document_absent: 'note',
  part_unsupported: 'note',
  part_id_repeated: 'error',
  revision_stale: 'error',
  parent_cycle: 'error',
  delta_invalid: 'error',
  delta_wrong_part: 'error',
  delta_repeated: 'note',
  delta_gap: 'warning',
  delta_conflict: 'error',
  data_mismatch: 'warning',
  delta_late: 'warning',
} as const satisfies Record<string, ProblemLevel>;

export type ProblemCode = keyof typeof problemLevels;

/** When a problem of each code occurs. */
export const problemOccurs: Readonly<Record<ProblemCode, string>> = {
  binary_frame: 'A WebSocket message was binary. Frames are text.',
  frame_too_large: 'The text of a frame was longer than the limit. It was not parsed.',
  frame_too_deep: 'A frame was nested deeper than the limit. It was not parsed.',
  not_json: 'The text of a frame was not JSON.',
  not_object: 'A frame was JSON, but no object.',
  protocol_mismatch: 'A frame had no protocol, or another one than aicc/0.1.',
  unknown_type: 'The type of a frame is none of the nine.',
  schema_mismatch: 'A frame did not fit the definition of its type.',
  extension_topic: 'An event had a topic beyond the five reserved ones. It is shown as an extension event.',
  output_null: 'A tool_result had output null, which the prose of the protocol allows and its schema does not.',
  output_missing: 'A tool_result had ok true, but no output.',
  error_missing: 'A tool_result had ok false, but no error.',
  error_unexpected: 'A tool_result had ok true and an error.',
  manifest_refused: 'A manifest_update did not have the shape of a manifest. The old one stays in force.',
  session_unknown: 'A frame belonged to a session of which no session_init had come. It was taken all the same.',
  session_over: 'A frame came after its session had closed or expired. It was refused.',
  stream_gap: 'The bridge no longer held all frames since the last one that had come. Sessions are lost until it speaks of them again.',
  call_id_reused: 'A tool_call used a call_id again. It was kept as a call of its own.',
  result_before_call: 'A tool_result came before its tool_call. It is held until the call comes.',
  result_repeated: 'A second tool_result came for a call that had one. The first stands.',
  held_results_full: 'Too many results were held for calls that never came. The oldest was let go.',
  tool_undeclared: 'A tool_call named a tool that the manifest does not declare.',
  document_malformed: 'An entry of payload.documents was no document: no schema, version or value.',
  document_schema_unknown: 'A document named a schema or version that this reader does not know.',
  document_invalid: 'A document did not fit its schema. It alone was refused.',
  document_absent: 'A document was to be removed that is not there.',
  part_unsupported: 'A message part had an unknown type. It is shown as unsupported.',
  part_id_repeated: 'Two parts of a message had the same id. The message was refused.',
  revision_stale: 'A question or approval had a lower revision than the one that is kept. It was refused.',
  parent_cycle: 'The parentId of a message would have made it its own ancestor. The message was refused.',
  delta_invalid: 'A delta lacked a member, or had one of the wrong type.',
  delta_wrong_part: 'A delta was for a part that holds no text of that type.',
  delta_repeated: 'A delta held only text that had already come.',
  delta_gap: 'A delta began beyond the end of its part: text was lost. The part is marked incomplete.',
  delta_conflict: 'A delta overlapped text that differs from it. It was refused and the part marked incomplete.',
  data_mismatch: 'A data part did not have the shape that its renderer takes. It is shown as JSON.',
  delta_late: 'A delta came for a part that was done. It was added all the same.',
};

/** One thing about the input that was refused or repaired: what, where and why. */
export interface Problem {
  readonly code: ProblemCode;
  readonly level: ProblemLevel;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** JSON Pointer into the frame or document; empty for the whole. */
  readonly path: string;
  /** The schema keyword that refused it, where a schema did. */
  readonly keyword?: string;
  /** The value at fault. */
  readonly value?: unknown;
}

/** Makes a problem. Its level comes from the table of codes. */
export function problem(code: ProblemCode, message: string, where: Partial<Pick<Problem, 'path' | 'keyword' | 'value'>> = {}): Problem {
  return { code, level: problemLevels[code], message, path: '', ...where };
}
