import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { placeArgTypes, type StoryPlace } from "../stories/list-place.ts";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { setup } from "./categories-screen.story-setup.tsx";
import { CategoriesScreen } from "./categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Categories/Paging",
  component: CategoriesScreen,
  ...setup,
  argTypes: placeArgTypes,
});

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { rows: thirdPage.pageSize, query: thirdPage },
  beforeEach: () => {
    shop.state.categories = onTwelvePages(shop.state.categories, ({ name, name_ar }, id) => ({
      id,
      name: `${name} ${id}`,
      name_ar: name_ar && `${name_ar} ${id}`,
    }));
  },
  play: showThirdOfTwelve,
});
