import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";

import { isDashModule } from "./bundle/dash-modules.ts";
import { demoFiles } from "./bundle/demo-files.ts";
import { importersOf } from "./bundle/importers-of.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const usesForms = importersOf(
  /node_modules[\\/](?:react-hook-form|@hookform|valibot)[\\/]|[\\/]screens[\\/]src[\\/]form[\\/]/,
);
const usesDialogs = importersOf(/node_modules[\\/]@radix-ui[\\/]react-dialog[\\/]/);

const isShopModule = (id: string): boolean => !isDashModule(id);

const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 };

const sharedLibraries = { entriesAware: true, entriesAwareMergeThreshold: 10_000, priority: 4 };
const isLibrary = (id: string): boolean => /node_modules[\\/](?!lucide-react)/.test(id);
const isDialogLibrary = (id: string): boolean =>
  !isDashModule(id) &&
  /node_modules[\\/](?:@radix-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/.test(
    id,
  );

const browserBuild = (): BuildEnvironmentOptions => ({
  target: "es2022",
  manifest: true,
  // The server renders the modulepreload links.
  modulePreload: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    // The styles of public pages are an entry of their own, because pages inline them: as an import of the client's entry they would be
    // requested again with every chunk that imports from it.
    input: [path("src/entry-client.tsx"), path("../../packages/ui/src/styles.css")],
    output: {
      // Shortens the names of shared chunks, which list all their pages after a tilde; a short hash saves bytes that do not compress.
      chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/s, "")}-[hash:7].js`,
      codeSplitting: {
        groups: [
          // Libraries change rarely: in a chunk of their own they stay cached over releases of the shop.
          { name: "libraries", tags: ["$initial"], test: /node_modules/, priority: 6 },
          { name: "shop", tags: ["$initial"], test: /\.tsx?$/, priority: 5 },
          // Libraries of some pages only, those of dialogs apart; icons are too small for chunks of their own.
          { ...sharedLibraries, name: "dialog-library", test: isDialogLibrary },
          { ...sharedLibraries, name: "library", test: (id) => isLibrary(id) && !isDashModule(id) },
          // The heading of nearly every page: merged with the smallest chunks, it would bring product lists to pages without products.
          { name: "screen-head", test: /[\\/]parts[\\/]screen-head\.tsx$/, priority: 4 },
          // Modules shared by the same pages form one chunk; the smallest chunks are merged to save requests, but not across these
          // three groups: a page without a form or dialog never loads their libraries.
          {
            ...shared,
            name: (id, graph) => (usesForms(id, graph) || usesDialogs(id, graph) ? null : "shared"),
            test: isShopModule,
            debugName: "shared",
            priority: 3,
          },
          {
            ...shared,
            name: (id, graph) => (usesDialogs(id, graph) ? null : "forms"),
            test: isShopModule,
            debugName: "forms",
            priority: 2,
          },
          { ...shared, name: "dialogs", test: isShopModule, priority: 1 },
          // Last, because a group takes what its modules import as well: what shoppers' pages load too is in a group above.
          { ...shared, name: "dash", test: isDashModule, priority: 0 },
        ],
      },
    },
  },
});

const rendererBuild = (): BuildEnvironmentOptions => ({
  target: "node20",
  minify: false,
  rolldownOptions: { input: path("src/entry-server.tsx"), output: { codeSplitting: false } },
});

/** `vite build` builds the browser's files, `vite build --ssr` the server renderer; `--mode mock` serves the app with a mocked API. */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: path("."),
  plugins: [react(), tailwindcss(), mode === "mock" && demoFiles()],
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  publicDir: isSsrBuild ? false : path("public"),
  build: isSsrBuild ? rendererBuild() : browserBuild(),
  ssr: command === "build" ? { noExternal: true } : {},
}));
