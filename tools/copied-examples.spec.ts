import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { type Browser, chromium, type Page } from "playwright";
import { build, createServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { shownCode } from "../.storybook/shown-code.ts";
import { chromiumFlags, findChromium } from "./chromium.ts";

const names = ["contract", "data", "domain", "i18n", "screens", "ui"] as const;

/** Files of a README, by the name in their first line. */
const filesOf = (readme: string) =>
  Object.fromEntries(
    Array.from(
      readFileSync(readme, "utf8").matchAll(/^```\w+\n(?:\/\/|\/\*|<!--) ([\w./]+)[^\n]*\n([\s\S]*?)^```/gm),
      ([, name = "", content = ""]) => [name, content],
    ),
  );

/** Settings of Vite's template for React, with those that the README of the screens names. */
const tsconfig = {
  compilerOptions: {
    target: "es2023",
    lib: ["ES2024", "DOM"],
    module: "esnext",
    types: ["vite/client"],
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
  },
  include: ["src"],
};

/** What is done with each example, by its file. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "checkout-example": async (page) => {
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText("email and phone are required").waitFor();
  },
  "combobox-example": async (page) => {
    await page.getByRole("combobox", { name: "Category" }).click();
    await page.keyboard.type("ntc");
    await page.getByRole("option", { name: "Temperature sensors" }).click();
  },
  "data-table-example": async (page) => {
    await page.getByRole("button", { name: "Price" }).click();
    await page.getByRole("rowheader").first().getByText("Thermometer T-9").waitFor();
    await page.getByRole("button", { name: "next" }).click();
    await page.getByText("page 2 of 2").waitFor();
  },
  "dialog-example": async (page) => {
    await page.getByRole("button", { name: /^Rename/ }).click();
    await page.getByRole("dialog", { name: "Rename product" }).waitFor();
  },
  "dropdown-menu-example": async (page) => {
    await page.getByRole("button", { name: "Actions for Sensors" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Prices" }).click();
  },
  "pagination-example": async (page) => {
    await page.getByRole("button", { name: "last" }).click();
    await page.getByText("page 5 of 5").waitFor();
  },
  "popover-example": async (page) => {
    await page.getByRole("button", { name: "Measuring ranges" }).click();
    await page.getByRole("button", { name: "Close" }).click();
  },
  "quantity-control-example": async (page) => {
    await page.getByRole("button", { name: "More of CM-208" }).click();
    await page.getByRole("spinbutton", { name: "Quantity of CM-208" }).waitFor();
  },
  "toast-example": async (page) => {
    await page.getByRole("button", { name: "Add to cart" }).click();
    const notice = page.getByRole("status").getByText("Added to cart");
    await notice.waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await notice.waitFor({ state: "detached" });
  },
};

describe("the examples of 'Show code' in a blank application", () => {
  let folder = "";
  let browser: Browser;

  const put = (file: string, content: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };

  beforeAll(async () => {
    // Inside the project, so that its dependencies are found.
    mkdirSync(".cache", { recursive: true });
    folder = mkdtempSync(join(process.cwd(), ".cache/copied-examples-"));
    const workspaces = names.flatMap((name) => ["-w", `@shop/${name}`]);
    execFileSync("npm", ["pack", "--silent", ...workspaces, "--pack-destination", folder]);
    for (const name of names) {
      const installed = join(folder, "node_modules/@shop", name);
      mkdirSync(installed, { recursive: true });
      const [archive = ""] = globSync(join(folder, `shop-${name}-*.tgz`));
      execFileSync("tar", ["-xzf", archive, "-C", installed, "--strip-components=1"]);
    }
    const ofScreens = filesOf("packages/screens/README.md");
    put("vite.config.ts", filesOf("packages/ui/README.md")["vite.config.ts"] ?? "");
    put("src/index.css", ofScreens["src/index.css"] ?? "");
    put("src/App.tsx", ofScreens["src/App.tsx"] ?? "");
    put("tsconfig.json", JSON.stringify(tsconfig));
    for (const name of ["screens", "ui"] as const) {
      for (const file of globSync(`packages/${name}/src/stories/*-example.tsx`)) {
        const example = file.replace(/.*\/(.*)\.tsx$/, "$1");
        const { code } = shownCode(readFileSync(file, "utf8"), `@shop/${name}`);
        put(`src/${example}.tsx`, code);
        const component = /export (?:const|function) (\w+)/.exec(code)?.[1] ?? "";
        put(
          `src/main-${example}.tsx`,
          `import "./index.css";
import { createRoot } from "react-dom/client";
import { ${component} } from "./${example}.tsx";

createRoot(document.querySelector("#root")!).render(<${component} />);
`,
        );
        put(
          `${example}.html`,
          `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Parts</title><div id="root"></div><script type="module" src="/src/main-${example}.tsx"></script></html>`,
        );
      }
    }
    put("src/checkout.tsx", readFileSync(join(folder, "src/checkout-example.tsx"), "utf8"));
    const executablePath = findChromium();
    browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Uses each example; returns what the browser complains about. */
  const faultsAt = async (url: string): Promise<string[]> => {
    const faults: string[] = [];
    for (const [name, press] of Object.entries(uses)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) faults.push(`${name}: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
      await page.goto(`${url}${name}.html`);
      await press(page).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
      await page.close();
    }
    return faults;
  };

  test("there is a use of each", () => {
    const examples = globSync("src/*-example.tsx", { cwd: folder })
      .map((file) => file.replace(/^src\/(.*)\.tsx$/, "$1"))
      .filter((name) => !name.startsWith("main-"));
    expect(examples.toSorted()).toEqual(Object.keys(uses).toSorted());
  });

  test("they compile under the settings of Vite's template", () => {
    const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [tsc, "--project", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  });

  test("they run in the development server", async () => {
    const server = await createServer({ root: folder, logLevel: "error", server: { port: 0 } });
    await server.listen();
    expect(await faultsAt(server.resolvedUrls?.local[0] ?? "")).toEqual([]);
    await server.close();
  });

  test("they run as they are built", async () => {
    const input = Object.keys(uses).map((name) => join(folder, `${name}.html`));
    await build({
      root: folder,
      logLevel: "error",
      build: { chunkSizeWarningLimit: 5000, rolldownOptions: { input } },
    });
    const server = await preview({ root: folder, logLevel: "error", preview: { port: 0 } });
    expect(await faultsAt(server.resolvedUrls?.local[0] ?? "")).toEqual([]);
    await server.close();
  });
});
