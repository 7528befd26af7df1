/** Takes one line about what went wrong inside the bridge. It may hold a stack and never goes over the wire. */
export type BridgeLog = (line: string) => void;
