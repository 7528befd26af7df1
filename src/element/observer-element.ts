import { de } from '../messages/index.js';
import type { ObserverPanelProps } from '../observer/index.js';
import type { Action } from '../store/index.js';
import { mountObserver, type MountedObserver, type MountObserverOptions } from './mount-observer.js';

// Where there is no DOM the class can still be imported; it can't be made there.
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

const tagName = 'oddkin-observer';
const properties = ['transport', 'store', 'onAction', 'onFiles', 'renderers', 'urlPolicy', 'messages', 'limits'] as const;

type Properties = Pick<MountObserverOptions, (typeof properties)[number]>;

/**
 * `<oddkin-observer url="ws://…/observe">`: the observer panel in any page. Attributes: `url`, `token`, `recording`, `session`, `locale`, `theme`, `density`, `region`,
 * `announcements`, `send-key`, `title-badge`.
 * Properties: `transport`, `store`, `onAction`, `onFiles`, `renderers`, `urlPolicy`, `messages`, `limits`. It connects while it stands in a document
 * and closes its connection when it is taken out. `oddkin-action` tells of what a person asks for, as `event.detail`;
 * `oddkin-attention` of how many questions and approvals wait for a person, as `event.detail.count`. In German (`locale="de"`) its words are German.
 */
export class OddkinObserverElement extends Base {
  static readonly observedAttributes: readonly string[] = [
    'url',
    'token',
    'recording',
    'session',
    'locale',
    'theme',
    'density',
    'region',
    'announcements',
    'send-key',
    'title-badge',
  ];

  private given: Properties = {};
  private mounted: MountedObserver | undefined;

  get transport(): Properties['transport'] {
    return this.given.transport;
  }

  set transport(transport: Properties['transport']) {
    this.give({ transport });
  }

  get store(): Properties['store'] {
    return this.given.store;
  }

  set store(store: Properties['store']) {
    this.give({ store });
  }

  get onAction(): Properties['onAction'] {
    return this.given.onAction;
  }

  set onAction(onAction: Properties['onAction']) {
    this.give({ onAction });
  }

  get onFiles(): Properties['onFiles'] {
    return this.given.onFiles;
  }

  set onFiles(onFiles: Properties['onFiles']) {
    this.give({ onFiles });
  }

  get renderers(): Properties['renderers'] {
    return this.given.renderers;
  }

  set renderers(renderers: Properties['renderers']) {
    this.give({ renderers });
  }

  get urlPolicy(): Properties['urlPolicy'] {
    return this.given.urlPolicy;
  }

  set urlPolicy(urlPolicy: Properties['urlPolicy']) {
    this.give({ urlPolicy });
  }

  get messages(): Properties['messages'] {
    return this.given.messages;
  }

  set messages(messages: Properties['messages']) {
    this.give({ messages });
  }

  get limits(): Properties['limits'] {
    return this.given.limits;
  }

  set limits(limits: Properties['limits']) {
    this.give({ limits });
  }

  connectedCallback(): void {
    for (const name of properties) this.takeOver(name);
    if (this.mounted === undefined) this.mounted = mountObserver(this, this.options());
  }

  disconnectedCallback(): void {
    // An element that is only moved is taken out and put in again at once: its panel stays.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.mounted?.unmount();
      this.mounted = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.mounted?.update(this.options());
  }

  private give(change: Properties): void {
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
    const locale = this.text('locale');
    return {
      ...this.given,
      messages: catalogueFor(locale, this.given.messages),
      url: this.text('url'),
      token: this.text('token'),
      recording: this.text('recording'),
      session: this.text('session'),
      locale,
      theme: oneOf(['light', 'dark', 'auto'], this.text('theme')) ?? 'auto',
      density: oneOf(['comfortable', 'compact'], this.text('density')) ?? 'comfortable',
      defaultRegion: this.text('region') as ObserverPanelProps['defaultRegion'], // an unknown one shows the first
      announcements: oneOf(['everything', 'decisions', 'off'], this.text('announcements')),
      sendKey: oneOf(['enter', 'modifier-enter'], this.text('send-key')),
      titleBadge: this.hasAttribute('title-badge'),
      onAttentionChange: this.onAttentionChange,
      onActed: this.onActed,
    };
  }

  private text(name: string): string | undefined {
    return this.getAttribute(name) ?? undefined;
  }

  private readonly onAttentionChange = (count: number): void => {
    this.dispatchEvent(new CustomEvent('oddkin-attention', { detail: { count }, bubbles: true, composed: true }));
  };

  private readonly onActed = (action: Action): void => {
    this.dispatchEvent(new CustomEvent('oddkin-action', { detail: action, bubbles: true, composed: true }));
  };
}

/** Makes the tag known to the page, once. Does nothing where there is no DOM. */
export function defineObserverElement(): void {
  if (typeof customElements !== 'undefined' && customElements.get(tagName) === undefined)
    customElements.define(tagName, OddkinObserverElement);
}

/** A language that is shipped brings its words along; those that the page gives take the place of them. */
function catalogueFor(locale: string | undefined, given: Properties['messages']): Properties['messages'] {
  return locale?.split('-')[0] === 'de' ? { ...de, ...given } : given;
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text);
}
