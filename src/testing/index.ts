// Comes before: schema, aicc, projection and recording, which it makes easy to feed.
// Comes after: tests, ours and those of applications.
export { createDocuments, documentEntry, removalEntry, type DocumentBuilders } from './documents.js';
export { fakeBridge, type FakeBridge, type FakeBridgeOptions } from './fake-bridge.js';
export { countedUuid, createFrames, createManifest, declareTool, type FrameBuilders } from './frames.js';
export { replay, type Replayed } from './replay.js';
export { createSteppedClock, type SteppedClock } from './stepped-clock.js';
