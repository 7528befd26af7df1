import { icon } from '../icon.js';
export const ChevronLeft = /* @__PURE__ */ icon('m15 18-6-6 6-6');
