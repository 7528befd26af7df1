import { icon } from '../icon.js';
export const ChevronUp = /* @__PURE__ */ icon('m18 15-6-6-6 6');
