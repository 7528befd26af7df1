import { icon } from '../icon.js';
export const Minus = /* @__PURE__ */ icon('M5 12h14');
