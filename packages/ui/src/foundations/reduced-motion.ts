/** Emulates prefers-reduced-motion in stories; returns the function that restores it. */
export function emulateReducedMotion(): () => void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = original(query);
    if (query.includes("reduced-motion")) Object.defineProperty(list, "matches", { value: true });
    return list;
  };
  return () => {
    window.matchMedia = original;
  };
}
