import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { Dialog, DialogContent, DialogTrigger } from "./dialog.tsx";

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

const args: ComboboxProps & { label: string } = {
  label: "Sub category",
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

const meta = preview.meta({ title: "Primitives/Combobox", component: Example, args });

const field = () => screen.getByRole("combobox", { name: "Sub category" });
const search = () => screen.findByRole("combobox", { name: "Search subCategory..." });

/** The three quoted texts, by keyboard alone. */
export const Aedit2 = meta.story({
  name: "AEDIT-2 a searchable picker with its three texts, by keyboard",
  play: async ({ userEvent, args: { onChange } }) => {
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
});

/** Found by a further word; the chosen one is marked and comes into view. */
export const Keywords = meta.story({
  args: { value: "30" },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    const chosen = await screen.findByRole("option", { name: "Clamp meters, series 26" });
    await waitFor(() => expect(chosen).toHaveAttribute("aria-selected", "true"));
    const list = screen.getByRole("listbox").getBoundingClientRect();
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1));
    await userEvent.type(await search(), "ntc");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field()).toHaveFocus());
  },
});

/** Inside a dialog Escape closes the list first, then the dialog. */
export const InADialog = meta.story({
  name: "AEDIT-2 the picker works inside a dialog",
  render: (props) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>edit</Button>
      </DialogTrigger>
      <DialogContent title="Edit" closeLabel="Close">
        <Example {...props} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas, userEvent, args: { onChange } }) => {
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
});

/** What a Field hands on: a message, that it is wrong, that it is needed. */
export const Invalid = meta.story({
  args: { "aria-invalid": true, required: true },
  play: async () => {
    await expect(field()).toHaveAttribute("aria-invalid", "true");
    await expect(field()).toBeRequired();
  },
});

export const Disabled = meta.story({ args: { disabled: true, value: "1" } });

const opened = {
  play: async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) => {
    await userEvent.click(screen.getByRole("combobox"));
    await screen.findByRole("listbox");
  },
};
export const Arabic = meta.story({
  ...opened,
  globals: { locale: "ar" },
  args: {
    label: "الفئة الفرعية",
    value: "2",
    options: [
      { value: "1", label: "أجهزة القياس" },
      { value: "2", label: "حساسات الحرارة" },
      { value: "3", label: "شاشات OLED" },
    ],
    placeholder: "اختر الفئة الفرعية...",
    searchPlaceholder: "ابحث عن الفئة الفرعية...",
    emptyText: "لا توجد فئة فرعية.",
  },
});
export const Dark = meta.story({ ...opened, globals: { theme: "dark" } });
export const Phone = meta.story({ ...opened, globals: { viewport: { value: "mobile1" } } });
