// Comes before: schema, which says what a frame is.
// Comes after: projection, which turns frames into state, and recording, which keeps them.
export { readArrival, readParsedArrival, type Arrival } from './arrival.js';
export { type ClientLimits, type ClientOptions } from './client-options.js';
export { systemClock, type Clock } from './clock.js';
export { connectSession, type AgentCallOptions, type AgentSession, type ConnectSessionOptions } from './connect-session.js';
export {
  checkFrame,
  decodeFrame,
  senderOf,
  type Decoded,
  type DecodeOptions,
  type ReceivedEventFrame,
  type ReceivedFrame,
} from './decode.js';
export { encodeFrame, makeFrame, type FrameContent } from './encode.js';
export { type LinkPhase, type LinkState, type LinkTiming } from './link.js';
export { makeUuid, nilUuid } from './make-uuid.js';
export { memoryTransport, type MemoryConnection } from './memory.js';
export { observe, type Observation, type ObserveOptions } from './observe.js';
export { type CallOptions } from './outgoing.js';
export { createRedactor, type RedactRules, type Redactor } from './redactor.js';
export { type Delivery, type OutboxLimits } from './outbox.js';
export {
  closeCodes,
  type ConnectOptions,
  type Transport,
  type TransportClose,
  type TransportConnection,
  type TransportListener,
} from './transport.js';
export { pageWake, type WakeSource } from './wake.js';
export { webSocketTransport, type WebSocketLike, type WebSocketTransportOptions } from './web-socket.js';
export { wireErrorCodes, type WireError, type WireErrorCode } from './wire-error.js';
