/** What checks calls against schemas weighs as much as a tenth of all else: it is loaded when the first call is to be checked. */
export const loadToolCallCheck = () => import('./tool-call-check.js');
