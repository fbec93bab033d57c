/**
 * Gives each open layer (dialog, menu, viewer) an entry of the browser's history, so that Back closes the layer in place of leaving the
 * page. The entries of one page have the same address and the router's own state: a router must not see moves between them.
 */
import { followHistory, handleMoves } from "./history-moves.ts";

/** Kept as `layer` in `history.state`, beside what a router keeps there. */
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
let pages = 0;

const isMark = (value: unknown): value is Mark =>
  typeof value === "object" && value !== null && "page" in value && "depth" in value;

function enter(depth: number): void {
  const state: unknown = history.state;
  const own = typeof state === "object" && state !== null ? state : {};
  const mark = "layer" in own && isMark(own.layer) ? own.layer : null;
  // The entry of a layer that was closed by other means than Back serves again.
  if (mark && mark.depth >= depth) return;
  const page = mark?.page ?? `${performance.timeOrigin}-${(pages += 1)}`;
  if (!mark) history.replaceState({ ...own, layer: { page, depth: 0 } }, "");
  history.pushState({ ...own, layer: { page, depth } }, "");
  followHistory();
}

function onMove(event: PopStateEvent, from: unknown, to: unknown): void {
  if (!isMark(from) || !isMark(to) || from.page !== to.page || from.depth === to.depth) return;
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

/**
 * Adds an entry for a layer that opens; `close` is called on Back. Returns a function to be called when the layer has closed: by
 * Back in the same task, as a layer that closes later would be given an entry again, which ends a move that has begun meanwhile.
 */
export function openLayer(close: () => void): () => void {
  followHistory();
  handleMoves(onMove);
  const layer = { close };
  layers.push(layer);
  enter(layers.length);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
