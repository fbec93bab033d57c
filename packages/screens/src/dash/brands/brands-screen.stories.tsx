import { useAdminBrandsModel } from "@shop/data/dash/brands/use-admin-brands-model.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { pictureFile, textNamedLikePicture } from "@shop/mocks/images/picture-files.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft, placeArgTypes, type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
import { closed, command, dialog, noticed, openForm, replace, save, upload } from "../stories/list-steps.ts";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { BrandsScreen } from "./brands-screen.tsx";

const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected(start: StoryPlace) {
  const place = useStoryPlace(start);
  const model = useAdminBrandsModel({
    query: { ...place.query, deleted: place.deleted },
    dialog: place.dialog,
    onNotice: useNotify(),
    onDone: () => place.onDialog(null),
  });
  return <BrandsScreen {...model} {...place} draft={noDraft} onDirty={onDirty} />;
}

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Brands",
  component: BrandsScreen,
  render: (args) => <Connected {...args} />,
  argTypes: placeArgTypes,
  parameters: framedInDocs,
  decorators: [inDash],
  args: { rows: 20 },
  beforeEach: () => {
    onDirty.mockClear();
  },
});

/** Removes the entries of all brands but the first. */
const forgetOthers = () => {
  shop.state.brands = shop.state.brands.slice(0, 1);
};

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mock("listAdminBrands").never()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(mock("listAdminBrands").failing(500)) });

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { rows: thirdPage.pageSize, query: thirdPage },
  beforeEach: () => {
    shop.state.brands = onTwelvePages(shop.state.brands, ({ name }, id) => ({ id, name: `${name} ${id}` }));
  },
  play: showThirdOfTwelve,
});

/** No brand has an entry; those of products are offered. */
export const Empty = meta.story({
  beforeEach: () => {
    shop.state.brands = [];
  },
});

/** Brands of products that have no entry stand above the list. */
export const WithoutEntry = meta.story({ beforeEach: forgetOthers });

export const Add = meta.story({ args: { dialog: { kind: "new", called: "Voltane" } } });

export const Edit = meta.story({ args: { dialog: { kind: "edit", id: 1 } } });

/** The history of a brand could not be loaded. */
export const HistoryFailed = meta.story({
  name: "History failed",
  args: { dialog: { kind: "history", id: 1 } },
  beforeEach: ({ msw }) => msw.use(mock("readHistory").failing(500)),
  play: async () => void (await within(await screen.findByRole("dialog")).findByRole("alert")),
});

export const Delete = meta.story({ args: { dialog: { kind: "delete", id: 1 } } });

/** The form waits for the stored values. */
export const EditLoading = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listAdminBrands").never()),
});

/** The stored values did not come. */
export const EditFailed = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listAdminBrands").failing(500)),
});

/** What was deleted, with nothing in it. */
export const NoneDeleted = meta.story({ args: { deleted: true } });

export const LongNames = meta.story({
  beforeEach: () => {
    shop.state.brands = shop.state.brands.map((one, index) =>
      Object.assign({}, one, { name: index === 0 ? UNBREAKABLE.slice(0, 80) : LONG_ARABIC.slice(0, 80) }),
    );
  },
});

const row = (name: string) => screen.findByRole("rowheader", { name: new RegExp(`^${name}`) });
const logo = /^logo/;

WithoutEntry.test(
  "D-97 a brand that products name is added by a click, with logo, text and mark",
  english,
  async ({ canvas, userEvent }) => {
    const named = within(await canvas.findByRole("region", { name: "Brands of products without a page" }));
    await userEvent.click(named.getByRole("button", { name: /^Metrivo/ }));
    const form = await openForm(/^name/);
    await expect(form.getByLabelText(/^name/)).toHaveValue("Metrivo");
    await userEvent.click(form.getByLabelText("We are its official distributor"));
    await upload(form, logo, pictureFile("metrivo.png"));
    await userEvent.type(form.getByLabelText(/^description/), "Scopes.");
    await userEvent.type(form.getByLabelText(/^website/), "https://metrivo.example");
    await save(form, { userEvent });
    await noticed("saved");
    await closed();
    await expect(await row("Metrivo")).toHaveTextContent("Official distributor");
    await waitFor(() => expect(named.queryByRole("button", { name: /^Metrivo/ })).not.toBeInTheDocument());
    await expect(shop.state.brands.at(-1)).toMatchObject({
      name: "Metrivo",
      official: true,
      description: "Scopes.",
      description_ar: null,
      website: "https://metrivo.example",
    });
    await expect(shop.state.brands.at(-1)?.logo).toMatch(/^blob:/);
  },
);

Edit.test(
  "D-97 wrong values are refused at their fields, and what was entered stays",
  english,
  async ({ userEvent }) => {
    const form = await openForm(/^name/);
    await replace(form.getByLabelText(/^name/), "metrivo", { userEvent });
    await replace(form.getByLabelText(/^website/), "http://kelvra.example", { userEvent });
    await upload(form, logo, textNamedLikePicture("logo.png"));
    await save(form, { userEvent });
    await expect(await form.findAllByText(/no picture|https/)).not.toHaveLength(0);
    await replace(form.getByLabelText(/^website/), "https://kelvra.example", { userEvent });
    await save(form, { userEvent });
    await expect(await form.findByText("This name is already taken.")).toBeVisible();
    await expect(form.getByLabelText(/^name/)).toHaveValue("metrivo");
    await expect(shop.state.brands[0]?.name).toBe("Kelvra");
  },
);

Edit.test("D-97 another name becomes that of its products", english, async ({ userEvent }) => {
  const held = shop.state.products.filter(({ brand }) => brand === "Kelvra").length;
  const form = await openForm(/^name/);
  await expect(form.getByText("Another name becomes that of its products, too.")).toBeVisible();
  await replace(form.getByLabelText(/^name/), "Voltane", { userEvent });
  await save(form, { userEvent });
  await closed();
  await expect(await row("Voltane")).toBeVisible();
  await expect(shop.state.products.filter(({ brand }) => brand === "Voltane")).toHaveLength(held);
});

Edit.test("D-97 a removed logo is gone", english, async ({ userEvent }) => {
  const form = await openForm(/^name/);
  await userEvent.click(form.getByRole("button", { name: /^Remove the picture.*logo/i }));
  await save(form, { userEvent });
  await closed();
  await expect(shop.state.brands[0]?.logo).toBeNull();
});

Edit.test(
  "D-97 a brand that somebody else has changed asks which values to keep",
  english,
  async ({ userEvent }) => {
    const form = await openForm(/^name/);
    const body = new FormData();
    for (const [name, value] of [
      ["name", "Kelvra"],
      ["official", "false"],
      ["version", "1"],
    ] as const)
      body.set(name, value);
    const response = await shop.answer(
      new Request(new URL("/backend/public/api/brands/update/1", location.href), { method: "POST", body }),
    );
    await expect(response?.status).toBe(200);
    await replace(form.getByLabelText(/^website/), "https://mine.example", { userEvent });
    await save(form, { userEvent });
    const conflict = await dialog();
    await expect(await conflict.findByText("Official distributor")).toBeVisible();
    await expect(shop.state.brands[0]?.website).toBe("https://kelvra.example");
  },
);

Default.test("D-97 a brand is deleted, and restored", english, async ({ canvas, userEvent }) => {
  const [first] = shop.state.brands;
  await command("Kelvra", "delete", { userEvent });
  const question = await dialog("alertdialog");
  await expect(question.getByText(/loses its page at once/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Yes, delete it!" }));
  await noticed("deleted");
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: /^Kelvra/ })).not.toBeInTheDocument());
  await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
  await command("Kelvra", "restore", { userEvent });
  await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
  await expect(await row("Kelvra")).toBeVisible();
  await expect(shop.state.brands).toContainEqual(first);
});

WithoutEntry.test(
  "D-97 once the last brand is deleted the focus is on the table, which says its name",
  english,
  async ({ canvas, userEvent }) => {
    await command("Kelvra", "delete", { userEvent });
    const question = await dialog("alertdialog");
    question.getByRole("button", { name: "Yes, delete it!" }).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(/^There are no brands yet/);
    await waitFor(() => expect(canvas.getByRole("table", { name: "Brands" })).toHaveFocus());
  },
);

Default.test("D-97 a change of a brand is in its history", english, async ({ userEvent }) => {
  await command("Kelvra", "edit", { userEvent });
  const form = await openForm(/^name/);
  await userEvent.click(form.getByLabelText("We are its official distributor"));
  await save(form, { userEvent });
  await closed();
  await command("Kelvra", "history", { userEvent });
  const history = within(await screen.findByRole("dialog"));
  await expect(await history.findByText("Official distributor")).toBeVisible();
  await expect(history.getByText("yes")).toBeVisible();
  await expect(history.getByText("no")).toBeVisible();
});
