/** For stories: the reader asks for less motion until the returned function is called. */
export function askForLessMotion(): () => void {
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
