import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Every word by which the schemas, and what comes of them, name a state. */
export type StateName =
  | 'pending'
  | 'active'
  | 'running'
  | 'submitting'
  | 'streaming'
  | 'done'
  | 'succeeded'
  | 'submitted'
  | 'approved'
  | 'failed'
  | 'blocked'
  | 'needs-input'
  | 'requested'
  | 'skipped'
  | 'cancelled'
  | 'denied'
  | 'expired'
  | 'incomplete'
  | 'interrupted';

export interface StateIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly state: StateName;
  /** The state in words, where no text beside the icon says it. Without it the icon is hidden from assistive technology. */
  readonly label?: string | undefined;
  /** In pixels. Default 14. */
  readonly size?: 14 | 16;
}

/** The shape of a state: the same for every noun, so that nothing depends on colour. Renders an `<svg>`. `data-state` is the state. */
export function StateIcon({ state, label, size = 14, className, ...props }: StateIconProps) {
  const shape = shapeOf(state);
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-state={state}
      data-shape={shape}
      {...props}
      className={className === undefined ? 'oddkin-state-icon' : `oddkin-state-icon ${className}`}
    >
      {drawings[shape]}
    </svg>
  );
}

type Shape = 'circle' | 'ring' | 'check' | 'cross' | 'bar' | 'question' | 'slash' | 'clock' | 'broken';

function shapeOf(state: StateName): Shape {
  switch (state) {
    case 'pending':
      return 'circle';
    case 'active':
    case 'running':
    case 'submitting':
    case 'streaming':
      return 'ring';
    case 'done':
    case 'succeeded':
    case 'submitted':
    case 'approved':
      return 'check';
    case 'failed':
      return 'cross';
    case 'blocked':
      return 'bar';
    case 'needs-input':
    case 'requested':
      return 'question';
    case 'skipped':
    case 'cancelled':
    case 'denied':
      return 'slash';
    case 'expired':
      return 'clock';
    case 'incomplete':
    case 'interrupted':
      return 'broken';
    default:
      return state satisfies never;
  }
}

const drawings: { readonly [S in Shape]: ReactNode } = {
  circle: <circle cx="12" cy="12" r="9" />,
  ring: (
    <>
      <circle cx="12" cy="12" r="9" opacity="0.3" />
      <path d="M21 12a9 9 0 0 0-9-9" />
      <circle className="oddkin-state-icon-dot" cx="12" cy="12" r="3" fill="currentColor" stroke="none" />
    </>
  ),
  check: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.5 2.8 2.8L16 9.5" />
    </>
  ),
  cross: (
    <>
      <path d="M8 3h8l5 5v8l-5 5H8l-5-5V8z" />
      <path d="m9 9 6 6m0-6-6 6" />
    </>
  ),
  bar: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M8 12h8" />
    </>
  ),
  question: (
    <>
      <path d="m12 1.5 10.5 10.5L12 22.5 1.5 12z" />
      <path d="M9.8 9.6a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2.9-1.2 1.7" />
      <path d="M12 16.3v.1" />
    </>
  ),
  slash: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M5.6 18.4 18.4 5.6" />
    </>
  ),
  clock: (
    <>
      <path d="M12 7v5l3 2" />
      <circle cx="12" cy="12" r="9" />
      <path d="M4 20 20 4" />
    </>
  ),
  broken: <path d="M2 12h7l2-4m2 8 2-4h7" />,
};
