import { icon } from '../icon.js';
export const X = /* @__PURE__ */ icon('M18 6 6 18', 'm6 6 12 12');
