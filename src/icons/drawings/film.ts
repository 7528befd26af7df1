import { icon } from '../icon.js';
export const Film = /* @__PURE__ */ icon(
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  'M7 3v18',
  'M3 7.5h4',
  'M3 12h18',
  'M3 16.5h4',
  'M17 3v18',
  'M17 7.5h4',
  'M17 16.5h4',
);
