import { Eye, Hand, Sparkle, Wrench } from '../icons/index.js';
import type { ToolCall } from '../schema/index.js';

/** The sign of a tool class: an eye, a hand, a spark; a wrench where the class is not known. Renders an `<svg>` with `data-class`. */
export function ToolClassIcon({ toolClass }: { readonly toolClass: ToolCall['toolClass'] }) {
  const Icon = toolClass === undefined ? Wrench : icons[toolClass];
  return <Icon className="oddkin-observer-tool-class" data-class={toolClass} size={14} strokeWidth={1.75} aria-hidden />;
}

const icons = { sensor: Eye, actuator: Hand, generator: Sparkle } as const;
