import { icon } from '../icon.js';
export const Forward = /* @__PURE__ */ icon('m15 17 5-5-5-5', 'M4 18v-2a4 4 0 0 1 4-4h12');
