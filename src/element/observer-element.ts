import type { ObserverPanelProps } from '../observer/index.js';
import { OddkinActionEvent } from './action-event.js';
import { elementEvent } from './element-events.js';
import { adoptStyles } from './adopt-styles.js';
import { mountObserver, type MountedObserver, type MountObserverOptions } from './mount-observer.js';

// Where there is no DOM the class can still be imported; it can't be made there.
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

const tagName = 'oddkin-observer';
const attributes = [
  ...['url', 'session', 'token', 'recording', 'locale', 'theme', 'region', 'density', 'dock'],
  ...['announcements', 'send-key', 'shortcuts', 'storage-key', 'title-badge', 'takes-actions', 'maths', 'diagrams'],
];
const properties = ['transport', 'store', 'urlPolicy', 'renderers', 'messages', 'limits', 'redact', 'onFiles'] as const;

/** What a page sets on the element itself, since no attribute can hold it. */
export type OddkinObserverProperties = { -readonly [Name in (typeof properties)[number]]?: MountObserverOptions[Name] };

// The accessors are made below, all alike.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface OddkinObserverElement extends OddkinObserverProperties {}

/**
 * `<oddkin-observer url="ws://…/observe">`: the observer panel in any page. It connects while it stands in a document and closes its connection when it is taken out.
 * Attributes: `url`, `session`, `token`, `recording`, `locale` (`de` brings German words), `theme`, `region`, `density`, `dock`
 * (`end`, `bottom` or `window`: over the page, behind a button), `announcements`, `send-key`,
 * `shortcuts="off"`, `storage-key`, `title-badge`, `takes-actions`, `maths`, `diagrams` (the address of Mermaid's one file).
 * Properties: `transport`, `store`, `urlPolicy`, `renderers`, `messages`, `limits`, `redact`, `onFiles`. Events: `OddkinObserverEventMap`.
 *
 * For `::part()`: `panel`, `header`, `time-bar`, `tabs`, `tab`, `inspector`, `region` and the region's name, such as `conversation`. Tokens are custom properties on it.
 *
 * Controls are there for what the tools of a session can take. With `takes-actions` all of them are: the page answers `oddkin-action`.
 */
export class OddkinObserverElement extends Base {
  static readonly observedAttributes: readonly string[] = attributes;

  private given: OddkinObserverProperties = {};
  private mounted: MountedObserver | undefined;
  private foreign: Window | undefined;

  connectedCallback(): void {
    const { defaultView } = this.ownerDocument;
    this.standIn(defaultView === null || defaultView === window ? undefined : defaultView);
    for (const name of properties) this.takeOver(name);
    if (this.mounted === undefined) this.mounted = mountObserver(this, this.options());
  }

  disconnectedCallback(): void {
    // An element that is only moved is taken out and put in again at once: its panel stays.
    queueMicrotask(() => {
      if (!this.isConnected) this.unmount();
    });
  }

  /** In another document, as of a frame or a window of its own, stylesheets have to be of that document. */
  adoptedCallback(): void {
    if (this.shadowRoot !== null) adoptStyles(this.shadowRoot);
  }

  attributeChangedCallback(): void {
    this.mounted?.update(this.options());
  }

  static {
    for (const name of properties) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: OddkinObserverElement) {
          return this.given[name];
        },
        set(this: OddkinObserverElement, value: unknown) {
          this.give({ [name]: value });
        },
      });
    }
  }

  private give(change: OddkinObserverProperties): void {
    this.given = { ...this.given, ...change };
    this.mounted?.update(this.options());
  }

  /** What was set on the element before this class was defined hides its accessors. */
  private takeOver(name: (typeof properties)[number]): void {
    const own = Object.getOwnPropertyDescriptor(this, name);
    if (own === undefined) return;
    Reflect.deleteProperty(this, name);
    this.give({ [name]: own.value as unknown });
  }

  private options(): MountObserverOptions {
    return {
      ...this.given,
      url: this.text('url'),
      session: this.text('session'),
      token: this.text('token'),
      recording: this.text('recording'),
      locale: this.text('locale'),
      theme: oneOf(['light', 'dark', 'auto'], this.text('theme')) ?? 'auto',
      defaultRegion: this.text('region') as ObserverPanelProps['defaultRegion'], // an unknown one shows the first
      density: oneOf(['comfortable', 'compact'], this.text('density')) ?? 'comfortable',
      dock: this.hasAttribute('dock') ? (oneOf(['end', 'bottom', 'window'], this.text('dock')) ?? 'end') : undefined,
      announcements: oneOf(['everything', 'decisions', 'off'], this.text('announcements')),
      sendKey: oneOf(['enter', 'modifier-enter'], this.text('send-key')),
      shortcuts: this.text('shortcuts') !== 'off',
      storageKey: this.text('storage-key'),
      titleBadge: this.hasAttribute('title-badge'),
      maths: this.hasAttribute('maths'),
      diagrams: this.text('diagrams'),
      onAction: this.hasAttribute('takes-actions') ? refuse : undefined,
      interceptAction: this.interceptAction,
      onAttentionChange: this.onAttentionChange,
      onProblem: this.onProblem,
      onSelect: this.onSelect,
      onStatusChange: this.onStatusChange,
    };
  }

  /** An element is not told that the frame or window it has been moved to is taken away: its panel would go on observing what is shown no more. */
  private standIn(foreign: Window | undefined): void {
    this.foreign?.removeEventListener('pagehide', this.onPageHide);
    this.foreign = foreign;
    foreign?.addEventListener('pagehide', this.onPageHide);
  }

  private readonly onPageHide = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) this.unmount();
  };

  private unmount(): void {
    this.standIn(undefined);
    this.mounted?.unmount();
    this.mounted = undefined;
  }

  private text(name: string): string | undefined {
    return this.getAttribute(name) ?? undefined;
  }

  private readonly interceptAction: NonNullable<MountObserverOptions['interceptAction']> = (action, press) => {
    const event = new OddkinActionEvent(action, press.id);
    this.dispatchEvent(event);
    return event.taken();
  };

  private readonly onAttentionChange = (count: number): void => this.tell('oddkin-attention', { count });
  private readonly onProblem: NonNullable<MountObserverOptions['onProblem']> = (problem) => this.tell('oddkin-problem', problem);
  private readonly onSelect: NonNullable<MountObserverOptions['onSelect']> = (selection) => this.tell('oddkin-select', selection);
  private readonly onStatusChange: NonNullable<MountObserverOptions['onStatusChange']> = (status) => this.tell('oddkin-status', status);

  private tell(...told: Parameters<typeof elementEvent>): void {
    this.dispatchEvent(elementEvent(...told));
  }
}

/** Makes the tag known to the page, once. Does nothing where there is no DOM. */
export function defineObserverElement(): void {
  if (typeof customElements !== 'undefined' && customElements.get(tagName) === undefined)
    customElements.define(tagName, OddkinObserverElement);
}

/** With `takes-actions`, of an action that no listener took. */
function refuse(): Promise<void> {
  return Promise.reject(new Error('The page around this panel did not answer.'));
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text);
}
