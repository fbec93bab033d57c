// First, as the others may read the time.
import "./fixed-date.ts";
import "@shop/ui/dash.css";
import "@shop/ui/brand.css";
import "./preview.css";
import { directionOf } from "@shop/domain/locale/locale.ts";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { type Args, type Decorator, definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { type ComponentType, lazy, Suspense } from "react";
import addonPseudoStates from "storybook-addon-pseudo-states";
import { configure } from "storybook/test";
import * as v from "valibot";

import { endCalls, startWorker, storyHandlers } from "./mocked-api.ts";
import { reducedModes } from "./modes.ts";
import { nextFrame } from "./next-frame.ts";
import { preventNavigation } from "./prevent-navigation.ts";
import { describeProps } from "./prop-types.ts";
import { readerOf, readers, showAs } from "./reader.ts";
import { showWritten } from "./show-written.ts";
import { SiteFrame } from "./site-frame.tsx";
import { LanguageFrame, ShopFrame } from "./story-frame.tsx";
import { localeOf } from "./story-texts.ts";
import { showTheme, themeOf, themes } from "./themes.ts";
import { viewports } from "./viewports.ts";

preventNavigation();
// Queries that wait pass on a busy machine as well.
configure({ asyncUtilTimeout: 5000 });

/** The part of the context of `mount` that Storybook's types leave out. */
const mountContextSchema = v.object({ renderToCanvas: v.function() });

const DocsPage = lazy(() => import("./docs-page.tsx"));

const addons = [addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(startWorker)];

declare const plain: ReturnType<typeof definePreview<typeof addons>>;

/** Type of stories that render their component from other args than its props, such as a screen over its model. */
export interface RenderedFrom<StoryArgs extends object = object> {
  readonly renderedFrom: StoryArgs;
}

type MetaFunction<StoryArgs extends Args, MetaArgs extends Partial<StoryArgs>> = typeof plain.meta<
  StoryArgs,
  Decorator,
  MetaArgs
>;

/** What `preview.type<RenderedFrom<…>>()` gives: a meta whose component documents the stories, and whose args are those of `render`. */
interface RenderedPreview<StoryArgs extends Args> {
  meta<MetaArgs extends Partial<StoryArgs> = Partial<StoryArgs>>(
    meta: Omit<Parameters<MetaFunction<StoryArgs, Partial<StoryArgs>>>[0], "args" | "component"> & {
      component: ComponentType<never>;
      args?: MetaArgs;
    },
  ): ReturnType<MetaFunction<StoryArgs, MetaArgs>>;
}

/** Storybook's own `type` adds args to the props of a component, which such a story would have to have as well. */
interface RenderedPreviews {
  type<Type extends RenderedFrom>(): RenderedPreview<Type["renderedFrom"] & Args>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- adds an overload that its own `type` serves as well
const preview = definePreview({
  addons,
  tags: ["autodocs"],
  argTypesEnhancers: [describeProps],
  globalTypes: {
    locale: {
      description: "Language and direction",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English", right: "LTR" },
          { value: "ar", title: "العربية", right: "RTL" },
        ],
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
      },
    },
    reader: {
      description: "Settings of the reader",
      toolbar: {
        icon: "accessibility",
        dynamicTitle: true,
        items: Object.entries(readers).map(([value, title]) => ({ value, title })),
      },
    },
    shell: {
      description: "Header, menus and footer around screens",
      toolbar: {
        icon: "browser",
        dynamicTitle: true,
        items: [
          { value: "off", title: "Screen only" },
          { value: "on", title: "In the site's layout" },
        ],
      },
    },
  },
  initialGlobals: { locale: "en", theme: "light", reader: "usual", shell: "off" },
  parameters: {
    // What passes is not described element by element, and style sheets, which no enabled rule reads, are not fetched again: a third of the time.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"], preload: false } },
    backgrounds: {
      options: {
        page: { name: "Page", value: "var(--background)" },
        surface: { name: "Surface", value: "var(--surface)" },
        sunken: { name: "Sunken", value: "var(--sunken)" },
      },
    },
    chromatic: { modes: reducedModes },
    docs: {
      codePanel: true,
      source: { transform: showWritten },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    layout: "fullscreen",
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Changes",
          "Foundations",
          "Patterns",
          "Primitives",
          "Parts",
          [
            "Site layout",
            "Search overlay",
            "Order dialog",
            "Contact form",
            "Form",
            "Notices",
            "Server table",
          ],
          "Shop",
          [
            "Home",
            "Product list",
            "Category",
            "Results",
            "Product",
            "Cart",
            "Shared cart",
            "Checkout",
            "Account",
            ["Login", "Sign-up", "Logout"],
            "Orders",
            ["Order placed", "Find an order", "My orders"],
            "About",
            "Blogs",
            "Not found",
            "Error",
            "Error page",
          ],
          "Dashboard",
          "Mails",
          "Journeys",
        ],
      },
    },
  },
  // Plays start when effects and portals have rendered: without React's `act`, as in the built Storybook, that takes a frame.
  mount: (context) => async (element) => {
    if (element !== undefined) context.originalStoryFn = () => element;
    await v.parse(mountContextSchema, context).renderToCanvas();
    await nextFrame();
    return context.canvas;
  },
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers());
  },
  afterEach: endCalls,
  decorators: [
    (Story, { globals, storyGlobals, id, title, viewMode }) => {
      const locale = localeOf({ globals });
      const theme = themeOf(globals["theme"]);
      const direction = directionOf(locale);
      const inDocs = viewMode === "docs";
      const root = document.documentElement;
      showAs(readerOf(globals["reader"]));
      if (!inDocs) {
        root.lang = locale;
        root.dir = direction;
      }
      // A story with a theme of its own does not change a whole docs page.
      if (!inDocs || !("theme" in storyGlobals)) showTheme(theme);
      // A journey renders the whole shop with its own providers.
      if (title.startsWith("Journeys/")) return <Story />;
      const inShell = globals["shell"] === "on" && title.startsWith("Shop/");
      const story = inShell ? (
        <SiteFrame theme={theme.theme}>
          <Story />
        </SiteFrame>
      ) : (
        <Story />
      );
      const framed = (
        <LanguageFrame locale={locale}>
          {title.startsWith("Primitives/") ? (
            story
          ) : (
            <ShopFrame key={id} locale={locale}>
              {story}
            </ShopFrame>
          )}
        </LanguageFrame>
      );
      return inDocs ? (
        <div lang={locale} dir={direction}>
          {framed}
        </div>
      ) : (
        framed
      );
    },
  ],
}) as RenderedPreviews & typeof plain;

export default preview;
