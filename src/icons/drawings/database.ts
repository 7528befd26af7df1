import { icon } from '../icon.js';
export const Database = /* @__PURE__ */ icon(
  ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
  'M3 5V19A9 3 0 0 0 21 19V5',
  'M3 12A9 3 0 0 0 21 12',
);
