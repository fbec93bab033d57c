import type { AdminCategory } from "@shop/contract/categories/admin-category.ts";
import { useAdminCategoriesModel } from "@shop/data/dash/categories/use-admin-categories-model.ts";
import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { existing } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { fn } from "storybook/test";

import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft, type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
import { CategoriesScreen } from "./categories-screen.tsx";

const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected(start: StoryPlace) {
  const place = useStoryPlace(start);
  const model = useAdminCategoriesModel({
    query: { ...place.query, deleted: place.deleted },
    dialog: place.dialog,
    onNotice: useNotify(),
    onDone: () => place.onDialog(null),
  });
  return <CategoriesScreen {...model} {...place} draft={noDraft} onDirty={onDirty} />;
}

/** The categories in the order of the shop. */
export const inOrder = bySortIndex(catalogue.categories);
/** Their names in that order. */
export const orderedNames = inOrder.map(({ name }) => name);
/** The first category. */
export const first = existing(inOrder[0]);
/** The second category. */
export const second = existing(inOrder[1]);

/** Changes a category of the mocked shop, as a colleague does. */
export const change = (id: number, changes: Partial<AdminCategory>): void => {
  shop.state.categories = shop.state.categories.map((one) =>
    one.id === id ? Object.assign({}, one, changes) : one,
  );
};

/** Meta of the stories, but for title and component. */
export const setup = {
  render: (args: StoryPlace) => <Connected {...args} />,
  parameters: framedInDocs,
  decorators: [inDash],
  beforeEach: () => {
    onDirty.mockClear();
  },
};

/** The name of the picture's field in both languages. */
export const imageField = /^(?:image|الصورة)/;
