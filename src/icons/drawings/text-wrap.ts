import { icon } from '../icon.js';
export const WrapText = /* @__PURE__ */ icon('m16 16-3 3 3 3', 'M3 12h14.5a1 1 0 0 1 0 7H13', 'M3 19h6', 'M3 5h18');
