import { spawn } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { TARGET } from "./registry.ts";

const { resolve } = createRequire(import.meta.url);

/** The packages of the repository, which the application has in place of its own: nothing is downloaded. */
const packages = dirname(dirname(resolve("vite/package.json")));

/** Settings of Vite's template for React and TypeScript, with the alias that shadcn's command asks for. */
const tsconfig = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    types: ["vite/client", "node"],
    skipLibCheck: true,
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    moduleDetection: "force",
    noEmit: true,
    jsx: "react-jsx",
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
    noFallthroughCasesInSwitch: true,
    noUncheckedSideEffectImports: true,
    paths: { "@/*": ["./src/*"] },
  },
  include: ["src"],
};

const viteConfig = `
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// React's development build is large.
export default defineConfig({ plugins: [react(), tailwindcss()], build: { chunkSizeWarningLimit: 5000 } });
`;

const manifest = {
  name: "parts",
  private: true,
  type: "module",
  dependencies: { react: "^19.0.0", "react-dom": "^19.0.0", tailwindcss: "^4.0.0" },
};

/** The `components.json` of the README, with another address of the registry. */
function componentsFile(registry: string): string {
  const readme = readFileSync("packages/ui/README.md", "utf8");
  const [, file] = /^```json\n([\s\S]*?"registries"[\s\S]*?)^```/m.exec(readme) ?? [];
  if (!file) throw new Error("The README of packages/ui has no components.json.");
  return file.replace(/https:[^"]*\/r\//, `${registry}/r/`);
}

/** Stands in for npm, which would ask its registry: writes down the packages it is to install. */
const npm = `#!/bin/sh
printf '%s\\n' "$@" >> "$INSTALLED_PACKAGES"
`;

/** Outcome of a command. */
interface Outcome {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A blank Vite application in a temporary folder. */
export interface Application {
  readonly folder: string;
  /** Runs shadcn's `add`. */
  readonly add: (...items: string[]) => Promise<Outcome>;
  /** Runs a script with Node, by default in a development build. */
  readonly node: (...args: string[]) => Promise<Outcome>;
  /** Runs a command of an installed package. */
  readonly bin: (name: string, file: string, ...args: string[]) => Promise<Outcome>;
  /** Packages that the command had npm install, with their versions. */
  readonly installed: () => string[];
  /** Files that the command has written, by their path below its folder. */
  readonly files: () => string[];
}

/** Creates a blank application that reads a registry at an address, which also is its proxy for every other one. */
export function createApplication(registry: string): Application {
  const folder = mkdtempSync(join(tmpdir(), "registry-application-"));
  const write = (file: string, content: string, mode?: number): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content, { mode });
  };
  write("package.json", JSON.stringify(manifest));
  write("package-lock.json", JSON.stringify({ lockfileVersion: 3 }));
  write("tsconfig.json", JSON.stringify(tsconfig));
  write("vite.config.ts", viteConfig);
  write("components.json", componentsFile(registry));
  write("src/index.css", '@import "tailwindcss";\n');
  write("commands/npm", npm, 0o755);
  write("installed", "");
  symlinkSync(packages, join(folder, "node_modules"), "dir");
  const env = {
    ...process.env,
    NODE_ENV: "development",
    PATH: [join(folder, "commands"), process.env["PATH"]].join(delimiter),
    INSTALLED_PACKAGES: join(folder, "installed"),
    // The command reads the colours of its own site, and refuses to go on without.
    REGISTRY_URL: registry,
    HTTP_PROXY: registry,
    HTTPS_PROXY: registry,
    NO_PROXY: "127.0.0.1",
  };
  const node = (...args: string[]): Promise<Outcome> =>
    new Promise((settle, fail) => {
      const child = spawn(process.execPath, args, { cwd: folder, env });
      const parts = { output: "", errors: "" };
      child.stdout.setEncoding("utf8").on("data", (text: string) => (parts.output += text));
      child.stderr.setEncoding("utf8").on("data", (text: string) => (parts.errors += text));
      child.once("error", fail).once("close", (status) => settle({ status, ...parts }));
    });
  const bin: Application["bin"] = (name, file, ...args) => node(join(packages, name, file), ...args);
  return {
    folder,
    node,
    bin,
    add: (...items) => bin("shadcn", "dist/index.js", "add", "--yes", ...items),
    installed: () =>
      readFileSync(join(folder, "installed"), "utf8")
        .split("\n")
        .filter((line) => line.includes("@"))
        .toSorted(),
    files: () => globSync("**/*.*", { cwd: join(folder, TARGET) }).toSorted(),
  };
}

/** Puts the sample page into an application, with the installed primitives in place of the package. */
export function addPage({ folder }: Application): void {
  const sources = fileURLToPath(new URL("application/", import.meta.url));
  for (const file of globSync("*.tsx", { cwd: sources })) {
    const content = readFileSync(join(sources, file), "utf8").replaceAll('"@shop/ui/', '"./shop-ui/');
    writeFileSync(join(folder, "src", file), content);
  }
  cpSync(join(sources, "index.html"), join(folder, "index.html"));
}
