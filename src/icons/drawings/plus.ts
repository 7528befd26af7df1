import { icon } from '../icon.js';
export const Plus = /* @__PURE__ */ icon('M5 12h14', 'M12 5v14');
