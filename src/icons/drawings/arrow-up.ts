import { icon } from '../icon.js';
export const ArrowUp = /* @__PURE__ */ icon('m5 12 7-7 7 7', 'M12 19V5');
