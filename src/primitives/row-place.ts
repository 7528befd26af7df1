import { anchorIn, driftOf, movedAnchor, type RowAnchor } from './row-anchor.js';
import type { RowElements } from './row-elements.js';
import type { RowHeights } from './row-heights.js';

/** What of the content is in sight, in pixels from its beginning. */
export interface Sight {
  readonly top: number;
  readonly height: number;
}

/** Nearer to its end than this a list is at its end. */
const atEnd = 1;

/**
 * Where a reader is in a list that scrolls, kept on the screen whatever changes height, comes or goes:
 * the end as long as they are there, or else what stands at the top edge. Nothing else writes the scroll position.
 */
export class RowPlace {
  /** Whether the end is kept in sight. */
  isFollowing = true;
  /** The row that was the last when the reader left the end. */
  leftKey: string | undefined;
  private viewport: HTMLElement | undefined;
  private content: HTMLElement | undefined;
  private anchor: RowAnchor | undefined;
  /** Where the viewport stood when the anchor was taken. */
  private lastTop = 0;
  private wasHidden = false;
  /** Held down on a row: text that is being selected must not run away from under the pointer. */
  private isHeld = false;
  /** What was pressed just now: it must not be pushed out of sight by what it opens. */
  private pressed: Element | undefined;
  private readonly heights: RowHeights;
  private readonly elements: RowElements;

  constructor(heights: RowHeights, elements: RowElements) {
    this.heights = heights;
    this.elements = elements;
  }

  attach(viewport: HTMLElement | undefined, content: HTMLElement | undefined): void {
    this.viewport = viewport;
    this.content = content;
    this.lastTop = viewport?.scrollTop ?? 0;
  }

  /** `undefined` until the list is on the screen. */
  get sight(): Sight | undefined {
    const { viewport, anchor, heights, elements } = this;
    if (viewport === undefined || isHidden(viewport)) return undefined;
    const index = this.isFollowing ? -1 : heights.indexOf(anchor?.key);
    // By what is read, as far as that is known: rows may just have got heights of which nothing has been heard yet.
    if (anchor === undefined || index < 0) return { top: this.topEdge(), height: viewport.clientHeight };
    const row = elements.get(anchor.key);
    const top = heights.before(index) - (row === undefined ? anchor.top : row.getBoundingClientRect().top - this.edge());
    return { top, height: viewport.clientHeight };
  }

  /** The row that stands at the top edge; `undefined` before the reader has been anywhere. */
  get topKey(): string | undefined {
    return this.anchor?.key;
  }

  follow(): void {
    this.isFollowing = true;
    this.leftKey = undefined;
  }

  /** Stops following, as a reader does who scrolls up. */
  leave(): void {
    if (!this.isFollowing) return;
    this.isFollowing = false;
    this.leftKey = this.heights.keyAt(this.heights.size - 1);
    this.pickAnchor();
  }

  /** Makes a row that is about to be rendered what is read, with its beginning so far below the top edge. */
  standAt(key: string, top: number): void {
    this.leave();
    this.anchor = { key, chain: [], top };
    this.lastTop = this.viewport?.scrollTop ?? 0;
  }

  /** Call it after the viewport has scrolled. `isAtLast` says whether nothing stands after what is rendered. */
  scrolled(isAtLast: boolean): void {
    const { viewport } = this;
    if (viewport === undefined) return;
    const moved = viewport.scrollTop - this.lastTop;
    // What grows moves the end away but not the place that is read, so only a move up is the reader's.
    if (moved > 0 && isAtLast && this.distance() <= atEnd) this.follow();
    else if (moved < 0 && this.distance() > atEnd) this.leave();
    if (!this.isFollowing) this.restore();
    if (moved !== 0) this.pickAnchor();
  }

  /** Puts what is read back to where it was on the screen. */
  restore(): void {
    const { viewport } = this;
    if (viewport === undefined) return;
    // A list that is hidden, or comes back, has been scrolled by nobody.
    const isNowHidden = isHidden(viewport);
    if (isNowHidden || this.wasHidden) this.lastTop = viewport.scrollTop;
    this.wasHidden = isNowHidden;
    if (this.wasHidden || this.isHeld) return;
    // Further up than before and not at the end: a reader's doing, of which the event is still to come.
    if (viewport.scrollTop < this.lastTop - atEnd && this.distance() > atEnd) this.leave();
    if (this.isFollowing) this.toEnd(viewport);
    else this.toAnchor(viewport);
    this.lastTop = viewport.scrollTop;
  }

  /** Scrolls no further than is needed to bring a row into sight; to its beginning where it is higher than what is in sight. */
  scrollTo(row: HTMLElement): void {
    const { viewport } = this;
    if (viewport === undefined) return;
    const { top, bottom } = row.getBoundingClientRect();
    const edge = this.edge();
    const below = bottom - (edge + viewport.clientHeight);
    if (top < edge || (below > 0 && bottom - top > viewport.clientHeight)) viewport.scrollTop += top - edge;
    else if (below > 0) viewport.scrollTop += below;
  }

  /** Call it when a pointer goes down on a row, and when it comes up again. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.restore();
  }

  /** Call it when something in a row is pressed, before it does what it does. */
  press(element: Element): void {
    this.pressed = element;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        this.pressed = undefined;
      }),
    );
  }

  private toEnd(viewport: HTMLElement): void {
    const distance = this.distance();
    const room = this.pressed?.isConnected === true ? this.pressed.getBoundingClientRect().top - this.edge() : distance;
    if (distance <= 0) return;
    viewport.scrollTop += Math.min(distance, Math.max(0, room));
    if (room < distance) this.leave();
  }

  private toAnchor(viewport: HTMLElement): void {
    if (this.anchor === undefined) return;
    const went = viewport.scrollTop - this.lastTop;
    // Up and yet at the end: the browser's doing, since there is less to scroll through than there was.
    const moved = went < 0 && this.distance() <= atEnd ? 0 : went;
    const anchor = moved === 0 ? this.anchor : movedAnchor(this.anchor, moved);
    const drift = driftOf(anchor, this.elements.get(anchor.key), this.edge());
    this.anchor = anchor;
    const before = viewport.scrollTop;
    if (Math.abs(drift) >= 0.5) viewport.scrollTop = before + drift;
    const hasNoRoom = Math.abs(drift) >= 0.5 && Math.abs(viewport.scrollTop - before - drift) > 1;
    if (hasNoRoom && drift > 0 && this.distance() <= atEnd) this.follow();
    else if (hasNoRoom || (anchor.chain.length === 0 && this.elements.get(anchor.key) !== undefined)) this.pickAnchor();
  }

  private pickAnchor(): void {
    const { heights } = this;
    const edge = this.edge();
    const top = this.topEdge();
    this.lastTop = this.viewport?.scrollTop ?? 0;
    for (let at = heights.indexAt(Math.max(0, top)); at < heights.size; at += 1) {
      const key = heights.keyAt(at) ?? '';
      const row = this.elements.get(key);
      if (row !== undefined && row.getBoundingClientRect().bottom <= edge) continue;
      this.anchor = row === undefined ? { key, chain: [], top: heights.before(at) - top } : anchorIn(key, row, edge);
      return;
    }
  }

  /** The top edge of what is in sight, in the page. */
  private edge(): number {
    return (this.viewport?.getBoundingClientRect().top ?? 0) + (this.viewport?.clientTop ?? 0);
  }

  /** The same, in the content. */
  private topEdge(): number {
    return this.edge() - (this.content?.getBoundingClientRect().top ?? 0);
  }

  private distance(): number {
    const { viewport } = this;
    return viewport === undefined ? 0 : viewport.scrollHeight - viewport.clientHeight - viewport.scrollTop;
  }
}

/** A list without room says nothing of its rows, and has been scrolled by nobody. */
export function isHidden({ clientHeight, clientWidth }: HTMLElement): boolean {
  return clientHeight === 0 || clientWidth === 0;
}
