import { useState } from "react";
import { expect, fn, screen } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inArabic } from "../stories/in-arabic.tsx";
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

const meta = preview.meta({
  title: "Primitives/Command palette",
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
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

export const Default = meta.story({});

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
