import { useAttributesModel } from "@shop/data/dash/attributes/use-attributes-model.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft, type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
import {
  closed,
  command,
  dialog,
  noticeGone,
  openForm,
  replace,
  rowNames,
  save,
  shows,
} from "../stories/list-steps.ts";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { AttributesScreen } from "./attributes-screen.tsx";

const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected(start: StoryPlace) {
  const place = useStoryPlace(start);
  const model = useAttributesModel({
    query: { ...place.query, deleted: place.deleted },
    dialog: place.dialog,
    onNotice: useNotify(),
    onDone: () => place.onDialog(null),
    onAdded: place.onAdded,
  });
  return <AttributesScreen {...model} {...place} draft={noDraft} onDirty={onDirty} />;
}

const [first] = catalogue.attributes;
const list = catalogue.attributes.find(({ kind, name }) => kind === "choice" && name === "Technology");
if (!first || !list) throw new Error("The catalogue has too few attributes.");

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Specifications",
  component: AttributesScreen,
  render: (args) => <Connected {...args} />,
  argTypes: { rows: { description: "Rows of one page." } },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { rows: 20 },
  beforeEach: () => {
    onDirty.mockClear();
  },
});

/** The attributes in their order. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAttributes").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAttributes").failing(500)),
});

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { rows: thirdPage.pageSize, query: thirdPage },
  beforeEach: () => {
    shop.state.attributes = onTwelvePages(shop.state.attributes, ({ name, name_ar }, id) => ({
      id,
      name: `${name} ${id}`,
      name_ar: name_ar && `${name_ar} ${id}`,
    }));
  },
  play: showThirdOfTwelve,
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAttributes").ok({ data: [] })),
});

export const Add = meta.story({ args: { dialog: { kind: "new" } } });

/** A list of choices, of which products have some. */
export const Edit = meta.story({ args: { dialog: { kind: "edit", id: list.id } } });

export const Delete = meta.story({ args: { dialog: { kind: "delete", id: first.id } } });

export const Changes = meta.story({ args: { dialog: { kind: "history", id: first.id } } });

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Merges the first choice of the list into the second one. */
const mergeFirst = async ({ userEvent }: Pick<Context, "userEvent">): Promise<void> => {
  const form = await openForm();
  const merge = within(form.getByRole("group", { name: "Merge choices" }));
  for (const [label, name] of [
    ["Replace", list.choices[0]?.name],
    ["by", list.choices[1]?.name],
  ] as const) {
    await userEvent.click(merge.getByLabelText(label));
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }));
  }
  await userEvent.click(merge.getByRole("button", { name: "Merge" }));
};

/** A choice is being merged into another one. */
export const MergePending = meta.story({
  ...english,
  name: "Merge, pending",
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("mergeChoices").never()),
  play: mergeFirst,
});

/** The choices were not merged. */
export const MergeFailed = meta.story({
  ...english,
  name: "Merge, failed",
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("mergeChoices").failing(500)),
  play: async (context) => {
    await mergeFirst(context);
    await noticeGone();
  },
});

/** 3,000 choices and long names. */
export const Stress = meta.story({
  args: { dialog: { kind: "edit", id: list.id } },
  beforeEach: () => {
    const choices = Array.from({ length: 3000 }, (_, at) => ({
      id: 900_000 + at,
      name: at === 0 ? UNBREAKABLE : `Choice ${at}`,
      name_ar: at === 0 ? LONG_ARABIC : null,
      synonyms: [],
    }));
    shop.state.attributes = shop.state.attributes.map((one) =>
      one.id === list.id ? { ...one, name: UNBREAKABLE, name_ar: LONG_ARABIC, choices } : one,
    );
  },
});

const attributeOf = (name: string) => shop.state.attributes.find((one) => one.name === name);

Add.test(
  "D-90 an attribute is added with its unit and its groups, and its row is shown",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText("name*"), "Zener voltage");
    await userEvent.type(form.getByLabelText(/^Arabic name/), "جهد زينر");
    await userEvent.selectOptions(form.getByLabelText("unit"), "V");
    await userEvent.click(form.getByText("Semiconductors", { selector: "summary *" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Diodes and bridges" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Cards of products show it" }));
    await save(form, { userEvent });
    await closed();
    await shows(["Zener voltage"]);
    const diodes = catalogue.subCategories.find(({ name }) => name === "Diodes and bridges");
    await expect(attributeOf("Zener voltage")).toMatchObject({
      name_ar: "جهد زينر",
      kind: "number",
      unit: "volt",
      sub_category_ids: [diodes?.id],
      category_ids: [],
      on_cards: true,
      filterable: true,
    });
  },
);

Add.test(
  "D-93 an attribute says how it is compared in alternatives; texts cannot be compared",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText("name*"), "Zener voltage");
    await userEvent.selectOptions(form.getByLabelText(/stands in for another/), "at least as high");
    await userEvent.selectOptions(form.getByLabelText("kind*"), "text");
    await expect(form.queryByLabelText(/stands in for another/)).not.toBeInTheDocument();
    await userEvent.selectOptions(form.getByLabelText("kind*"), "number with a unit, or a range");
    await userEvent.selectOptions(form.getByLabelText(/stands in for another/), "at most as high");
    await save(form, { userEvent });
    await closed();
    await expect(attributeOf("Zener voltage")).toMatchObject({ alternative: "at_most" });
  },
);

Add.test("D-90 a taken name stands at its field", english, async ({ userEvent }) => {
  const form = await openForm();
  await userEvent.type(form.getByLabelText("name*"), first.name);
  await save(form, { userEvent });
  await waitFor(() => expect(form.getByLabelText("name*")).toHaveAccessibleDescription(/already taken/));
});

Edit.test(
  "D-90 choices are renamed, added one by one or as lines, and removed unless products have them",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await expect(form.getByLabelText("kind*")).toHaveValue("choice");
    await replace(form.getByLabelText("Choice 1*"), "Carbon layer", { userEvent });
    const remove = form.getByRole("button", { name: "Remove choice 1" });
    await expect(remove).toHaveAttribute("aria-disabled", "true");
    await expect(remove).toHaveAccessibleDescription(/merge it into another one/);
    await userEvent.click(form.getByText("Add several, one a line", { selector: "summary" }));
    await userEvent.click(form.getByRole("textbox", { name: "Add several, one a line" }));
    await userEvent.paste("Foil | رقيقة\n\nThin oxide");
    await userEvent.click(form.getByRole("button", { name: "Add these lines" }));
    await userEvent.click(form.getByRole("button", { name: `Remove choice ${list.choices.length + 2}` }));
    await save(form, { userEvent });
    await closed();
    const names = [...list.choices.map(({ name }) => name), "Foil"];
    const choices = attributeOf("Technology")?.choices ?? [];
    await expect(choices.map(({ name }) => name)).toEqual(["Carbon layer", ...names.slice(1)]);
    await expect(choices[0]?.id).toBe(list.choices[0]?.id);
    await expect(choices.at(-1)?.name_ar).toBe("رقيقة");
  },
);

Edit.test("D-90 a choice is merged into another one in all products", english, async ({ userEvent }) => {
  await mergeFirst({ userEvent });
  await closed();
  const left = attributeOf("Technology")?.choices ?? [];
  await expect(left.map(({ name }) => name)).not.toContain(list.choices[0]?.name);
  await expect(left[0]?.synonyms).toContain(list.choices[0]?.name);
});

Edit.test("D-15 a conflict shows yours and theirs by field", english, async ({ userEvent }) => {
  const form = await openForm();
  await replace(form.getByLabelText("name*"), "Mine", { userEvent });
  shop.state.attributes = shop.state.attributes.map((one) =>
    one.id === list.id ? { ...one, name: "Theirs", section: "General" } : one,
  );
  shop.state.edits.set(`attribute:${list.id}`, 2);
  await save(form, { userEvent });
  const name = within(await form.findByRole("group", { name: "Name" }));
  await expect(name.getByRole("radio", { name: "Yours" })).toBeChecked();
  const section = within(form.getByRole("group", { name: "Section" }));
  await expect(section.getByRole("radio", { name: "Theirs" })).toBeChecked();
  await userEvent.click(form.getByRole("button", { name: "Save the choice" }));
  await closed();
  await expect(attributeOf("Mine")).toMatchObject({ section: "General" });
});

Edit.test(
  "D-90 a kind that products have values of cannot be chosen; where they got one meanwhile, the reason is shown",
  english,
  async ({ userEvent, msw }) => {
    const form = await openForm();
    await expect(form.getByRole("option", { name: "text" })).toBeDisabled();
    await expect(form.getByText("It cannot change while products have a value.")).toBeVisible();
    msw.use(mock("updateAttribute").failing(409, { code: "in_use", errors: { products: "3" } }));
    await replace(form.getByLabelText("name*"), "Layer", { userEvent });
    await save(form, { userEvent });
    await expect(
      await form.findByText(/^Kind, unit, and choices that products have cannot change or go/),
    ).toBeVisible();
  },
);

Edit.test(
  "D-90 a definition that was deleted while its form was open says so",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await replace(form.getByLabelText("name*"), "Layer", { userEvent });
    shop.state.attributes = shop.state.attributes.filter(({ id }) => id !== list.id);
    await save(form, { userEvent });
    await expect(await form.findByText(/^This specification was deleted in the meantime/)).toBeVisible();
    await expect(form.getByLabelText("name*")).toHaveValue("Layer");
  },
);

Default.test(
  "D-90 the number of products without a value leads to their list",
  english,
  async ({ canvas }) => {
    const link = (await canvas.findAllByRole("link", { name: /without a value$/ }))[0];
    const href = link?.getAttribute("href") ?? "";
    const id = Number(/\/dash\/products\?missing_attribute=(\d+)$/.exec(href)?.[1]);
    const attribute = catalogue.attributes.find((one) => one.id === id);
    if (!attribute) throw new Error("The link names no attribute.");
    const lacking = catalogue.products.filter(
      (product) =>
        isOfGroup(attribute, product) && !product.specifications.some((one) => one.attribute_id === id),
    );
    await expect(link).toHaveTextContent(String(lacking.length));
  },
);

Default.test(
  "D-42 a deleted attribute is listed with its day, and restored",
  english,
  async ({ canvas, userEvent }) => {
    await command(first.name, "delete", { userEvent });
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "continue" }));
    await waitFor(() => expect(rowNames()).not.toContain(first.name));
    await userEvent.click(await canvas.findByRole("button", { name: "Deleted" }));
    await shows([first.name]);
    await command(first.name, "restore", { userEvent });
    await expect(await canvas.findByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  },
);

Stress.test(
  "D-90 of many choices some are shown; a search finds the others",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await expect(form.getAllByRole("button", { name: /^Remove choice/ })).toHaveLength(50);
    await userEvent.type(form.getByRole("searchbox", { name: "Find a choice" }), "Choice 2999");
    await waitFor(() => expect(form.getByLabelText("Choice 3,000*")).toHaveValue("Choice 2999"));
  },
);
