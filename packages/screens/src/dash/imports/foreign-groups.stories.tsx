import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { ForeignGroupsSection, type ForeignGroupsProps } from "./foreign-groups.tsx";
import { sampleImport } from "./sample-import.ts";
import { useGroupChoices } from "./use-group-choices.ts";

type ExampleProps = Omit<ForeignGroupsProps, "choices">;

/** The groups with the choices of the page around them. */
const Example = (props: ExampleProps) => (
  <ForeignGroupsSection {...props} choices={useGroupChoices(props.found)} />
);

const [first, second] = subCategoryChoices;
if (!first || !second) throw new RangeError("There are too few sub categories.");

const irons = { category: "Soldering", sub_category: "Irons", lines: 2 };
const toys = { category: "Leisure", sub_category: "ألعاب", lines: 11 };
const spare = { category: "Spare parts", sub_category: "Odds and ends", lines: 1, sub_category_id: first.id };
/** Remembered from an earlier sheet, and not named by this one. */
const unnamed = { category: "Other", sub_category: "Old", lines: 0, sub_category_id: second.id };

const of = (change: Partial<ProductImport>): ProductImport => ({
  ...sampleImport,
  missing_groups: [],
  ...change,
});

const args: ExampleProps = {
  found: of({ missing_groups: [irons, toys] }),
  subCategories: ready(subCategoryChoices),
  isPending: false,
  onCheck: fn(),
};

const meta = preview.type<RenderedFrom<ExampleProps>>().meta({
  title: "Dashboard/Import groups",
  component: ForeignGroupsSection,
  render: (props) => <Example {...props} />,
  argTypes: {
    found: { description: "The checked import, with the names that the shop does not have." },
    subCategories: { description: "Sub categories of the shop that a name can be mapped to." },
    isPending: { description: "True while a command runs." },
    onCheck: { description: "Called with the chosen sub categories; checks the sheet again." },
  },
  decorators: [inDash],
  args,
});

/** Names that the shop does not have. */
export const Default = meta.story();

/** A plain list, whose new products name no sub category. */
export const PlainList = meta.story({
  name: "Plain list",
  args: { found: of({ missing_groups: [{ category: "", sub_category: "", lines: 40 }] }) },
});

PlainList.test(
  "D-32 all new products are put into one sub category",
  english,
  async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Sub category for All of them" }));
    await expect(screen.queryByRole("option", { name: "Create it" })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(first.name, "u") }));
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(context.args.onCheck).toHaveBeenCalledWith({
      mappedGroups: [{ category: "", sub_category: "", sub_category_id: first.id }],
      createGroups: false,
    });
  },
);

/** The others are created. */
export const Created = meta.story({
  args: { found: of({ missing_groups: [irons, toys], mapped_groups: [spare], create_groups: true }) },
});

/** All are taken as sub categories of the shop. */
export const Mapped = meta.story({ args: { found: of({ mapped_groups: [spare, unnamed] }) } });

/** One of the sub categories has been deleted since the check. */
export const Deleted = meta.story({
  args: { found: of({ mapped_groups: [{ ...spare, sub_category_id: 2_000_000_000 }] }) },
});

const countless = Array.from({ length: 1000 }, (_, index) => ({
  category: `Section ${index % 40}`,
  sub_category: `Group ${index + 1}`,
  lines: index + 1,
}));

/** A sheet with more groups than fit on a page. */
export const Many = meta.story({ args: { found: of({ missing_groups: countless }) } });

const longNames = of({
  missing_groups: [
    { category: UNBREAKABLE, sub_category: LONG_ARABIC, lines: 1203 },
    { category: LONG_ARABIC, sub_category: UNBREAKABLE, lines: 1 },
  ],
  mapped_groups: [{ ...spare, category: UNBREAKABLE, sub_category: UNBREAKABLE }],
});

export const LongNames = meta.story({ name: "Long names", args: { found: longNames } });

export const Loading = meta.story({ args: { subCategories: { status: "loading" } } });

export const Failed = meta.story({
  args: { subCategories: { status: "failed", error: "internal", onRetry: fn() } },
});

/** The searchable choice of a sub category. */
export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [combobox] = canvas.getAllByRole("combobox");
    if (combobox) await userEvent.click(combobox);
    await screen.findByRole("listbox");
  },
});

const IRONS = { name: "Sub category for Soldering / Irons" };
const mappedTo = (group: typeof irons, id: number) => ({
  category: group.category,
  sub_category: group.sub_category,
  sub_category_id: id,
});

Default.test(
  "D-32 a missing group is taken as a sub category that is searched for; the next check is asked for it",
  english,
  async ({ canvas, userEvent, args: { onCheck } }) => {
    await userEvent.click(canvas.getByRole("combobox", IRONS));
    await userEvent.type(await screen.findByRole("combobox", { name: "Search" }), second.name);
    await userEvent.click(await screen.findByRole("option", { name: second.name }));
    await expect(canvas.getByRole("combobox", IRONS)).toHaveValue(second.name);
    await expect(onCheck).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(onCheck).toHaveBeenCalledWith({
      mappedGroups: [mappedTo(irons, second.id)],
      createGroups: false,
    });
    await userEvent.click(canvas.getByRole("button", { name: "Create the others with the import" }));
    await expect(onCheck).toHaveBeenLastCalledWith({
      mappedGroups: [mappedTo(irons, second.id)],
      createGroups: true,
    });
  },
);

Default.test(
  "D-32 having one group created has all others without a choice created",
  english,
  async ({ canvas, userEvent, args: { onCheck } }) => {
    await userEvent.click(canvas.getByRole("combobox", IRONS));
    await userEvent.click(await screen.findByRole("option", { name: "Create it" }));
    for (const combobox of canvas.getAllByRole("combobox")) await expect(combobox).toHaveValue("Create it");
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(onCheck).toHaveBeenCalledWith({ mappedGroups: [], createGroups: true });
  },
);

Created.test(
  "D-32 the creation of all others is taken back",
  english,
  async ({ canvas, userEvent, args: { onCheck } }) => {
    await expect(canvas.getByText("The others will be created with the import.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Do not create them" }));
    await expect(onCheck).toHaveBeenCalledWith({
      mappedGroups: [mappedTo(spare, first.id)],
      createGroups: false,
    });
  },
);

Mapped.test(
  "D-32 mapped groups are listed where none is missing, changed and removed; those of other sheets are kept",
  english,
  async ({ canvas, userEvent, args: { onCheck } }) => {
    const list = within(
      canvas.getByRole("list", { name: "One name of the file is taken as a sub category of yours:" }),
    );
    const spareParts = { name: "Sub category for Spare parts / Odds and ends" };
    await expect(list.getByRole("combobox", spareParts)).toHaveValue(first.name);
    await expect(canvas.queryByRole("button", { name: "Check again" })).toBeNull();
    await userEvent.click(
      list.getByRole("button", { name: "Remove the choice for Spare parts / Odds and ends" }),
    );
    await expect(list.getByRole("combobox", spareParts)).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(onCheck).toHaveBeenCalledWith({
      mappedGroups: [mappedTo(unnamed, second.id)],
      createGroups: false,
    });
  },
);

Deleted.test("D-32 a sub category that was deleted is no choice any more", english, async ({ canvas }) => {
  await expect(canvas.getByText("The chosen sub category no longer exists.")).toBeVisible();
  await expect(canvas.getByRole("combobox")).toHaveValue("");
});

Many.test(
  "D-32 a thousand missing groups are paged and searched by name, and a choice stays while others are looked for",
  english,
  async ({ canvas, userEvent, args: { onCheck } }) => {
    const list = within(canvas.getByRole("list", { name: "1,000 sub categories do not exist yet:" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(20);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getByText("page 2 of 50")).toBeVisible();
    await expect(list.getByText("Group 21")).toBeVisible();
    const search = canvas.getByRole("searchbox", { name: "Search these names" });
    await userEvent.type(search, "section 7 group 888");
    await expect(canvas.getByText("one name found")).toBeVisible();
    const [found] = list.getAllByRole("combobox");
    if (!found) throw new Error("No group was found.");
    await userEvent.click(found);
    await userEvent.type(await screen.findByRole("combobox", { name: "Search" }), second.name);
    await userEvent.click(await screen.findByRole("option", { name: second.name }));
    await userEvent.clear(search);
    await expect(list.getAllByRole("listitem")).toHaveLength(20);
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(onCheck).toHaveBeenCalledWith({
      mappedGroups: [{ category: "Section 7", sub_category: "Group 888", sub_category_id: second.id }],
      createGroups: false,
    });
    await userEvent.type(search, "nothing");
    await expect(canvas.getByText("No name contains that.")).toBeVisible();
  },
);
