import type { Plugin } from "vite";

const ROUTER = /react-router\/dist\/\w+\/[^/]+\.mjs$/;

/**
 * Lets the bundler drop what the shop does not use of the router. Its build names components by assignments, creates contexts by
 * calls and extends classes of a property, none of which a bundler may drop unless told that nothing comes of them; left
 * alone, `Form`, `NavLink`, `Scripts` and the framework mode (6 kB gzip) go to every reader.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return {
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, "")
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1")
          .replaceAll(
            /^var (\w+) = (class extends React\d*\.Component \{.*?\n\});$(?:\n\1\.contextType = (\w+);$)?/gms,
            (_, name: string, body: string, context?: string) =>
              `var ${name} = /* @__PURE__ */ (() => Object.assign(${body}, { ${context ? `contextType: ${context}` : ""} }))();`,
          )
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"),
        map: null,
      };
    },
  };
}
