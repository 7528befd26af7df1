import { icon } from '../icon.js';
export const ListFilter = /* @__PURE__ */ icon('M2 5h20', 'M6 12h12', 'M9 19h6');
