import type { Sender } from '../schema/index.js';

/** When and whence a frame came: all that projections may know beside the frame and the state. */
export interface Receipt {
  /** The number of the frame in this store, counted from 0 over all that came, refused ones too. */
  readonly position: number;
  /** Milliseconds since the Unix epoch, by the reader's clock. */
  readonly at: number;
  readonly from: Sender;
}
