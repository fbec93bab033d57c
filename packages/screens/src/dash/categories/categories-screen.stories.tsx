import type { AdminCategory } from "@shop/contract/categories/admin-category.ts";
import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { pictureFile } from "@shop/mocks/images/picture-files.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { noteForms } from "@shop/mocks/sent-forms.ts";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english, onEnglishPhone } from "../../stories/page.tsx";
import { ListTable } from "../shared/list/list-table.tsx";
import { type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
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
  upload,
} from "../stories/list-steps.ts";
import { change, first, imageField, orderedNames, second, setup } from "./categories-screen.story-setup.tsx";
import { CategoriesScreen } from "./categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Categories",
  component: CategoriesScreen,
  ...setup,
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminCategories").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminCategories").failing(500)),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock("listAdminCategories").ok({ data: [], page: 1, per_page: 5, total: 0 })),
});

export const NothingFound = meta.story({ args: { query: { search: "flux capacitor" } } });

export const Picture = meta.story({ args: { dialog: { kind: "picture", id: first.id } } });

export const Changes = meta.story({ args: { dialog: { kind: "history", id: first.id } } });

export const NoneDeleted = meta.story({ args: { deleted: true } });

/** Names without an end, and a category without name and picture. */
export const Stress = meta.story({
  beforeEach: () => {
    change(first.id, { name: UNBREAKABLE, name_ar: LONG_ARABIC, sort_index: -1_000_000 });
    change(second.id, { name_ar: null, image: null, sort_index: -999_999 });
  },
});

Default.test("ACAT-1 the title is 'Categories'", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "Categories" })).toBeVisible();
  await shows(orderedNames.slice(0, 5));
  await expect(canvas.queryByText("Loading categories", { selector: "p" })).not.toBeInTheDocument();
});

Loading.test("ACAT-1 a text stands there while the categories are fetched", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading categories", { selector: "p" })).toBeVisible();
});

Failed.test(
  "ACAT-1 a failure reads 'Error: please try again later', and can be retried",
  english,
  async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Error: please try again later")).toBeVisible();
    msw.use(...handlersOf(shop));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await shows(orderedNames.slice(0, 5));
  },
);

Default.test(
  "ACAT-2 D-15 NOTICE-3 'Create' opens 'Add new category', which saves name, description, sort_index and picture: 'successfully.'",
  english,
  async ({ canvas, userEvent, msw }) => {
    const { forms, handler } = noteForms("*/categories/create");
    msw.use(handler);
    await shows(orderedNames.slice(0, 5));
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    const form = await openForm();
    await expect(screen.getByRole("dialog", { name: "Add new category" })).toBeVisible();
    await userEvent.type(form.getByLabelText("name*"), "Test leads");
    await userEvent.type(form.getByLabelText(/^Arabic name/), "أسلاك اختبار");
    await userEvent.type(form.getByLabelText(/^description/), "Leads and clips");
    await replace(form.getByLabelText("sort index*"), "-٥", { userEvent });
    await upload(form, imageField, pictureFile("meters.png"));
    await expect(await form.findByRole("img", { name: "Preview of meters.png" })).toBeVisible();
    await save(form, { userEvent });
    await noticed("saved");
    await closed();
    await expect(forms).toEqual([
      {
        name: "Test leads",
        name_ar: "أسلاك اختبار",
        description: "Leads and clips",
        description_ar: "",
        hidden: "false",
        sort_index: "-5",
        image: "meters.png",
      },
    ]);
    await waitFor(() => expect(rowNames()[0]).toBe("Test leads"));
  },
);

Default.test(
  "ACAT-3 D-40 columns name, image, sort index; the server sorts by name and by sort index in either direction",
  english,
  async ({ canvas, userEvent }) => {
    await shows(orderedNames.slice(0, 5));
    await expect(canvas.getByRole("link", { name: first.name })).toHaveAttribute(
      "href",
      `/dash/category/${first.id}`,
    );
    const table = within(canvas.getByRole("table"));
    const headings = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(headings.slice(0, 3)).toEqual(["name", "image", "sort index"]);
    const index = () => table.getByRole("button", { name: /^sort index/ });
    await userEvent.click(index());
    await userEvent.click(index());
    await waitFor(() =>
      expect(table.getByRole("columnheader", { name: /^sort index/ })).toHaveAttribute(
        "aria-sort",
        "descending",
      ),
    );
    await shows(orderedNames.toReversed().slice(0, 5));
    await userEvent.click(table.getByRole("button", { name: /^name/ }));
    await shows(orderedNames.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)).slice(0, 5));
  },
);

Default.test(
  "ACAT-4 the avatar opens an enlarged picture; its fallback is the first two letters",
  {
    ...english,
    beforeEach: () => change(second.id, { image: null }),
  },
  async ({ canvas, userEvent }) => {
    await shows(orderedNames.slice(0, 5));
    await userEvent.click(canvas.getByRole("button", { name: `Show the picture of ${first.name}` }));
    const enlarged = await dialog();
    await expect(enlarged.getByRole("img", { name: first.name })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(canvas.getByRole("button", { name: `Show the picture of ${first.name}` })).toHaveFocus();
    await expect(
      canvas.getByRole("button", { name: `Show the picture of ${second.name}` }),
    ).toHaveTextContent(second.name.slice(0, 2));
  },
);

Default.test(
  "ACAT-4 the fallback of a category without a name is 'Pr'",
  {
    ...english,
    beforeEach: () => change(first.id, { name: "", image: null }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show the picture of Pr" })).toHaveTextContent(
      "Pr",
    );
  },
);

Default.test(
  "ACAT-5 D-15 NOTICE-3 the row menu edits: only what was changed differs, and the picture stays",
  english,
  async ({ userEvent, msw }) => {
    const { forms, handler } = noteForms(`*/categories/update/${first.id}`);
    msw.use(handler);
    const menu = await menuOf(first.name, { userEvent });
    const commands = menu.getAllByRole("menuitem").map(({ textContent }) => textContent);
    await expect(commands).toEqual(["edit", "history", "delete"]);
    await userEvent.click(menu.getByRole("menuitem", { name: "edit" }));
    const form = await openForm();
    await expect(form.getByRole("img", { name: "Picture so far" })).toBeVisible();
    await replace(form.getByLabelText("name*"), "Renamed", { userEvent });
    await userEvent.keyboard("{Control>}s{/Control}");
    await noticed("saved");
    await closed();
    await expect(forms).toHaveLength(1);
    await expect(forms[0]).toMatchObject({ version: "1", name: "Renamed", remove_image: "false" });
    await expect(shop.state.categories.find(({ id }) => id === first.id)?.image).toBe(first.image);
    await shows(["Renamed", ...orderedNames.slice(1, 5)]);
  },
);

Default.test(
  "ACAT-5 D-16 delete asks with 'cancel' and 'continue' in words, and says what is moved where",
  english,
  async ({ userEvent }) => {
    await command(first.name, "delete", { userEvent });
    const question = await dialog("alertdialog");
    await expect(
      screen.getByRole("alertdialog", { name: "Delete this category?" }),
    ).toHaveAccessibleDescription(
      `${first.name} leaves the shop at once. Its sub categories are moved with their products. It can be restored for 30 days, under 'Deleted'.`,
    );
    const held = shop.state.products.filter(({ category_id }) => category_id === first.id).length;
    await expect(question.getByText(`It still holds ${held} products.`)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(screen.getByRole("button", { name: `Actions for ${first.name}` })).toHaveFocus();
    await command(first.name, "delete", { userEvent });
    const again = await dialog("alertdialog");
    await userEvent.click(again.getByLabelText("Move the sub categories with their products to*"));
    await userEvent.click(await screen.findByRole("option", { name: second.name }));
    await userEvent.click(again.getByRole("button", { name: "Move and delete" }));
    await noticed("deleted");
    await shows(orderedNames.slice(1, 6));
    await expect(shop.state.products.some(({ category_id }) => category_id === first.id)).toBe(false);
  },
);

Default.test(
  "ACAT-6 D-40 the search box searches the categories of all pages 500 ms after typing",
  english,
  async ({ canvas, userEvent }) => {
    await shows(orderedNames.slice(0, 5));
    const last = orderedNames.at(-1) ?? "";
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search categories" }), last);
    await expect(rowNames()).toEqual(orderedNames.slice(0, 5));
    await shows([last]);
    await expect(canvas.getByText("page 1 of 1")).toBeVisible();
  },
);

NothingFound.test("ACAT-6 D-16 an empty table says so in words", english, async ({ canvas }) => {
  await expect(await canvas.findByText("No results.")).toBeVisible();
});

Default.test(
  "ACAT-6 D-16 the button 'columns' opens a menu with a heading in words, which hides columns",
  english,
  async ({ canvas, userEvent }) => {
    await shows(orderedNames.slice(0, 5));
    await userEvent.click(canvas.getByRole("button", { name: "columns" }));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.getByText("Show columns")).toBeVisible();
    await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "sort index" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvas.queryByRole("columnheader", { name: /^sort index/ })).not.toBeInTheDocument(),
    );
  },
);

Default.test("ACAT-6 the button 'columns' is hidden on small screens", onEnglishPhone, async ({ canvas }) => {
  await shows(orderedNames.slice(0, 5));
  await expect(canvas.queryByRole("button", { name: "columns" })).not.toBeInTheDocument();
});

Default.test(
  "ACAT-7 D-40 5 rows at first, pages by first, previous, next and last, with 1, 5, 10, 20 or 40 rows",
  english,
  async ({ canvas, userEvent }) => {
    await shows(orderedNames.slice(0, 5));
    await expect(canvas.getByText("page 1 of 2")).toBeVisible();
    const rows = canvas.getByRole("combobox", { name: "rows per page" });
    const sizes = within(rows)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    await expect(sizes).toEqual(["1", "5", "10", "20", "40"]);
    await userEvent.click(canvas.getByRole("button", { name: "Last page" }));
    await shows(orderedNames.slice(5));
    await expect(canvas.getByText("page 2 of 2")).toBeVisible();
    await userEvent.selectOptions(rows, "1");
    await shows(orderedNames.slice(0, 1));
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await shows(orderedNames.slice(1, 2));
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await userEvent.click(canvas.getByRole("button", { name: "First page" }));
    await shows(orderedNames.slice(0, 1));
    await expect(canvas.getByText("page 1 of 10")).toBeVisible();
  },
);

const unlabelled: readonly DataTableColumn<AdminCategory>[] = [
  { id: "name", value: ({ name }) => name },
  { id: "sortIndex", value: ({ sort_index }) => sort_index },
];

const texts = { title: "Categories", search: "Search", loading: "Loading", none: "None", notFound: "None" };

Default.test(
  "ACAT-8 in the column menu a column without a label shows its id: lower-case words joined by underscores",
  {
    ...english,
    render: function Unlabelled() {
      const { query, onQuery } = useStoryPlace({});
      return (
        <ListTable
          layoutName="categories"
          table={ready({ rows: [], rowCount: 0 })}
          columns={unlabelled}
          nameOf={({ name }) => name}
          texts={texts}
          query={query}
          onQuery={onQuery}
          deleted={false}
          onDeleted={fn()}
          onDialog={fn()}
          onRestore={fn()}
        />
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "columns" }));
    const menu = within(await screen.findByRole("menu"));
    const names = menu.getAllByRole("menuitemcheckbox").map(({ textContent }) => textContent);
    await expect(names).toEqual(["name", "sort_index"]);
  },
);

Default.test(
  "D-42 a deleted category is restored",
  {
    ...english,
    beforeEach: () => {
      shop.state.products = [];
    },
  },
  async ({ canvas, userEvent }) => {
    await command(first.name, "delete", { userEvent });
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "continue" }));
    await shows(orderedNames.slice(1, 6));
    await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
    await shows([first.name]);
    await command(first.name, "restore", { userEvent });
    await noticed("saved");
    await expect(await canvas.findByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  },
);

Default.test("its changes are shown", english, async ({ userEvent }) => {
  await command(first.name, "edit", { userEvent });
  const form = await openForm();
  await replace(form.getByLabelText("sort index*"), "-100", { userEvent });
  await save(form, { userEvent });
  await closed();
  await command(first.name, "history", { userEvent });
  const changes = await dialog();
  await expect(await changes.findByText("-100")).toBeVisible();
  await expect(changes.getByText("Sort index")).toBeVisible();
});

/** Shoppers find neither the first category, which is hidden, nor the second, which is empty for them. */
export const NotListed = meta.story({
  name: "Not listed",
  beforeEach: () => {
    change(first.id, { hidden: true });
    shop.state.products = shop.state.products.filter(({ category_id }) => category_id !== second.id);
  },
});

NotListed.test("D-133 hidden and empty categories are marked", english, async () => {
  await shows(orderedNames.slice(0, 5));
  await expect(await screen.findByRole("row", { name: new RegExp(`^${first.name} hidden`) })).toBeVisible();
  await expect(screen.getByRole("row", { name: new RegExp(`^${second.name} empty`) })).toBeVisible();
});
