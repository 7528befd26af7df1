import { icon } from '../icon.js';
export const ArrowDownLeft = /* @__PURE__ */ icon('M17 7 7 17', 'M17 17H7V7');
