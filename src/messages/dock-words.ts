import { dock } from './en/dock.js';
import { panelName } from './en/panel-name.js';

export const dockWords = { ...panelName, ...dock } as const;
