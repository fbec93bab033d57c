import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

const readme = readFileSync("packages/ui/README.md", "utf8");

/** Files of the README's first screen, by the name in their first line. */
const files = Object.fromEntries(
  Array.from(
    readme.matchAll(/^```\w+\n(?:\/\/|\/\*|<!--) ([\w.]+)[^\n]*\n([\s\S]*?)^```/gm),
    ([, name = "", content = ""]) => [name, content],
  ),
);

const bin = (name: string, file: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

/** Settings of Vite's template for React, as far as they matter here. */
const tsconfig = {
  compilerOptions: {
    strict: true,
    jsx: "react-jsx",
    module: "esnext",
    moduleResolution: "bundler",
    target: "es2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: ["vite/client"],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["main.tsx", "all.tsx"],
};

describe("the package in another project", () => {
  let folder = "";
  let installed = "";
  /** Compiled modules. */
  let modules: string[] = [];

  beforeAll(() => {
    // Inside the project, so that its dependencies are found.
    mkdirSync(".cache", { recursive: true });
    folder = mkdtempSync(join(process.cwd(), ".cache/ui-package-"));
    const archive = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
      cwd: "packages/ui",
      encoding: "utf8",
    }).trim();
    installed = join(folder, "node_modules/@shop/ui");
    mkdirSync(installed, { recursive: true });
    execFileSync("tar", ["-xzf", join(folder, archive), "-C", installed, "--strip-components=1"]);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
    mkdirSync(join(folder, "compiled"));
    modules = globSync("**/*.js", { cwd: join(installed, "dist") }).toSorted();
    // Packing compiles.
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const runIn = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    return { status, output: stdout + stderr };
  };

  test("the first screen of the README builds, with the styles of its primitives", () => {
    const { status, output } = runIn(bin("vite", "bin/vite.js"), "build");
    expect({ status, output }).toMatchObject({ status: 0 });
    const [css = ""] = globSync(join(folder, "dist/assets/*.css")).map((file) => readFileSync(file, "utf8"));
    expect(css).toContain("--signal:");
    for (const name of ["bg-signal", "max-w-sm"]) expect(css).toContain(`.${name}{`);
    const scripts = globSync(join(folder, "dist/assets/*.js")).map((file) => readFileSync(file, "utf8"));
    expect(scripts.join("")).toContain("CFR-25-4K7");
  }, 60_000);

  test("the first screen of the README compiles, and so does every other file of the package", () => {
    const sources = globSync("src/**/*.{ts,tsx}", { cwd: installed }).filter(
      (file) => !file.endsWith(".d.ts"),
    );
    expect(sources.length).toBeGreaterThan(60);
    const imports = sources.map((file) => `import "${file.replace("src", "@shop/ui")}";\n`);
    writeFileSync(join(folder, "all.tsx"), imports.join(""));
    expect(runIn(bin("typescript", "bin/tsc"), "--project", ".")).toEqual({ status: 0, output: "" });
  }, 60_000);

  test("neither stories and tests nor the shop's own style sheets are packed", () => {
    const packed = globSync("**/*", { cwd: installed });
    expect(
      packed.filter((file) => /stories|\.test\.|foundations|\.mdx$|(?:dash|styles)\.css$/.test(file)),
    ).toEqual([]);
    expect(packed).toContain("src/fonts/cairo-latin.woff2");
  });

  test("every file that the shop imports is packed and exported", () => {
    const imported = new Set(
      globSync("{packages/screens/src,apps/web/src}/**/*.{ts,tsx}").flatMap((file) =>
        Array.from(
          readFileSync(file, "utf8").matchAll(/"(@shop\/ui\/[^"*]+\.tsx?)"/g),
          ([, name = ""]) => name,
        ),
      ),
    );
    expect(imported.size).toBeGreaterThan(40);
    const { resolve } = createRequire(join(folder, "main.tsx"));
    for (const name of imported) expect(resolve(name)).toContain(installed);
    for (const name of ["button.stories.tsx", "stories/in-arabic.tsx", "foundations/page.tsx"])
      expect(() => resolve(`@shop/ui/${name}`)).toThrow("not defined by");
  });

  /** Text of a compiled file of the installed package. */
  const compiledText = (file: string): string => readFileSync(join(installed, "dist", file), "utf8");

  test("D-167 the compiled package has each source, with its types, and no story or test", () => {
    const sources = globSync("**/*.{ts,tsx}", { cwd: join(installed, "src") })
      .filter((file) => !file.endsWith(".d.ts"))
      .map((file) => file.replace(/\.tsx?$/, ".js"));
    expect(sources.length).toBeGreaterThan(60);
    expect(modules).toEqual(sources.toSorted());
    expect(globSync("**/*.d.ts", { cwd: join(installed, "dist") })).toHaveLength(sources.length + 1);
  });

  test("D-167 Node alone loads each module and renders primitives, in both directions", () => {
    const imports = modules.map((file) => `await import("@shop/ui/${file}");\n`).join("");
    writeFileSync(
      join(folder, "compiled/render.mjs"),
      `import { createElement as h } from "react";
  import { renderToString } from "react-dom/server";
  import { Badge } from "@shop/ui/badge.js";
  import { Button } from "@shop/ui/button.js";
  import { DirectionProvider } from "@shop/ui/direction-provider.js";
  import { Field } from "@shop/ui/field.js";
  import { Input } from "@shop/ui/input.js";
  import { QuantityControl } from "@shop/ui/quantity-control.js";
  ${imports}
  const labels = { decrease: "Fewer", increase: "More", quantity: "Pieces" };
  for (const dir of ["ltr", "rtl"])
    console.log(renderToString(h(DirectionProvider, { dir },
      h(Field, { label: "Part number" }, h(Input, { name: "part" })),
      h(QuantityControl, { value: 2, onChange() {}, labels }),
      h(Badge, { tone: "positive" }, "in stock"),
      h(Button, { variant: "signal" }, "Find"))));
  `,
    );
    const { status, output } = runIn("compiled/render.mjs");
    expect({ status, output }).toMatchObject({ status: 0 });
    const pages = output.trim().split("\n");
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toMatch(/<button type="button" class="[^"]*bg-signal[^"]*">Find<\/button>/);
      expect(page).toMatch(/<label for="([^"]+)"[^>]*>.*Part number.*id="\1"/s);
      expect(page).toContain('role="spinbutton"');
    }
  }, 60_000);

  test("D-167 a project that resolves modules as Node does finds the types of each module", () => {
    writeFileSync(
      join(folder, "compiled/tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          jsx: "react-jsx",
          module: "nodenext",
          target: "es2023",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          types: [],
          skipLibCheck: true,
          noEmit: true,
        },
        include: ["*.tsx"],
      }),
    );
    writeFileSync(join(folder, "compiled/package.json"), JSON.stringify({ type: "module" }));
    const imports = modules.map((file) => `import "@shop/ui/${file}";\n`).join("");
    writeFileSync(
      join(folder, "compiled/right.tsx"),
      `${imports}import { Button } from "@shop/ui/button.js";
  export const right = <Button variant="signal">Find</Button>;
  `,
    );
    const tsc = bin("typescript", "bin/tsc");
    expect(runIn(tsc, "--project", "compiled")).toEqual({ status: 0, output: "" });
    writeFileSync(
      join(folder, "compiled/wrong.tsx"),
      `import { Button } from "@shop/ui/button.js";
  import { Dialog } from "@shop/ui/dialog/dialog.js";
  export const wrong = [<Button variant="yellow">Find</Button>, <Dialog open="yes" />];
  `,
    );
    const { output } = runIn(tsc, "--project", "compiled");
    expect(output).toMatch(/wrong\.tsx\(3,\d+\): error TS2322: Type '"yellow"' is not assignable/);
    expect(output).toMatch(
      /wrong\.tsx\(3,\d+\): error TS2322: Type 'string' is not assignable to type 'boolean/,
    );
  }, 60_000);

  test("D-167 modules that need a browser say so to server components, and none imports style sheets", () => {
    const clients = modules.filter((file) => compiledText(file).startsWith('"use client";\n'));
    for (const file of ["theme/theme-provider.js", "data-table/data-table.js", "pagination/pagination.js"])
      expect(clients).toContain(file);
    // What server components call or render themselves.
    for (const file of ["button.js", "badge.js", "cn.js", "skeleton.js"]) expect(clients).not.toContain(file);
    expect(modules.filter((file) => /import "[^"]+\.css"/.test(compiledText(file)))).toEqual([]);
    expect(compiledText("picture-viewer/all.css")).toContain('@import "./picture-viewer.css";');
  });
});

/** The CSS variables that a text names. */
const variablesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/--[a-z][a-z-]*/g), ([name]) => name))].toSorted();

test("the README's table of tokens has the tokens of tokens.css", () => {
  const [css = ""] = readFileSync("packages/ui/src/tokens.css", "utf8").split("\n  }\n");
  expect(variablesIn(readme.slice(readme.indexOf("| token")))).toEqual(variablesIn(css));
});
