import { useState } from "react";
import { expect, fn, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";

const groups = [
  {
    heading: "Pages",
    items: [
      { value: "/products", label: "Products" },
      { value: "/orders", label: "Orders", detail: "3 to confirm" },
    ],
  },
  { heading: "Commands", items: [{ value: "log-out", label: "Log out" }] },
] as const;

function Palette({ query: start, ...props }: CommandPaletteProps) {
  const [query, setQuery] = useState(start);
  const shown = props.groups.map(({ heading, items }) => ({
    heading,
    items: items.filter(
      ({ label }) => typeof label === "string" && label.toLowerCase().includes(query.toLowerCase()),
    ),
  }));
  return <CommandPalette {...props} query={query} onQuery={setQuery} groups={shown} />;
}

const advice = doAndDont(
  "Dialog in which a page, an entity or a command is found by typing, for people who know what they look for.",
  [
    "Few words for each item; what distinguishes it further is its `detail`.",
    "A heading for each kind of item.",
    "A second way to everything in it: menus and pages lead there as well.",
  ],
  [
    "Commands that cannot be undone, without a question after them.",
    "Sentences as items: they are read one by one, and wrap on a phone.",
    "A choice that belongs to a form: use Combobox or Search picker.",
  ],
  {
    examples: { yes: "Default", no: "Sentences" },
    keys: {
      Letters: "search",
      "Up, Down": "move in the list, from its end to its start",
      Enter: "chooses",
      Escape: "closes",
    },
  },
);

const meta = preview.meta({
  title: "Primitives/Command palette",
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: "30rem" }, ...advice.docs } },
  render: (args) => <Palette {...args} />,
  decorators: [inArabic],
  args: {
    title: "Go to",
    placeholder: "Page, product or command",
    query: "",
    onQuery: fn(),
    groups,
    emptyText: "Nothing found.",
    loading: undefined,
    onSelect: fn(),
    onClose: fn(),
  },
});

/** Short items below the heading of their kind. */
export const Default = meta.story({});

/** All kinds in one list, each item a sentence. */
export const Sentences = meta.story({
  tags: ["!dev", "!autodocs"],
  args: {
    groups: [
      {
        items: [
          { value: "/products", label: "Open the page with the list of all products" },
          {
            value: "/orders",
            label: "Open the page with the list of all orders, 3 of which are to be confirmed",
          },
          { value: "log-out", label: "Log out of the dashboard on this device" },
        ],
      },
    ],
  },
});

export const Loading = meta.story({ args: { query: "or", loading: "Searching" } });

export const Empty = meta.story({ args: { query: "no such page" } });

Default.test(
  "typing narrows the items, arrows and Enter choose one",
  { globals: { locale: "en" } },
  async ({ userEvent, args }) => {
    const input = await screen.findByRole("combobox", { name: "Go to" });
    await expect(input).toHaveFocus();
    await userEvent.type(input, "o");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("/orders");
  },
);

Empty.test("nothing found is said", { globals: { locale: "en" } }, async () => {
  await expect(await screen.findByText("Nothing found.")).toBeVisible();
});

Default.test("Escape closes it", { globals: { locale: "en" } }, async ({ userEvent, args }) => {
  await screen.findByRole("combobox", { name: "Go to" });
  await userEvent.keyboard("{Escape}");
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test(
  "read aloud in English",
  english,
  reads([
    "dialog, Go to",
    "heading, Go to, level 2",
    "combobox, Go to, has popup listbox, expanded, autocomplete in list",
    "listbox, Go to",
    "group, Pages",
    "option, Products, selected, 1 of 2",
    "option, Orders 3 to confirm, not selected, 2 of 2",
    "group, Commands",
    "option, Log out, not selected, 1 of 1",
    "status",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "dialog, انتقل إلى",
    "heading, انتقل إلى, level 2",
    "combobox, انتقل إلى, has popup listbox, expanded, autocomplete in list",
    "listbox, انتقل إلى",
    "group, الصفحات",
    "option, المنتجات, selected, 1 of 2",
    "option, الطلبات 3 بانتظار التأكيد, not selected, 2 of 2",
    "group, الأوامر",
    "option, تسجيل الخروج, not selected, 1 of 1",
    "status",
  ]),
);
