/** Words of what the observer panel finds out beyond what it is told: checks, causes, limits. */
export const observerFindings = {} as const;
