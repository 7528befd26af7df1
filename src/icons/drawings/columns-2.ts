import { icon } from '../icon.js';
export const Columns2 = /* @__PURE__ */ icon(['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }], 'M12 3v18');
