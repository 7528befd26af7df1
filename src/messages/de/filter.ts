/** Words of the box that filters the panel. */
export const filter = {} as const;
