import type { Catalogue } from './catalogue.js';

/** Loads the German words, for those who may never need them. Rejects where the page serves no further modules. */
export const loadGerman = (): Promise<Catalogue> => import('./de.js').then(({ de }) => de);
