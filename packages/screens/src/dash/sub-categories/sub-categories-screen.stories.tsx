import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { noteForms } from "@shop/mocks/sent-forms.ts";
import { expect, screen, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import type { StoryPlace } from "../stories/list-place.ts";
import {
  closed,
  command,
  dialog,
  menuOf,
  noticed,
  openForm,
  replace,
  rowNames,
  save,
  shows,
} from "../stories/list-steps.ts";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import {
  byName,
  categoryOf,
  choose,
  first,
  rowOf,
  second,
  setup,
} from "./sub-categories-screen.story-setup.tsx";
import { SubCategoriesScreen } from "./sub-categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Sub categories",
  component: SubCategoriesScreen,
  ...setup,
});

/** A page of the list. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminSubCategories").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminSubCategories").failing(500)),
});

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { rows: thirdPage.pageSize, query: thirdPage },
  beforeEach: () => {
    shop.state.subCategories = onTwelvePages(shop.state.subCategories, ({ name, name_ar }, id) => ({
      id,
      name: `${name} ${id}`,
      name_ar: name_ar && `${name_ar} ${id}`,
    }));
  },
  play: showThirdOfTwelve,
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock("listAdminSubCategories").ok({ data: [], page: 1, per_page: 5, total: 0 })),
});

export const NothingFound = meta.story({ args: { query: { search: "flux capacitor" } } });

export const Changes = meta.story({ args: { dialog: { kind: "history", id: first.id } } });

/** What was deleted, with nothing in it. */
export const NoneDeleted = meta.story({ args: { deleted: true } });

export const Stress = meta.story({
  beforeEach: () => {
    shop.state.subCategories = shop.state.subCategories.map((one) =>
      one.id === first.id ? { ...one, name: UNBREAKABLE, name_ar: LONG_ARABIC } : one,
    );
  },
});

/** Leaves nothing in the first sub category. */
const emptied = {
  ...english,
  beforeEach: () => {
    shop.state.products = shop.state.products.filter(({ sub_category_id }) => sub_category_id !== first.id);
  },
};

Default.test(
  "ASUB-1 the table has name, category name, number of products and actions; a name leads to its products",
  english,
  async ({ userEvent }) => {
    await shows(byName.slice(0, 5).map(({ name }) => name));
    const headings = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(headings.slice(0, 3)).toEqual(["name", "category name", "products"]);
    const row = await rowOf(first.name);
    await expect(row.getByRole("link", { name: first.name })).toHaveAttribute(
      "href",
      `/dash/subcategories/${first.id}`,
    );
    await expect(row.getByText(categoryOf(first.category_id))).toBeVisible();
    const held = shop.state.products.filter(({ sub_category_id }) => sub_category_id === first.id).length;
    await expect(row.getByText(String(held))).toBeVisible();
    const menu = await menuOf(first.name, { userEvent });
    const commands = menu.getAllByRole("menuitem").map(({ textContent }) => textContent);
    await expect(commands).toEqual(["edit", "history", "delete"]);
  },
);

Default.test("ASUB-1 D-26 names are in the reader's language", { globals: { locale: "ar" } }, async () => {
  const arabic = byName.slice(0, 5).map(({ name, name_ar }) => name_ar ?? name);
  await shows(arabic);
  const category = catalogue.categories.find(({ id }) => id === first.category_id);
  await expect((await rowOf(arabic[0] ?? "")).getByText(category?.name_ar ?? "")).toBeVisible();
});

Default.test("ASUB-1 D-40 search and pages come from the server", english, async ({ canvas, userEvent }) => {
  await rowOf(first.name);
  await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
  await shows(byName.slice(5, 10).map(({ name }) => name));
  await userEvent.keyboard("[Slash]");
  await expect(canvas.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard(`${first.name}{Enter}`);
  await shows([first.name]);
});

Default.test(
  "ASUB-1 ASUB-2 ASUB-3 D-64 a sub category is added in a dialog: form data with desctription, 'new subCategory added', the fresh list",
  english,
  async ({ canvas, userEvent, msw }) => {
    const { forms, handler } = noteForms("*/SubCategory/create");
    msw.use(handler);
    await rowOf(first.name);
    await userEvent.keyboard("n");
    const form = await openForm();
    await expect(screen.getByRole("dialog", { name: "Add sub category" })).toBeVisible();
    await userEvent.type(form.getByLabelText("name*"), "Zzz probes");
    await userEvent.type(form.getByLabelText(/^Arabic name/), "مجسات");
    await choose(form.getByLabelText("category*"), categoryOf(second.category_id), { userEvent });
    await userEvent.type(form.getByLabelText(/^description/), "For meters");
    await userEvent.type(form.getByLabelText(/^Arabic description/), "لأجهزة القياس");
    await save(form, { userEvent });
    await expect(await screen.findByText("new subCategory added")).toBeVisible();
    await closed();
    await expect(forms).toEqual([
      {
        name: "Zzz probes",
        name_ar: "مجسات",
        category_id: String(second.category_id),
        desctription: "For meters",
        description_ar: "لأجهزة القياس",
        hidden: "false",
      },
    ]);
    // Its row would be on the last page.
    await shows(["Zzz probes"]);
    await expect(canvas.getByRole("link", { name: "Zzz probes" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("Zzz probes");
  },
);

Default.test(
  "ASUB-5 ASUB-3 delete asks 'Are you sure?' and 'deleted successfully' shows once the row is gone",
  emptied,
  async ({ userEvent }) => {
    await command(first.name, "delete", { userEvent });
    const question = await dialog("alertdialog");
    await expect(screen.getByRole("alertdialog", { name: "Are you sure?" })).toHaveAccessibleDescription(
      `You won't be able to revert this! ${first.name} leaves the shop at once. It can be restored for 30 days, under 'Deleted'.`,
    );
    await userEvent.click(question.getByRole("button", { name: "cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(screen.getByRole("button", { name: `Actions for ${first.name}` })).toHaveFocus();
    await command(first.name, "delete", { userEvent });
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "Yes, delete it!" }));
    await noticed("deleted");
    await rowOf(second.name);
    await waitFor(() => expect(rowNames()).not.toContain(first.name));
  },
);

NothingFound.test(
  "ASUB-6 a search that matches nothing shows '{term} not found!', and offers to clear it",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("flux capacitor not found!")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(rowNames()).toHaveLength(5));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
);

Default.test(
  "D-42 what was deleted is listed with its day, and restored",
  emptied,
  async ({ canvas, userEvent }) => {
    await command(first.name, "delete", { userEvent });
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "Yes, delete it!" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Deleted" }));
    await shows([first.name]);
    await expect(canvas.getByText("What was deleted can be restored for 30 days.")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /^deleted on/ })).toBeVisible();
    await command(first.name, "restore", { userEvent });
    await noticed("saved");
    await expect(await canvas.findByText("Nothing was deleted in the last 30 days.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
    await waitFor(() => expect(rowNames()).toContain(first.name));
  },
);

Default.test("its changes are shown", english, async ({ userEvent }) => {
  await command(first.name, "edit", { userEvent });
  const form = await openForm();
  await replace(form.getByLabelText("name*"), "Aaa renamed", { userEvent });
  await save(form, { userEvent });
  await closed();
  await command("Aaa renamed", "history", { userEvent });
  const changes = await dialog();
  await expect(screen.getByRole("dialog", { name: "History of Aaa renamed" })).toBeVisible();
  await expect(await changes.findByText(first.name)).toBeVisible();
});

Failed.test("the list fails, and is loaded again", english, async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole("button", { name: "Try again" });
  msw.use(...handlersOf(shop));
  await userEvent.click(retry);
  await rowOf(first.name);
});
