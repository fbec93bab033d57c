import { useAdminSubCategoriesModel } from "@shop/data/dash/sub-categories/use-admin-sub-categories-model.ts";
import { existing } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { fn, screen, within } from "storybook/test";

import { useNotify } from "../../shared/page/use-notify.ts";
import { framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft, placeArgTypes, type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
import { menuOf } from "../stories/list-steps.ts";
import { SubCategoriesScreen } from "./sub-categories-screen.tsx";

/** Called when the form gets or loses unsaved changes. */
export const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected(start: StoryPlace) {
  const place = useStoryPlace(start);
  const model = useAdminSubCategoriesModel({
    query: { ...place.query, deleted: place.deleted },
    dialog: place.dialog,
    onNotice: useNotify(),
    onDone: () => place.onDialog(null),
    onAdded: place.onAdded,
  });
  return <SubCategoriesScreen {...model} {...place} draft={noDraft} onDirty={onDirty} />;
}

/** The sub categories in the order of their names. */
export const byName = catalogue.subCategories.toSorted((a, b) =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
);
/** The first sub category. */
export const first = existing(byName[0]);
/** The second sub category. */
export const second = existing(byName[1]);
/** The name of a category by its id. */
export const categoryOf = (id: number) =>
  catalogue.categories.find((category) => category.id === id)?.name ?? "";

/** Meta of the stories, but for title and component. */
export const setup = {
  render: (args: StoryPlace) => <Connected {...args} />,
  argTypes: placeArgTypes,
  parameters: framedInDocs,
  decorators: [inDash],
  args: { rows: 5 },
  beforeEach: () => {
    onDirty.mockClear();
  },
};

/** Queries of a row by its name. */
export const rowOf = async (name: string) =>
  within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));

/** Chooses an option of a picker. */
export const choose = async (
  field: HTMLElement,
  option: string | RegExp,
  { userEvent }: Parameters<typeof menuOf>[1],
) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
