import { icon } from '../icon.js';
export const ChartNoAxesGantt = /* @__PURE__ */ icon('M6 5h12', 'M4 12h10', 'M12 19h8');
