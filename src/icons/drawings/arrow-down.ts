import { icon } from '../icon.js';
export const ArrowDown = /* @__PURE__ */ icon('M12 5v14', 'm19 12-7 7-7-7');
