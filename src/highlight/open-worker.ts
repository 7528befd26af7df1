/** Starts the worker from beside this file. Throws where the page lets none run. Written as bundlers look for it; the file for pages without one has another way. */
export const openWorker = (): Worker => new Worker(new URL('./highlight-worker.js', import.meta.url), { type: 'module' });
