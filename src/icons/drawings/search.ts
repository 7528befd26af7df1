import { icon } from '../icon.js';
export const Search = /* @__PURE__ */ icon('m21 21-4.34-4.34', ['circle', { cx: '11', cy: '11', r: '8' }]);
