const STORE = "scroll-positions";
/** Positions kept over a reload: storage is small, and nobody goes further back. */
const KEPT = 40;

function readKept(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(STORE) ?? "{}")));
  } catch {
    return new Map();
  }
}

function keep(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...positions].slice(-KEPT))));
  } catch {
    // Storage is full or denied: coming back after a reload starts at the top.
  }
}

const takeOver = () => {
  history.scrollRestoration = "manual";
};

/** Remembers how far each history entry was scrolled; takes over from the browser until the document is left. */
export function createScrollMemory(): {
  /** Goes on with another history entry; gives the pixels to which it was scrolled when it was left, where it was. */
  readonly enter: (key: string) => number | undefined;
  /** Hands scrolling back to the browser. */
  readonly stop: () => void;
} {
  const positions = readKept();
  let current: string = history.state?.key ?? "default";

  const onScroll = () => positions.set(current, scrollY);
  const onLeave = () => {
    history.scrollRestoration = "auto";
    keep(positions);
  };
  // Readers do not wait for scripts before they scroll.
  if (scrollY > 0) positions.set(current, scrollY);
  takeOver();
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("pagehide", onLeave);
  addEventListener("pageshow", takeOver);

  return {
    enter(key) {
      const kept = positions.get(key);
      // Entered anew it moves to the end, where the newest stand.
      positions.delete(key);
      positions.set(key, kept ?? 0);
      current = key;
      return kept;
    },
    stop() {
      onLeave();
      removeEventListener("scroll", onScroll);
      removeEventListener("pagehide", onLeave);
      removeEventListener("pageshow", takeOver);
    },
  };
}
