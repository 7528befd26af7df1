import { icon } from '../icon.js';
export const PanelBottom = /* @__PURE__ */ icon(['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }], 'M3 15h18');
