import { type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { arabicOf } from "../stories/arabic-texts.ts";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads, says } from "../stories/spoken.ts";
import { type SortableLabels, SortableList, type SortableListProps } from "./sortable-list.tsx";

interface Item {
  readonly id: number;
  readonly name: string;
}

const items: readonly Item[] = ["Sensors", "OLED displays", "Stepper motors", "Temperature sensors"].map(
  (name, index) => ({ id: index + 1, name }),
);

const labels: SortableLabels = {
  handle: (name) => `Move ${name}`,
  instructions: "Space picks up and puts down, arrows move, Escape cancels.",
  moved: (name, position, total) => `${name} is at place ${position} of ${total}.`,
  dropped: (name, position, total) => `${name} was put at place ${position} of ${total}.`,
  cancelled: (name) => `${name} stays where it was.`,
};

/** Keeps the order of its items, as a caller does. */
function WithState({ items: start, onReorder, ...props }: SortableListProps<Item>) {
  const [list, setList] = useState(start);
  return (
    <SortableList
      {...props}
      items={list}
      onReorder={(ids) => {
        setList(ids.flatMap((id) => list.filter((item) => item.id === id)));
        onReorder(ids);
      }}
    />
  );
}

const listClasses = "border-line divide-line bg-surface max-w-xl divide-y rounded-md border";

const meta = preview.type<RenderedFrom<SortableListProps<Item>>>().meta({
  title: "Primitives/SortableList",
  component: SortableList,
  args: {
    items,
    itemId: ({ id }: Item) => id,
    itemName: ({ name }: Item) => name,
    onReorder: fn<SortableListProps<Item>["onReorder"]>(),
    layout: "list" as const,
    disabled: false,
    labels,
    className: listClasses,
    children: ({ name }: Item, handle: ReactNode) => (
      <div className="bg-surface flex min-h-14 items-center gap-3 rounded-md px-2">
        {handle}
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </div>
    ),
  },
  argTypes: {
    layout: { control: "radio", options: ["list", "grid"] },
    items: { control: false },
    children: { control: false },
    labels: { control: false },
  },
  parameters: doAndDont(
    "A list whose items are reordered by dragging a handle, or by keyboard: Space, arrows, Space. Moves are announced to screen readers.",
    [
      "Say above the list how to move an item, by pointer and by keyboard.",
      "Save each move, and put the items back where saving fails.",
      "`disabled` while an order is being saved.",
    ],
    [
      "A list of more than a hundred items: offer a number to sort by as well.",
      "The whole item as the handle, where it holds links or buttons.",
      "An order that nobody but the reader sees: offer sorting instead.",
    ],
    {
      keys: {
        Space: "picks an item up, and puts it down",
        Arrows: "move it",
        Escape: "leaves it where it was",
      },
    },
  ),
  render: (args, { globals }) => {
    const isArabic = globals["locale"] === "ar";
    const shown = isArabic ? args.items.map((item) => ({ ...item, name: arabicOf(item.name) })) : args.items;
    return <WithState key={args.items.length} {...args} items={shown} />;
  },
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

/** Rows below each other. */
export const Default = meta.story({});

/** Tiles in rows. */
export const Grid = meta.story({
  args: {
    layout: "grid",
    className: "grid max-w-xl grid-cols-2 gap-3",
    children: ({ name }, handle) => (
      <div className="border-line bg-surface grid justify-items-center gap-1 rounded-md border p-3">
        {handle}
        <span className="min-w-0 text-center wrap-anywhere">{name}</span>
      </div>
    ),
  },
});

/** The order is being saved. */
export const Disabled = meta.story({ args: { disabled: true } });

export const OneItem = meta.story({ args: { items: items.slice(0, 1) } });

/** Names without a space break inside the list. */
export const LongNames = meta.story({
  args: { items: items.map(({ id }) => ({ id, name: `UT61E-PLUS-${id}-`.repeat(12) })) },
});

const names = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const announced = (text: string) => expect(screen.findByText(text)).resolves.toBeInTheDocument();

Default.test(
  "an item is moved by keyboard: picked up, moved, put down, each step announced, the focus stays on its handle",
  { ...english, tags: ["browser"] },
  async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole("button", { name: "Move Sensors" });
    await waitFor(() => expect(handle).toHaveAccessibleDescription(labels.instructions));
    handle.focus();
    await userEvent.keyboard("[Space]");
    await announced("Sensors is at place 1 of 4.");
    await userEvent.keyboard("[ArrowDown]");
    await announced("Sensors is at place 2 of 4.");
    await userEvent.keyboard("[ArrowDown]");
    await announced("Sensors is at place 3 of 4.");
    await expect(args.onReorder).not.toHaveBeenCalled();
    await userEvent.keyboard("[Space]");
    await announced("Sensors was put at place 3 of 4.");
    await expect(args.onReorder).toHaveBeenLastCalledWith([2, 3, 1, 4]);
    await waitFor(() =>
      expect(names()).toEqual(["OLED displays", "Stepper motors", "Sensors", "Temperature sensors"]),
    );
    await expect(canvas.getByRole("button", { name: "Move Sensors" })).toHaveFocus();
  },
);

Default.test(
  "Escape leaves the item where it was",
  { ...english, tags: ["browser"] },
  async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: "Move Sensors" }).focus();
    await userEvent.keyboard("[Space]");
    await announced("Sensors is at place 1 of 4.");
    await userEvent.keyboard("[ArrowDown]");
    await announced("Sensors is at place 2 of 4.");
    await userEvent.keyboard("[Escape]");
    await announced("Sensors stays where it was.");
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(names()[0]).toBe("Sensors");
  },
);

const middle = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

Default.test(
  "an item is dragged by its handle",
  { ...english, tags: ["browser"] },
  async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole("button", { name: "Move Sensors" });
    const target = canvas.getByRole("button", { name: "Move Stepper motors" });
    const [from, to] = [middle(handle), middle(target)];
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle, coords: from },
      { target: handle, coords: { ...from, clientY: from.clientY + 10 } },
      { target: handle, coords: to },
    ]);
    await announced("Sensors is at place 3 of 4.");
    await userEvent.pointer([{ keys: "[/MouseLeft]", target: handle, coords: to }]);
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith([2, 3, 1, 4]));
  },
);

Disabled.test("a disabled list keeps its order", english, async ({ canvas, userEvent, args }) => {
  const handle = within(canvas.getByRole("list")).getByRole("button", { name: "Move Sensors" });
  await expect(handle).toHaveAttribute("aria-disabled", "true");
  handle.focus();
  await userEvent.keyboard("[Space][ArrowDown][Space]");
  await expect(args.onReorder).not.toHaveBeenCalled();
});

OneItem.test(
  "read aloud in English",
  english,
  reads([
    "listitem, 1 of 1",
    "button, Move Sensors, Space picks up and puts down, arrows move, Escape cancels.",
    "Sensors",
    "status",
  ]),
);

OneItem.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "listitem, 1 of 1",
    "button, نقل حساسات, المسافة للالتقاط والإفلات، والأسهم للنقل، وEscape للإلغاء.",
    "حساسات",
    "status",
  ]),
);

const pickUp = says(async ({ canvas, userEvent }) => {
  canvas.getAllByRole("button")[0]?.focus();
  await userEvent.keyboard("[Space]");
});

Default.test(
  "the place of an item that is moved is announced, in English",
  english,
  pickUp([
    "button, Move Sensors, Space picks up and puts down, arrows move, Escape cancels.",
    "assertive: Sensors is at place 1 of 4.",
  ]),
);

Default.test(
  "the place of an item that is moved is announced, in Arabic",
  arabic,
  pickUp([
    "button, نقل حساسات, المسافة للالتقاط والإفلات، والأسهم للنقل، وEscape للإلغاء.",
    "assertive: حساسات في الموضع 1 من 4.",
  ]),
);
