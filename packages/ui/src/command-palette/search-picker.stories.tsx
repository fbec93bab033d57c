import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { SearchPicker, type SearchPickerProps } from "./search-picker.tsx";

const items = [
  { value: "1", label: "Clamp meter GC-3000", detail: "1,450 EG" },
  { value: "2", label: "Clamp meter GC-2000", detail: "980 EG" },
  { value: "3", label: "Clamp adapter", detail: "sold out", disabled: true },
] as const;

function Picker(props: SearchPickerProps) {
  const [query, setQuery] = useState(props.query);
  const onQuery = (next: string) => {
    setQuery(next);
    props.onQuery(next);
  };
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter(
      ({ label }) =>
        query !== "" && typeof label === "string" && label.toLowerCase().includes(query.toLowerCase()),
    ),
  }));
  return (
    <div style={{ padding: "1rem", minBlockSize: "24rem" }}>
      <SearchPicker {...props} query={query} onQuery={onQuery} groups={groups} />
    </div>
  );
}

const advice = doAndDont(
  "Button that opens a search box, for a choice among too many items to load: the caller fetches what matches.",
  [
    "The button says what is added or chosen: 'Add a product'.",
    "`detail` holds what distinguishes items of similar names: price, part number, or why one cannot be chosen.",
    "`emptyText` asks for a text while nothing is typed, and says that nothing was found afterwards.",
  ],
  [
    "A few items that are known: use Select, or Combobox for more than ten.",
    "The field of a form that shows its value: use Combobox.",
  ],
  {
    examples: { yes: "Default", no: "Few Items" },
    keys: {
      "Enter, Space": "opens the search",
      "Up, Down": "move in the list, from its end to its start",
      Enter: "chooses, closes, and returns to the button",
      Escape: "closes without a choice",
    },
  },
);

const meta = preview.meta({
  title: "Primitives/Search picker",
  component: SearchPicker,
  parameters: { docs: { story: { inline: false, height: "26rem" }, ...advice.docs } },
  render: (args) => <Picker {...args} />,
  decorators: [inArabic],
  argTypes: { children: { control: false } },
  args: {
    children: <Button>Add a product</Button>,
    title: "Find a product",
    placeholder: "Name or part number",
    query: "",
    onQuery: fn(),
    groups: [{ items }],
    emptyText: "Nothing found.",
    loading: undefined,
    onSelect: fn(),
  },
});

const opened: typeof meta.input.play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button"));
  await screen.findByRole("combobox");
};

/** Open, with what was found; an item that cannot be chosen says why. */
export const Default = meta.story({ args: { query: "clamp" }, play: opened });

/** Three fixed units are hidden behind a search: a Select shows them at once. */
export const FewItems = meta.story({
  tags: ["!dev", "!autodocs"],
  args: {
    children: <Button>Choose a unit</Button>,
    title: "Find a unit",
    placeholder: "Name of the unit",
    emptyText: "Type the name of a unit.",
    groups: [
      {
        items: [
          { value: "piece", label: "Piece" },
          { value: "metre", label: "Metre" },
          { value: "pack", label: "Pack" },
        ],
      },
    ],
  },
  play: opened,
});

export const Closed = meta.story({});

/** Nothing is typed yet. */
export const Idle = meta.story({ args: { emptyText: "Type a name or part number." }, play: opened });

export const Loading = meta.story({ args: { loading: "Searching" }, play: opened });

export const Empty = meta.story({ args: { query: "no such product" }, play: opened });

Closed.test(
  "typing finds items, arrows and Enter choose one; the button has the focus again, the search box is empty",
  english,
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Add a product" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const input = await screen.findByRole("combobox", { name: "Find a product" });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("clamp{ArrowDown}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("2");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onQuery).toHaveBeenLastCalledWith("");
    await expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  },
);

Default.test("an item that cannot be chosen stays where it is", english, async ({ userEvent, args }) => {
  const option = await screen.findByRole("option", { name: /^Clamp adapter/ });
  await expect(option).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(option);
  await expect(args.onSelect).not.toHaveBeenCalled();
});

Empty.test("nothing found is announced, and Escape closes it", english, async ({ canvas, userEvent }) => {
  await expect(await screen.findByRole("status")).toHaveTextContent("Nothing found.");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(canvas.getByRole("button", { name: "Add a product" })).toHaveFocus());
});

Default.test(
  "read aloud in English",
  english,
  reads([
    "button, Add a product, expanded, has popup dialog",
    "dialog, Find a product",
    "combobox, Find a product, clamp, has popup listbox, expanded, autocomplete in list",
    "listbox, Find a product",
    "option, Clamp meter GC-3000 1,450 EG, selected, 1 of 3",
    "option, Clamp meter GC-2000 980 EG, not selected, 2 of 3",
    "option, Clamp adapter sold out, not selected, disabled, 3 of 3",
    "status",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "button, أضف منتجًا, expanded, has popup dialog",
    "dialog, ابحث عن منتج",
    "combobox, ابحث عن منتج, كلامب, has popup listbox, expanded, autocomplete in list",
    "listbox, ابحث عن منتج",
    "option, كلامب ميتر GC-3000 1,450 EG, selected, 1 of 3",
    "option, كلامب ميتر GC-2000 980 EG, not selected, 2 of 3",
    "option, محول كلامب نفدت الكمية, not selected, disabled, 3 of 3",
    "status",
  ]),
);
