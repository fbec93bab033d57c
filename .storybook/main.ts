import { defineMain } from "@storybook/react-vite/node";
import tailwindcss from "@tailwindcss/vite";

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
    return config;
  },
});
