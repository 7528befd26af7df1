import { icon } from '../icon.js';
export const ChevronsDownUp = /* @__PURE__ */ icon('m7 20 5-5 5 5', 'm7 4 5 5 5-5');
