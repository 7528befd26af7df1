import { icon } from '../icon.js';
export const CircleCheck = /* @__PURE__ */ icon(['circle', { cx: '12', cy: '12', r: '10' }], 'm16 9-5.5 5.5L8 12');
