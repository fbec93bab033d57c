import "@shop/ui/styles.css";
import { directionOf, isLocale, type Locale } from "@shop/contract/locale.ts";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";

import { refuseUnmockedCalls, startWorker, storyHandlers } from "./mocked-api.ts";
import { stayOnStory } from "./stay.ts";
import { LanguageFrame, ShopFrame } from "./story-frame.tsx";

stayOnStory();

const localeOf = (value: unknown): Locale => (typeof value === "string" && isLocale(value) ? value : "en");

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "ar", title: "العربية", right: "RTL" },
        ],
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  initialGlobals: { locale: "en", theme: "light" },
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    options: { storySort: { order: ["Foundations", "Primitives", "Parts", "Screens", "Journeys"] } },
  },
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers());
  },
  afterEach: refuseUnmockedCalls,
  decorators: [
    (Story, { globals, id, title }) => {
      const locale = localeOf(globals["locale"]);
      const root = document.documentElement;
      root.lang = locale;
      root.dir = directionOf(locale);
      root.dataset["theme"] = globals["theme"] === "dark" ? "dark" : "light";
      // A journey runs the whole shop, which brings everything of its own.
      if (title.startsWith("Journeys/")) return <Story />;
      const isPrimitive = title.startsWith("Primitives/");
      return (
        <LanguageFrame locale={locale}>
          {isPrimitive ? (
            <Story />
          ) : (
            <ShopFrame key={id} locale={locale}>
              <Story />
            </ShopFrame>
          )}
        </LanguageFrame>
      );
    },
  ],
});
