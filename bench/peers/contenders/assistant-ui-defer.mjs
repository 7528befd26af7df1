import { contenderWith } from './assistant-ui.mjs';

export const { stream } = contenderWith({ defer: true });
