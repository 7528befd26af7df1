import { createContext } from 'react';
import type { TextGrowth } from './reader.js';

/** Shows a text that has grown in the elements that are there, without rendering. Answers whether it could, as it can't where nobody knows how it grew. */
export type ShowGrowth = (text: string, growth: TextGrowth | undefined) => boolean;

/** Takes the element in which a text ends of which more may come: a `ref`. */
export type HoldTail = (element: Element | null) => void;

/** A text that grows, between whoever hears of it and whoever shows it. */
export interface GrowingText {
  /** Takes what shows the text. Returns how to take it back. */
  readonly take: (show: ShowGrowth) => () => void;
  /** Has it rendered whenever it grows, until what is returned is called. */
  readonly hold: () => () => void;
  /** How often it has been shown without rendering. */
  readonly count: () => number;
  /** Has it rendered as it is now. */
  readonly renew: () => void;
}

/** The text that Markdown below may show without rendering. Renders nothing of its own. */
export const GrowingTextContext = createContext<GrowingText | undefined>(undefined);

/** Whether nothing but its own text shows that a part of a message has grown, so that it may be shown without rendering. */
export const GrowsAloneContext = createContext(false);
