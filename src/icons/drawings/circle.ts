import { icon } from '../icon.js';
export const Circle = /* @__PURE__ */ icon(['circle', { cx: '12', cy: '12', r: '10' }]);
