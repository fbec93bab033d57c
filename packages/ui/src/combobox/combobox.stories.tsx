import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../dialog/dialog.tsx";
import { ComboboxExample } from "../stories/combobox-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "../stories/combobox-example.tsx?raw";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

function Example({ label, ...props }: ComboboxProps & { label: string }) {
  const [value, setValue] = useState(props.value);
  return (
    <div
      className="grid gap-1"
      style={{ padding: "1rem", maxInlineSize: "24rem", minBlockSize: "28rem", alignContent: "start" }}
    >
      <label htmlFor="sub-category">{label}</label>
      <Combobox
        {...props}
        id="sub-category"
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

const args: ComboboxProps = {
  options: [
    { value: "1", label: "Temperature sensors", keywords: ["thermistor", "NTC"] },
    { value: "2", label: "Distance sensors" },
    { value: "3", label: "OLED displays" },
    { value: "4", label: "Stepper motors" },
    ...Array.from({ length: 30 }, (_, index) => ({
      value: `${index + 5}`,
      label: `Clamp meters, series ${index + 1}`,
    })),
  ],
  value: null,
  onChange: fn(),
  placeholder: "Select subCategory...",
  searchPlaceholder: "Search subCategory...",
  emptyText: "No subCategory found.",
};

const meta = preview.meta({
  title: "Primitives/Combobox",
  component: Combobox,
  parameters: doAndDont(
    "Searchable select for long lists; label it by `<label for>` or Field. The search box is inside the popover.",
    [
      "Lists of more than ten options, such as categories or countries.",
      "`emptyText` says that nothing matches, and how to go on.",
    ],
    ["Up to ten options: use Select, which phones show by themselves.", "Entering what is not in the list."],
    {
      code,
      keys: {
        "Enter, Space, Up, Down": "opens the list",
        Letters: "search in it",
        "Up, Down": "move in the list",
        Enter: "chooses, closes, and returns to the field",
        Escape: "closes without a choice",
      },
    },
  ),
  args,
  argTypes: { options: { control: false } },
  render: (props) => <Example label="Sub category" {...props} />,
  decorators: [inArabic],
});

const field = () => screen.getByRole("combobox", { name: "Sub category" });
const search = () => screen.findByRole("combobox", { name: "Search subCategory..." });

const opened: typeof meta.input.play = async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("combobox"));
  await screen.findByRole("listbox");
};

/** Open, with the search box above the options. */
export const Default = meta.story({ play: opened });

export const Closed = meta.story({});

/** The selected option is marked and scrolled into view. */
export const Selected = meta.story({ args: { value: "30" }, play: opened });

/** `Field` sets these attributes on an invalid control. */
export const Invalid = meta.story({ args: { "aria-invalid": true, required: true } });

export const Disabled = meta.story({ args: { disabled: true, value: "1" } });

Closed.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <ComboboxExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Category" }));
    await userEvent.keyboard("ntc");
    await userEvent.click(await screen.findByRole("option", { name: "Temperature sensors" }));
    await expect(canvas.getByRole("combobox", { name: "Category" })).toHaveValue("Temperature sensors");
  },
);

Closed.test(
  "AEDIT-2 a searchable select with its three texts, by keyboard",
  english,
  async ({ userEvent, args: { onChange } }) => {
    await expect(field()).toHaveAttribute("placeholder", "Select subCategory...");
    field().focus();
    await userEvent.keyboard("{ArrowDown}");
    const input = await search();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAttribute("placeholder", "Search subCategory...");
    await userEvent.keyboard("no such thing");
    await expect(await screen.findByText("No subCategory found.")).toBeVisible();
    await userEvent.clear(input);
    await userEvent.keyboard("sensors dist");
    await expect(await screen.findByRole("option", { name: "Distance sensors" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.keyboard("{Enter}");
    await expect(onChange).toHaveBeenCalledWith("2");
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue("Distance sensors");
  },
);

Selected.test(
  "finds an option by an additional term; the selected option is scrolled into view",
  { ...english },
  async ({ userEvent }) => {
    const selected = await screen.findByRole("option", { name: "Clamp meters, series 26" });
    await waitFor(() => expect(selected).toHaveAttribute("aria-selected", "true"));
    const list = screen.getByRole("listbox").getBoundingClientRect();
    await waitFor(() => expect(selected.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1));
    await userEvent.type(await search(), "ntc");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field()).toHaveFocus());
  },
);

Default.test("announces that no option matches", english, async ({ userEvent }) => {
  await userEvent.type(await search(), "no such thing");
  await expect(await screen.findByRole("status")).toHaveTextContent("No subCategory found.");
  await expect(screen.queryAllByRole("option")).toEqual([]);
});

Closed.test(
  "AEDIT-2 works inside a dialog",
  {
    ...english,
    render: (props) => (
      <Dialog>
        <DialogTrigger asChild>
          <Button>edit</Button>
        </DialogTrigger>
        <DialogContent title="Edit" closeLabel="Close">
          <Example label="Sub category" {...props} />
        </DialogContent>
      </Dialog>
    ),
  },
  async ({ canvas, userEvent, args: { onChange } }) => {
    await userEvent.click(canvas.getByRole("button", { name: "edit" }));
    await screen.findByRole("dialog", { name: "Edit" });
    await userEvent.click(field());
    await userEvent.type(await search(), "oled");
    await userEvent.click(await screen.findByRole("option", { name: "OLED displays" }));
    await expect(onChange).toHaveBeenCalledWith("3");
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await search()).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(screen.getByRole("dialog", { name: "Edit" })).toBeVisible();
  },
);

Invalid.test("attributes of Field reach the control", { ...english }, async () => {
  await expect(field()).toHaveAttribute("aria-invalid", "true");
  await expect(field()).toBeRequired();
});

Default.test(
  "read aloud in English",
  { ...english, args: { options: args.options.slice(0, 3), value: "2" } },
  reads([
    "Sub category",
    "combobox, Sub category, Distance sensors, has popup dialog, expanded, read only",
    "dialog, Search subCategory...",
    "combobox, Search subCategory..., has popup listbox, expanded, autocomplete in list",
    "listbox, Select subCategory...",
    "option, Temperature sensors, not selected, 1 of 3",
    "option, Distance sensors, selected, checked, 2 of 3",
    "option, OLED displays, not selected, 3 of 3",
    "status",
  ]),
);

Default.test(
  "read aloud in Arabic",
  { ...arabic, args: { options: args.options.slice(0, 3), value: "2" } },
  reads([
    "الفئة الفرعية",
    "combobox, الفئة الفرعية, حساسات المسافة, has popup dialog, expanded, read only",
    "dialog, ابحث عن الفئة الفرعية...",
    "combobox, ابحث عن الفئة الفرعية..., has popup listbox, expanded, autocomplete in list",
    "listbox, اختر الفئة الفرعية...",
    "option, حساسات الحرارة, not selected, 1 of 3",
    "option, حساسات المسافة, selected, checked, 2 of 3",
    "option, شاشات OLED, not selected, 3 of 3",
    "status",
  ]),
);
