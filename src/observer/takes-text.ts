/** Whether a key that is pressed there is text. By what it matches, not by its class: a panel in another window has classes of that window. */
export function takesText(target: EventTarget | null): boolean {
  return matches(target, `input:not(${withoutText}), textarea, select, [contenteditable]:not([contenteditable="false"])`);
}

const withoutText = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset', 'color', 'file']
  .map((type) => `[type="${type}"]`)
  .join(', ');

export function takesSpace(target: EventTarget | null): boolean {
  const roles = ['button', 'tab', 'option', 'treeitem', 'menuitem', 'row'].map((role) => `[role="${role}"]`).join(', ');
  return matches(target, `button, summary, a, input:not([type="range"]), ${roles}`);
}

function matches(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'matches' in target && (target as Element).matches(selector); // an element, since only those have it
}

/** Whether an event is in a dialog, which keeps the keys that are pressed in it from the panel behind it. */
export function isInDialog(target: EventTarget | null): boolean {
  return target !== null && 'closest' in target && (target as Element).closest('dialog') !== null; // an element, since only those have it
}
