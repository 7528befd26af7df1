// Comes before: primitives, which bring role, keyboard and state.
// Comes after: the observer panel, which is made of these.
export {};
