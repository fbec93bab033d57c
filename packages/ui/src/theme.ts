/** The two looks. */
export type Theme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

/** The script that sets the look before the first paint: the one kept under a storage key, else the system's. */
export const themeScriptFor = (storageKey: string): string =>
  `(r=>{let t;try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch{}r.dataset.theme=t=="dark"||t!="light"&&matchMedia("${DARK}").matches?"dark":"light"})(document.documentElement)`;

/** {@link themeScriptFor} the key 'theme', to stand inline in the head. */
export const themeScript: string = themeScriptFor("theme");

/** The look that the document has now; browser only. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";

/** The look that was chosen before, or null; browser only. */
export function storedTheme(storageKey: string): Theme | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "dark" || stored === "light" ? stored : null;
  } catch {
    return null;
  }
}

/** Gives the document a look and keeps the choice under a storage key, where the browser lets it; browser only. */
export function applyTheme(theme: Theme, storageKey?: string): void {
  document.documentElement.dataset["theme"] = theme;
  if (!storageKey) return;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}

/** The look that the system asks for; browser only. */
export const systemTheme = (): Theme => (matchMedia(DARK).matches ? "dark" : "light");

/** Calls back when the system's look changes; returns what ends that. Browser only. */
export function onSystemTheme(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
