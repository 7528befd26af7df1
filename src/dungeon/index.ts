// Comes before: hooks, by which it reads what the dungeon has told up to the cursor.
// Comes after: hosts that register the map as the panel's renderer for the world named "dungeon".
export { DungeonMap, type DungeonMapProps } from './dungeon-map.js';
