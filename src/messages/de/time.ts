/** Words of the time bar. */
export const time = {} as const;
