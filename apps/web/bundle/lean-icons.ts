import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

const MAKER = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** An icon as its drawing and no more: no names, aliases, context or stroke arithmetic, which nothing of ours uses. */
const leanMaker = `import { createElement } from "react";
const outline = {
  xmlns: "http://www.w3.org/2000/svg", width: 24, height: 24, viewBox: "0 0 24 24", fill: "none",
  stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round",
};
export default ({ node }) => (props) =>
  createElement("svg", { ...outline, ...props }, node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

/** The file of each icon by the names under which Lucide's list exports it. */
function iconFiles(): ReadonlyMap<string, string> {
  const list = join(
    dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")),
    "dist/esm/lucide-react.mjs",
  );
  const exported = readFileSync(list, "utf8").matchAll(
    /^export \{ (?<names>.+) \} from '\.\/icons\/(?<file>[\w-]+)\.mjs';$/gm,
  );
  return new Map(
    Array.from(exported).flatMap(({ groups: { names = "", file = "" } = {} }) =>
      names.split(", ").map((name) => [name.replace("default as ", ""), file] as const),
    ),
  );
}

/**
 * Takes each icon from its own file. Through Lucide's list every module that shows one icon would seem to need all of them, and
 * whatever icon any page shows would go to every reader.
 */
function namedIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(/^import \{([^}]+)\} from "lucide-react";$/gm, (_, names: string) =>
    names
      .split(",")
      .map((part) => {
        const [name = "", local = name] = part.trim().split(" as ");
        const file = files.get(name);
        if (!file) throw new Error(`Lucide has no icon '${name}'.`);
        return `import ${local} from "lucide-react/icons/${file}";`;
      })
      .join("\n"),
  );
}

/** Leaves of Lucide the drawings of the icons that are shown, where they are shown. */
export function leanIcons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: "lean-icons",
    apply: "build",
    // After types are gone: what is imported then is icons.
    enforce: "post",
    transform(code, id) {
      if (MAKER.test(id)) return { code: leanMaker, map: null };
      if (!code.includes('from "lucide-react"')) return null;
      files ??= iconFiles();
      return { code: namedIcons(code, files), map: null };
    },
  };
}
