/** Colour themes. */
export type Theme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

/** Source of the inline script that sets the theme before the first paint: the stored one, else the system's. */
export const themeScriptFor = (storageKey: string): string =>
  `(r=>{let t;try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch{}r.dataset.theme=t=="dark"||t!="light"&&matchMedia("${DARK}").matches?"dark":"light"})(document.documentElement)`;

/** {@link themeScriptFor} the key 'theme', for the document's head. */
export const themeScript: string = themeScriptFor("theme");

/** Reads the document's current theme; browser only. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";

/** Reads the stored theme, or null; browser only. */
export function storedTheme(storageKey: string): Theme | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "dark" || stored === "light" ? stored : null;
  } catch {
    return null;
  }
}

/** Applies a theme to the document and stores it in local storage where that is allowed; browser only. */
export function applyTheme(theme: Theme, storageKey?: string): void {
  document.documentElement.dataset["theme"] = theme;
  if (!storageKey) return;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the theme applies until the page is left.
  }
}

/** Reads the system's preferred theme; browser only. */
export const systemTheme = (): Theme => (matchMedia(DARK).matches ? "dark" : "light");

/** Subscribes to changes of the system's preferred theme; returns the unsubscribe function. Browser only. */
export function onSystemTheme(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
