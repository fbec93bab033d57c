import { join } from "node:path";

import { defineMain } from "@storybook/react-vite/node";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vite";

import { addAliases } from "./aliases.ts";
import { documentComponentsOnly } from "./docgen-filter.ts";
import { importStatements } from "./import-statements.ts";
import { moveRequirements } from "./requirement-indexer.ts";
import { addStatus } from "./status-indexer.ts";

/*
 * Pre-bundled dependencies. A dependency that Vite discovers later causes a reload in the middle of a test run
 * with two copies of React, which fails the first run on a fresh machine.
 */
const preBundled = [
  "@dnd-kit/core",
  "@dnd-kit/sortable",
  "@dnd-kit/utilities",
  "@guidepup/virtual-screen-reader",
  "@hookform/resolvers",
  "@radix-ui/react-dialog",
  "@radix-ui/react-direction",
  "@radix-ui/react-dropdown-menu",
  "@radix-ui/react-popover",
  "@sinonjs/fake-timers",
  "@tanstack/react-query",
  "@tanstack/react-table",
  "class-variance-authority",
  "clsx",
  "cmdk",
  "lucide-react",
  "react-dropzone",
  "react-hotkeys-hook",
  "react-router-dom",
  "valibot",
];

/*
 * Visual tests in the panel, sent to Chromatic once somebody has signed in there. Its panel works in the development server alone; elsewhere it
 * would add a manager of 620 kB and a search of each story for ignored elements.
 */
const chromatic = process.env["NODE_ENV"] === "development" ? ["@chromatic-com/storybook"] : [];

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "../packages/*/src/**/*.mdx",
    "../packages/*/src/**/*.stories.tsx",
    "../apps/web/src/**/*.stories.tsx",
    "./stories/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
    "storybook-addon-tag-badges",
    // Its server answers tools at /mcp while `npm run storybook` runs.
    "@storybook/addon-mcp",
    ...chromatic,
  ],
  staticDirs: ["./public", { from: "../packages/fixtures/media", to: "/media" }],
  // `Story.test(…)`: tests of a story, which are no stories of their own.
  features: { experimentalTestSyntax: true, componentsManifest: true },
  // Plain pictures first: the filter of the sidebar shows tests and the tables of tests again.
  tags: { "test-fn": { defaultFilterSelection: "exclude" } },
  experimental_indexers: (indexers = []) =>
    Promise.resolve(indexers.map(moveRequirements).map(addStatus).map(addAliases)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) => {
    config.plugins = [...documentComponentsOnly(config.plugins ?? []), tailwindcss()];
    config.optimizeDeps = {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...preBundled],
    };
    // Tables of props and the code of stories name their components.
    return mergeConfig(config, {
      define: { IMPORT_STATEMENTS: JSON.stringify(importStatements()) },
      build: { rolldownOptions: { output: { keepNames: true } } },
      resolve: {
        alias: {
          "@testing-library/user-event": join(import.meta.dirname, "user-event.ts"),
          "#storybook": import.meta.dirname,
        },
      },
    });
  },
});
