/** Handles a move in the history with the marks of the layers' entries that it leaves and reaches. */
type MoveHandler = (event: PopStateEvent, from: unknown, to: unknown) => void;

let current: unknown;
let handler: MoveHandler | undefined;
let listening = false;

const markIn = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "layer" in state ? state.layer : undefined;

/**
 * Reads the mark of the current entry; to be called before a router is created, which would else be the first to see a move, and after
 * each of its navigations.
 */
export function followHistory(): void {
  current = markIn(history.state);
  if (listening) return;
  listening = true;
  addEventListener("popstate", (event) => {
    const from = current;
    current = markIn(event.state);
    handler?.(event, from, current);
  });
}

/** Sets the function that handles moves: apart from this file, so that a page loads it with its first layer. */
export function handleMoves(next: MoveHandler): void {
  handler = next;
}
