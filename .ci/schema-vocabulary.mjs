/** The closed lists of words in the schemas, for who has to go through them all. */
export function vocabularyOf(read) {
  const wire = read('aicc.schema.json').$defs;
  const of = (noun) => read(`oddkin.ai.${noun}.v1.schema.json`).properties;
  return {
    topics: wire.event.properties.topic.enum,
    messageRoles: of('message').role.enum,
    textStates: of('message').parts.items.oneOf[0].properties.state.enum,
    stepStatuses: of('plan').steps.items.properties.status.enum,
    questionKinds: of('question').kind.enum,
    questionStatuses: of('question').status.enum,
    fieldTypes: of('question').fields.items.properties.type.enum,
    approvalStatuses: of('approval').status.enum,
    toolCallStatuses: of('tool-call').status.enum,
    attemptStatuses: of('attempt').status.enum,
    artifactKinds: of('artifact').kind.enum,
  };
}
