import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { chromiumFlags, findChromium } from "../chromium.ts";
import { addPage, type Application, createApplication } from "./blank-application.ts";
import { registryItems, TARGET, writeRegistry } from "./registry.ts";
import { type RegistryServer, serveRegistry } from "./serve-registry.ts";

declare global {
  interface Window {
    /** Set by the source of axe-core. */
    readonly axe: typeof axe;
  }
}

const DONE = { status: 0, output: "", errors: "" };

const site = mkdtempSync(join(tmpdir(), "registry-"));
let registry: RegistryServer;
let application: Application;

beforeAll(async () => {
  writeRegistry(site);
  registry = await serveRegistry(site);
  application = createApplication(registry.url);
});
afterAll(async () => {
  await registry.close();
  for (const folder of [site, application.folder]) rmSync(folder, { recursive: true, force: true });
});

/** A development build, in which React warns. */
const vite = (...args: string[]) =>
  application.bin("vite", "bin/vite.js", "build", "--mode", "development", "--logLevel", "warn", ...args);

const typeFaults = () => application.bin("typescript", "bin/tsc", "--project", ".");

describe("D-162 shadcn's command in a blank application", () => {
  test("one primitive brings the files, packages and styles that it needs, and compiles", async () => {
    expect(await application.add("@shop/text-link", "@shop/select")).toMatchObject({ status: 0 });
    expect(application.files()).toEqual([
      "cn.ts",
      "control.ts",
      "css-variables.d.ts",
      "foundation.css",
      "link.tsx",
      "select.tsx",
      "text-link.tsx",
      "tokens.css",
    ]);
    expect(application.installed()).toEqual(["clsx@^2.1.1", "lucide-react@^1.75.0"]);
    expect(readFileSync(join(application.folder, "src/index.css"), "utf8").trim().split("\n")).toEqual([
      '@import "tailwindcss";',
      '@import "./shop-ui/tokens.css";',
      '@import "./shop-ui/foundation.css";',
    ]);
    expect(await typeFaults()).toEqual(DONE);
  });

  test("all items together have each file as it is here, and compile", async () => {
    const items = registryItems();
    expect(await application.add(...items.map(({ name }) => `@shop/${name}`))).toMatchObject({ status: 0 });
    const files = items.flatMap((item) => item.files ?? []);
    expect(application.files()).toEqual(
      files.map(({ target = "" }) => target.replace(`~/${TARGET}/`, "")).toSorted(),
    );
    for (const { path, target = "" } of files)
      expect(readFileSync(join(application.folder, target.slice(2)), "utf8")).toBe(
        readFileSync(path, "utf8"),
      );
    addPage(application);
    expect(await typeFaults()).toEqual(DONE);
  });

  test("nothing but the registry was asked for", () => {
    expect(registry.foreign).toEqual([]);
  });
});

/** Resolves once React has taken over an element. */
const waitForReact = (root: Element): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (Object.keys(root).some((key) => key.startsWith("__reactContainer"))) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

async function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`,
    );
  });
}

describe("D-162 a page of installed primitives", () => {
  let pages: RegistryServer;
  let browser: Browser;

  beforeAll(async () => {
    pages = await serveRegistry(join(application.folder, "dist"));
    const executablePath = findChromium();
    browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
  });
  afterAll(async () => {
    await browser.close();
    await pages.close();
  });

  test("builds without a warning, with Tailwind's own colours beside the tokens", async () => {
    expect(await vite()).toEqual(DONE);
    expect(await vite("--ssr", "src/entry-server.tsx", "--outDir", "server")).toEqual(DONE);
    const [css = ""] = globSync(join(application.folder, "dist/assets/*.css"));
    expect(readFileSync(css, "utf8")).toMatch(/\.border-sky-700\b/);
  });

  describe.each(["ltr", "rtl"] as const)("%s", (direction) => {
    test("is rendered by a server without a warning", async () => {
      const { output, ...rest } = await application.node("server/entry-server.js", direction);
      expect(rest).toEqual({ status: 0, errors: "" });
      expect(output).toContain("CFR-25-4K7");
      const file = join(application.folder, "dist/index.html");
      const html = readFileSync(file, "utf8")
        .replace('dir="ltr"', `dir="${direction}"`)
        .replace('<div id="root"></div>', `<div id="root">${output}</div>`);
      writeFileSync(join(application.folder, `dist/${direction}.html`), html);
    });

    test.each(["light", "dark"] as const)(
      "hydrates without an error, is accessible and has the tokens of its theme: %s",
      async (colorScheme) => {
        const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
        const faults: string[] = [];
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) faults.push(message.text());
        });
        page.on("pageerror", (error) => faults.push(error.message));
        await page.goto(`${pages.url}/${direction}.html`);
        await page.locator("#root").evaluate(waitForReact);
        await page.evaluate(axe.source);
        expect(await violationsOf(page)).toEqual([]);
        const add = page.getByRole("button", { name: "Add", exact: true });
        expect(await add.evaluate((button) => getComputedStyle(button).fontFamily)).toMatch(
          /^"?Cairo Variable/,
        );
        expect(await add.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
          colorScheme === "light" ? "rgb(255, 196, 20)" : "rgb(255, 202, 46)",
        );
        await page.getByRole("button", { name: "Open dialog" }).click();
        const dialog = page.getByRole("dialog", { name: "Rename part" });
        await dialog.getByRole("textbox", { name: "Name" }).fill("NE555P");
        expect(await violationsOf(page)).toEqual([]);
        const [title, close] = await Promise.all([
          dialog.getByRole("heading").boundingBox(),
          dialog.getByRole("button", { name: "Close" }).boundingBox(),
        ]);
        expect(Math.sign((close?.x ?? 0) - (title?.x ?? 0))).toBe(direction === "ltr" ? 1 : -1);
        await page.keyboard.press("Escape");
        await add.click();
        await page.getByText("Added").waitFor();
        expect(faults).toEqual([]);
        await page.close();
      },
    );
  });
});
