import { icon } from '../icon.js';
export const ArrowUpRight = /* @__PURE__ */ icon('M7 7h10v10', 'M7 17 17 7');
