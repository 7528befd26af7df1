/** Words for saving and opening recordings. */
export const recording = {} as const;
