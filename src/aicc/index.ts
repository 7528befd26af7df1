// Comes before: schema, which says what a frame is.
// Comes after: projection, which turns frames into state, and recording, which keeps them.
export { readArrival, readParsedArrival, type Arrival } from './arrival.js';
export { systemClock, type Clock } from './clock.js';
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
export {
  closeCodes,
  type ConnectOptions,
  type Transport,
  type TransportClose,
  type TransportConnection,
  type TransportListener,
} from './transport.js';
