/** Id of the template that holds the tags of the app's scripts. */
export const APP_SCRIPTS_TEMPLATE = "app-scripts";

/**
 * Inserts the app's scripts after the first pictures have loaded and been painted, one second after the page was parsed, or at the
 * first input, whichever is first: on a slow network scripts would share the line with the pictures. Its source text is inlined in the
 * head of every page, so it must not refer to anything outside itself.
 */
function loadAppScripts(templateId: string): void {
  const inputs = ["pointerdown", "keydown"] as const;

  const insert = () => {
    for (const type of inputs) removeEventListener(type, insertOnceParsed, true);
    const template = document.getElementById(templateId);
    if (!(template instanceof HTMLTemplateElement)) return;
    template.remove();
    const tags = [...document.importNode(template.content, true).children];
    // A few in a task: each starts a request, and a phone takes 100 ms for all of them.
    const insertNext = () => {
      document.head.append(...tags.splice(0, 6));
      if (tags.length > 0) setTimeout(insertNext);
    };
    insertNext();
  };

  // The app reads its state from the end of the page.
  const insertOnceParsed = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", insert);
    else insert();
  };

  addEventListener("DOMContentLoaded", () => setTimeout(insert, 1000));
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(insert)));
  for (const type of inputs) addEventListener(type, insertOnceParsed, true);
}

/** The script that inserts the app's scripts, for the head of every page. */
export const appScriptsLoader = `(${loadAppScripts.toString()})("${APP_SCRIPTS_TEMPLATE}")`;

/** Writes the tags of the app's scripts: entry scripts, and the modules that they import, to be requested at the same time. */
export function appScriptTags(scripts: readonly string[], modules: readonly string[]): string {
  return [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ].join("");
}
