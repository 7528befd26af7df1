// Comes before: hooks, which bring the state.
// Comes after: components, which bring the looks.
export {};
