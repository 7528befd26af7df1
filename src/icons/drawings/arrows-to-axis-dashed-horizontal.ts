import { icon } from '../icon.js';
export const FoldVertical = /* @__PURE__ */ icon(
  'M10 12H8',
  'M12 22v-6',
  'M12 8V2',
  'm15 19-3-3-3 3',
  'm15 5-3 3-3-3',
  'M16 12h-2',
  'M22 12h-2',
  'M4 12H2',
);
