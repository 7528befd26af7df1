import { icon } from '../icon.js';
export const Code = /* @__PURE__ */ icon('m16 18 6-6-6-6', 'm8 6-6 6 6 6');
