/**
 * Gives each open layer (dialog, menu, viewer) an entry of the browser's history, so that Back closes the layer in place of leaving the
 * page. The entries of one page have the same address and the router's own state: a router must not see moves between them.
 */

/** Kept in `history.state` beside what a router keeps there. */
interface Mark {
  /** The same for all entries of a page. */
  readonly page: string;
  /** Number of layers that were open; 0 for the page itself. */
  readonly depth: number;
}

interface Layer {
  readonly close: () => void;
}

/** Open layers, the topmost last. */
const layers: Layer[] = [];

/** Mark of the current entry, to be compared with that of the entry that a move leads to. */
let current: Mark | null = null;
let listening = false;
let pages = 0;

function markOf(state: unknown): Mark | null {
  if (typeof state !== "object" || state === null || !("layer" in state)) return null;
  const { layer } = state;
  if (typeof layer !== "object" || layer === null || !("page" in layer) || !("depth" in layer)) return null;
  const { page, depth } = layer;
  return typeof page === "string" && typeof depth === "number" ? { page, depth } : null;
}

function enter(depth: number): void {
  const state: unknown = history.state;
  const mark = markOf(state);
  // The entry of a layer that was closed by other means than Back serves again.
  if (mark && mark.depth >= depth) return;
  const page = mark?.page ?? `${performance.timeOrigin}-${(pages += 1)}`;
  const marked = (at: number) => ({
    ...(typeof state === "object" ? state : {}),
    layer: { page, depth: at },
  });
  if (!mark) history.replaceState(marked(0), "");
  history.pushState(marked(depth), "");
  current = { page, depth };
}

function onMove(event: PopStateEvent): void {
  const from = current;
  const to = markOf(event.state);
  current = to;
  if (!from || !to || from.page !== to.page || from.depth === to.depth) return;
  event.stopImmediatePropagation();
  const closing = layers.slice(to.depth);
  if (closing.length === 0) {
    // Only entries of closed layers lie between: goes on in the same direction.
    history.go(Math.sign(to.depth - from.depth));
    return;
  }
  for (const layer of closing.toReversed()) layer.close();
  // A layer that may not be closed yet, such as a dialog whose command is running, needs an entry again.
  setTimeout(() => {
    if (closing.some((layer) => layers.includes(layer))) enter(layers.length);
  });
}

/** Reads the current entry; to be called before a router is created, and after each of its navigations. */
export function followHistory(): void {
  current = markOf(history.state);
  if (listening) return;
  listening = true;
  addEventListener("popstate", onMove);
}

/** Adds an entry for a layer that opens; `close` is called on Back. Returns a function to be called when the layer has closed. */
export function openLayer(close: () => void): () => void {
  followHistory();
  const layer = { close };
  layers.push(layer);
  enter(layers.length);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
