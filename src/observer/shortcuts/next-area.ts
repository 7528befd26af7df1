import { windowOf } from '../window-of.js';

/** Moves the focus to the next area of a panel, or the one before: header, time, regions, inspector. Areas in which nothing takes the focus are passed over. */
export function focusNextArea(panel: HTMLElement, from: Element, by: 1 | -1): void {
  const places = [...panel.querySelectorAll<HTMLElement>(areas)];
  const here = places.findIndex((area) => area === from.closest(areas));
  for (let step = 1; step <= places.length; step += 1) {
    const start = here < 0 && by < 0 ? places.length : here;
    const area = places[(start + by * step + places.length * 2) % places.length];
    const goal = area === undefined ? undefined : firstIn(area);
    if (goal === undefined) continue;
    goal.focus();
    return;
  }
}

const areas = '.oddkin-observer-header, .oddkin-time, .oddkin-observer-area, .oddkin-observer-single, .oddkin-observer-sheet';
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What comes first by Tab, of what stands in the area itself. */
function firstIn(area: HTMLElement): HTMLElement | undefined {
  return [...area.querySelectorAll<HTMLElement>(focusable)].find(
    (each) => each.closest(areas) === area && each.tabIndex >= 0 && !each.matches(':disabled') && isShown(each),
  );
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && windowOf(element).getComputedStyle(element).visibility === 'visible';
}
