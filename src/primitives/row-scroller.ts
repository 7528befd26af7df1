import { flushSync } from 'react-dom';
import { RowElements } from './row-elements.js';
import { RowHeights } from './row-heights.js';
import { pinnedSpans } from './row-pins.js';
import { isHidden, RowPlace } from './row-place.js';
import { RowStages } from './row-stages.js';
import { clip, isSameSpans, itemsOf, joinSpans, spanAtEnd, spanOf, widen, type RowItem, type RowSpan } from './row-spans.js';

/** What is rendered of a long list, and where its reader is. */
export interface RowView {
  readonly items: readonly RowItem[];
  readonly count: number;
  /** How many rows are rendered. */
  readonly rendered: number;
  /** Whether all rows are rendered, or about to be. */
  readonly isWhole: boolean;
  /** Whether the end is kept in sight. */
  readonly isFollowing: boolean;
  /** Rows that have come at the end since the reader left it. */
  readonly newCount: number;
  /** The row that was the last when the reader left the end. */
  readonly leftKey: string | undefined;
}

/** Pixels beyond either edge in which rows are rendered before they come into sight. */
const margin = 400;
/** After what is in sight, what is near to it is rendered so much later. */
const nearDelayMs = 100;
/** Where rows go on coming at the end, so much later, when none has come in between: no list is brought up to date more seldom than each second. */
const calmDelayMs = 1_200;
/** As high as a list is taken to be until it is on the screen. */
const unseenHeight = 600;
/** How often more rows are called for before a frame of the screen is painted. */
const mostRounds = 10;
/** Rows that are added at either side at a time on the way to all of them. */
const wholeStep = 40;

/** Renders of a list of any length the rows that are in sight, or near to it, and has a {@link RowPlace} keep the reader's place. */
export class RowScroller {
  readonly heights: RowHeights;
  readonly elements = new RowElements();
  readonly place: RowPlace;
  readonly stages = new RowStages(() => this.stageRoom());
  private viewport: HTMLElement | undefined;
  private content: HTMLElement | undefined;
  private observer: ResizeObserver | undefined;
  private frame: number | undefined;
  private keys: readonly string[];
  private spans: readonly RowSpan[];
  private isWhole = false;
  private sightHeight = 0;
  private rounds = 0;
  private view: RowView;
  private indexes = new Map<string, number>();
  private formerIndexes = new Map<string, number>();
  private readonly measured = new WeakSet<Element>();
  private readonly listeners = new Set<() => void>();

  /** `guess` is asked once how high a row may be that comes near to sight and has not been measured. */
  constructor(keys: readonly string[], guess: (key: string) => number) {
    this.heights = new RowHeights(guess);
    this.heights.setKeys(keys);
    this.keys = keys;
    this.place = new RowPlace(this.heights, this.elements);
    this.spans = [spanAtEnd(this.heights, unseenHeight)];
    this.view = this.makeView();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getView = (): RowView => this.view;

  /** Begins to own the scrolling of `viewport`, which holds `content`, which holds the rows. Returns how to end it. */
  attach(viewport: HTMLElement, content: HTMLElement): () => void {
    // Where nothing is laid out, as in tests without a browser, nothing changes its size.
    const Observer = viewport.ownerDocument.defaultView?.ResizeObserver;
    const observer = Observer === undefined ? undefined : new Observer(this.onResize);
    this.viewport = viewport;
    this.content = content;
    this.observer = observer;
    this.place.attach(viewport, content);
    observer?.observe(viewport);
    for (const row of this.elements.all()) observer?.observe(row);
    viewport.addEventListener('scroll', this.onScroll, { passive: true });
    this.settle();
    // What is in sight is painted first, and the page has time for what else it begins with.
    this.stages.startLater(nearDelayMs, this.updateLater);
    return () => {
      this.stages.pause();
      observer?.disconnect();
      viewport.removeEventListener('scroll', this.onScroll);
      if (this.frame !== undefined) cancelAnimationFrame(this.frame);
      this.frame = undefined;
      this.viewport = undefined;
      this.content = undefined;
      this.observer = undefined;
      this.place.attach(undefined, undefined);
    };
  }

  /** Takes the element of a row. Returns how to take it back. */
  addRow(key: string, row: HTMLElement): () => void {
    this.elements.add(key, row);
    this.observer?.observe(row);
    return () => {
      this.observer?.unobserve(row);
      this.elements.remove(key, row);
    };
  }

  /** Call it while what shows these rows is rendered, before `getView`: rows that are out of sight by now are not rendered once more. It tells nobody. */
  takeKeys(keys: readonly string[]): void {
    if (keys === this.keys) return;
    this.keys = keys;
    const { heights, place } = this;
    // A reader may just have scrolled, of which the event is still to come.
    place.restore();
    const size = heights.size;
    const read = [place.topKey, place.leftKey, ...this.indexes.keys()].filter((key) => key !== undefined);
    const before = read.map((key) => heights.indexOf(key, this.indexes.get(key)));
    const same = heights.setKeys(keys);
    if (same === size && size === keys.length) return;
    const at = same === size ? 0 : read.findIndex((key, index) => (before[index] ?? -1) >= 0 && heights.indexOf(key) >= 0);
    // Another list altogether is read from its end.
    if (at < 0) place.follow();
    const moved = at < 0 || same === size ? 0 : heights.indexOf(read[at]) - (before[at] ?? 0);
    // What is on the screen still stands where it stood in the old list.
    if (place.isFollowing && this.viewport !== undefined) this.stages.startLater(calmDelayMs, this.updateLater);
    this.spans = place.isFollowing ? this.wantedSpans() : clip(this.spans, moved, heights.size);
    this.view = this.makeView();
  }

  /** Where a row stands that is rendered, or stood until just now. */
  indexOfRendered(key: string): number {
    return this.indexes.get(key) ?? this.formerIndexes.get(key) ?? -1;
  }

  /** Call it when what the view says has been rendered, before it is painted. */
  settle(): void {
    if (this.viewport === undefined) return;
    for (const item of this.view.items) {
      const row = item.kind === 'row' ? this.elements.get(item.key) : undefined;
      if (row !== undefined && !this.measured.has(row)) this.measure(row, row.getBoundingClientRect().height);
    }
    this.place.restore();
    // Where rows turn out to be lower than was thought, more are called for, and where they have no height, all: not in one go.
    if (this.rounds === 0) queueMicrotask(() => (this.rounds = 0));
    this.rounds += 1;
    if (this.rounds < mostRounds) this.update();
    else if (!isSameSpans(this.wantedSpans(), this.spans)) this.updateLater();
    if (this.isWhole && this.view.rendered < this.heights.size) this.updateLater();
  }

  /** Goes to the end and stays there. */
  follow(): void {
    this.place.follow();
    this.update();
    this.place.restore();
  }

  /** Brings a row into sight, at once, no further than is needed. Returns its element. */
  reveal(index: number): HTMLElement | undefined {
    const { heights, viewport } = this;
    const key = heights.keyAt(index);
    if (viewport === undefined || key === undefined) return undefined;
    this.stages.finishAtOnce();
    if (this.elements.get(key) === undefined) {
      const isAbove = heights.before(index) < (this.place.sight?.top ?? 0);
      const top = heights.before(index);
      const height = viewport.clientHeight;
      this.place.standAt(key, isAbove ? 0 : height / 2);
      const around = spanOf(heights, top - height, top + height);
      flushSync(() => this.show([...this.spans, around]));
    }
    const row = this.elements.get(key);
    if (row !== undefined) this.place.scrollTo(row);
    this.onScroll();
    return row;
  }

  /** Whether all rows are to be rendered: some at a time, or at once, before a page is printed. */
  setWhole(isWhole: boolean, how: 'by and by' | 'at once'): void {
    this.place.restore();
    this.isWhole = isWhole;
    if (isWhole) this.stages.finish();
    if (isWhole && how === 'by and by') this.updateLater();
    else this.spans = isWhole ? clip([{ start: 0, stop: this.heights.size }], 0, this.heights.size) : this.wantedSpans();
    this.publish();
  }

  private readonly onScroll = (): void => {
    this.place.scrolled(this.heights.size === 0 || this.spans.at(-1)?.stop === this.heights.size);
    if (!this.place.isFollowing) this.stages.start();
    this.update();
  };

  private readonly onResize = (entries: readonly ResizeObserverEntry[]): void => {
    for (const { target, borderBoxSize } of entries) if (target !== this.viewport) this.measure(target, borderBoxSize[0]?.blockSize ?? 0);
    this.place.restore();
    // Not at once: rows that came now would be seen by the observer too late for this frame.
    if (this.place.isFollowing !== this.view.isFollowing || !isSameSpans(this.wantedSpans(), this.spans)) this.updateLater();
  };

  private measure(row: Element, height: number): void {
    const key = this.elements.keyOfRow(row);
    const index = key === undefined ? undefined : this.indexes.get(key);
    // A list that is hidden says nothing about its rows.
    if (index === undefined || (this.viewport !== undefined && isHidden(this.viewport))) return;
    this.measured.add(row);
    this.heights.set(index, height);
  }

  private readonly updateLater = (): void => {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      // A reader may just have scrolled, of which the event is still to come: rows that change height would hide it.
      this.place.restore();
      if (this.isWhole && this.view.rendered < this.heights.size) this.show(widen(this.spans, wholeStep, this.heights.size));
      else this.update();
    });
  };

  /** Renders the rows that ought to be rendered, where those are others than are. */
  private update(): void {
    const spans = this.wantedSpans();
    if (!isSameSpans(spans, this.spans)) this.show(spans);
    else if (this.place.isFollowing !== this.view.isFollowing) this.publish();
  }

  private show(spans: readonly RowSpan[]): void {
    this.spans = joinSpans(spans);
    this.publish();
  }

  private wantedSpans(): readonly RowSpan[] {
    const { heights, content, place } = this;
    const { sight } = place;
    if (content === undefined || (sight === undefined && place.isFollowing)) return [spanAtEnd(heights, unseenHeight)];
    if (sight === undefined) return clip(this.spans, 0, heights.size);
    this.sightHeight = sight.height;
    const inSight = place.isFollowing
      ? this.spanFollowed(sight.height)
      : spanOf(heights, sight.top - margin, sight.top + sight.height + margin);
    const kept = this.isWhole ? clip(this.spans, 0, heights.size) : pinnedSpans(content, this.elements, heights);
    return joinSpans([inSight, ...kept]);
  }

  /** Rows that are near to sight are left for later, but stay where they are there. */
  private spanFollowed(height: number): RowSpan {
    const { heights } = this;
    const near = spanAtEnd(heights, height + margin);
    if (this.stages.isGoing) return near;
    let { start } = spanAtEnd(heights, height);
    while (start > near.start && this.indexes.has(heights.keyAt(start - 1) ?? '')) start -= 1;
    return { start, stop: heights.size };
  }

  /** Only where the end is followed does it not matter to the reader how high is what stands above. */
  private stageRoom(): number | undefined {
    return this.viewport === undefined || this.isWhole || !this.place.isFollowing || this.sightHeight === 0 ? undefined : this.sightHeight;
  }

  private publish(): void {
    this.view = this.makeView();
    for (const listener of this.listeners) listener();
  }

  private makeView(): RowView {
    const { heights, spans, isWhole, place } = this;
    const items = itemsOf(heights, spans);
    this.formerIndexes = this.indexes;
    this.indexes = new Map(items.flatMap((item) => (item.kind === 'row' ? [[item.key, item.index]] : [])));
    const left = heights.indexOf(place.leftKey);
    return {
      items,
      count: heights.size,
      rendered: this.indexes.size,
      isWhole,
      isFollowing: place.isFollowing,
      newCount: left < 0 ? 0 : heights.size - 1 - left,
      leftKey: place.leftKey,
    };
  }
}
