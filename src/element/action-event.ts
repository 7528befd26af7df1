import type { Action } from '../store/index.js';

/**
 * `oddkin-action`: a person asks for something in the panel, as `detail`. Left alone, it goes to the tool that the session declares for it.
 * `preventDefault()` ends it here, as done; `respondWith(promise)` does so too and lets the promise tell how it went.
 * `pressId` is the same when a person tries again what nobody answered: a page that sends it along is never taken twice.
 */
export class OddkinActionEvent extends CustomEvent<Action> {
  readonly pressId: string;
  private answer: Promise<unknown> | undefined;

  constructor(action: Action, pressId: string) {
    super('oddkin-action', { detail: action, bubbles: true, composed: true, cancelable: true });
    this.pressId = pressId;
  }

  /**
   * Takes the action for the page. It is on its way until the promise settles; when that rejects, the person reads the message of its error and may try again.
   * Throws when it is called after the event, or twice.
   */
  respondWith(answer: Promise<unknown>): void {
    if (this.eventPhase === Event.NONE || this.answer !== undefined) {
      const reason = this.answer === undefined ? 'after the event, when the action had gone its way' : 'a second time';
      throw new Error(`oddkin-action: respondWith was called ${reason}. Nothing came of it. Call it once, before the listener returns.`);
    }
    this.answer = answer;
    this.preventDefault();
  }

  /** What the page makes of the action; `undefined` where it leaves it alone. */
  taken(): Promise<void> | undefined {
    if (this.answer !== undefined) return this.answer.then(() => undefined);
    return this.defaultPrevented ? Promise.resolve() : undefined;
  }
}
