/** The part's own class, then the host's. */
export function classNames(own: string, given: string | undefined): string {
  return given === undefined ? own : `${own} ${given}`;
}
