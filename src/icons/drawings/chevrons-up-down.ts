import { icon } from '../icon.js';
export const ChevronsUpDown = /* @__PURE__ */ icon('m7 15 5 5 5-5', 'm7 9 5-5 5 5');
