import "@shop/ui/styles.css";
import { DirectionProvider } from "@radix-ui/react-direction";
import { directionOf, isLocale, type Locale } from "@shop/contract/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";

const localeOf = (value: unknown): Locale => (typeof value === "string" && isLocale(value) ? value : "en");

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
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
  decorators: [
    (Story, { globals }) => {
      const locale = localeOf(globals["locale"]);
      const direction = directionOf(locale);
      const root = document.documentElement;
      root.lang = locale;
      root.dir = direction;
      root.dataset["theme"] = globals["theme"] === "dark" ? "dark" : "light";
      return (
        <I18nProvider locale={locale} messages={allMessages[locale]}>
          <DirectionProvider dir={direction}>
            <Story />
          </DirectionProvider>
        </I18nProvider>
      );
    },
  ],
});
