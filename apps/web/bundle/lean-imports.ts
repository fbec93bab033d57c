import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/**
 * Lets `import()` be what it is. Vite wraps it so that style sheets and further modules come along; here the page's head names
 * the modules, and the one style sheet stands in the page.
 */
export function leanImports(): Plugin {
  return {
    name: "lean-imports",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : null),
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith(".css"));
      if (sheets.length > 1) this.error(`Nothing loads the style sheets of parts: ${sheets.join(", ")}.`);
    },
  };
}
