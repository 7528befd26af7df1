import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OddkinObserverEventMap } from './element-events.js';
import type { OddkinObserverElement, OddkinObserverProperties } from './observer-element.js';

type Listeners = {
  readonly [Name in keyof OddkinObserverEventMap as `on${Name}`]?: ((event: OddkinObserverEventMap[Name]) => void) | undefined;
};

/** What `<oddkin-observer>` takes in React. Its listeners are `onoddkin-action` and so on, as React names those of any element of one's own. */
export interface OddkinObserverTagProps
  extends DetailedHTMLProps<HTMLAttributes<OddkinObserverElement>, OddkinObserverElement>, OddkinObserverProperties, Listeners {
  readonly url?: string | undefined;
  readonly session?: string | undefined;
  readonly token?: string | undefined;
  readonly recording?: string | undefined;
  readonly locale?: string | undefined;
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly region?: string | undefined;
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly dock?: 'end' | 'bottom' | 'window' | undefined;
  readonly announcements?: 'everything' | 'decisions' | 'off' | undefined;
  readonly 'send-key'?: 'enter' | 'modifier-enter' | undefined;
  readonly shortcuts?: 'on' | 'off' | undefined;
  readonly 'storage-key'?: string | undefined;
  readonly 'title-badge'?: boolean | undefined;
  readonly 'takes-actions'?: boolean | undefined;
  readonly maths?: boolean | undefined;
  readonly diagrams?: string | undefined;
}

declare module 'react' {
  // React looks for tags of one's own in this namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'oddkin-observer': OddkinObserverTagProps;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'oddkin-observer': OddkinObserverElement;
  }
}
