import { defineMain } from "@storybook/react-vite/node";
import tailwindcss from "@tailwindcss/vite";

/*
 * Bundled before the first story runs. A package that Vite finds later makes it reload in the middle of a test run,
 * with two copies of React: the first run on a fresh machine would fail.
 */
const bundledFirst = [
  "@radix-ui/react-dialog",
  "@radix-ui/react-direction",
  "@radix-ui/react-dropdown-menu",
  "@radix-ui/react-popover",
  "@radix-ui/react-slot",
  "@tanstack/react-query",
  "@tanstack/react-table",
  "class-variance-authority",
  "clsx",
  "cmdk",
  "lucide-react",
  "react-router-dom",
  "valibot",
];

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../packages/*/src/**/*.stories.tsx", "../apps/web/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
  ],
  staticDirs: [
    "./public",
    { from: "../packages/fixtures/media", to: "/media" },
    { from: "../packages/fixtures/brands", to: "/brands" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) => {
    config.plugins = [...(config.plugins ?? []), tailwindcss()];
    config.optimizeDeps = {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...bundledFirst],
    };
    return config;
  },
});
