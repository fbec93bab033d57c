import { useState } from "react";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads, says } from "./stories/spoken.ts";
import { Textarea } from "./textarea.tsx";

const meta = preview.meta({
  title: "Primitives/Field",
  component: Field,
  subcomponents: { Input, Textarea, Select, Checkbox },
  args: { label: "Phone", required: false, children: <Input type="tel" dir="ltr" autoComplete="tel" /> },
  argTypes: {
    label: { control: "text" },
    hint: { control: "text" },
    error: { control: "text" },
    children: { control: false },
  },
  parameters: doAndDont(
    "Form field: a control with its label, hint and error, linked by ARIA attributes.",
    [
      "A label of one to three words above every control.",
      "A hint for the expected format, with an example.",
      "An error that says what is expected, after submitting or leaving the field.",
    ],
    [
      "A placeholder in place of a label.",
      "'Invalid value': say what is missing.",
      "An error while the first characters are typed.",
    ],
    {
      examples: { yes: "With Hint", no: "Placeholder Only" },
      keys: { Tab: "moves between controls", Space: "ticks a checkbox" },
    },
  ),
  decorators: [
    inArabic,
    (Story) => (
      <div style={{ display: "grid", gap: "1rem", padding: "1rem", maxInlineSize: "26rem" }}>{Story()}</div>
    ),
  ],
});

export const Default = meta.story({});

/** Name and format stay in view while the reader types. */
export const WithHint = meta.story({ args: { hint: "For example 0100 000 0000", required: true } });

/** Name and format go with the first letter. */
export const PlaceholderOnly = meta.story({
  tags: ["!dev", "!autodocs"],
  render: () => <Input type="tel" dir="ltr" placeholder="Phone" defaultValue="0100" />,
});

export const Invalid = meta.story({
  args: {
    hint: "For example 0100 000 0000",
    error: "Please Enter A Vaild Phone Number",
    required: true,
    children: <Input type="tel" dir="ltr" defaultValue="12345" />,
  },
});

const countries = [<option key="eg">Egypt</option>, <option key="ae">United Arab Emirates</option>];

const everyControl = (error: string | undefined, disabled: boolean) => (
  <>
    <Field label="Name" error={error}>
      <Input placeholder="Mona Adel" disabled={disabled} />
    </Field>
    <Field label="Note" error={error}>
      <Textarea defaultValue="Second floor, left door." disabled={disabled} />
    </Field>
    <Field label="Country" error={error}>
      <Select disabled={disabled}>{countries}</Select>
    </Field>
    <Checkbox disabled={disabled}>Remember me</Checkbox>
  </>
);

/** Input, textarea, select and checkbox. */
export const Controls = meta.story({ render: () => everyControl(undefined, false) });

export const ControlsInvalid = meta.story({
  render: () => everyControl("This is not right: say what is, and what to do about it.", false),
});

export const ControlsDisabled = meta.story({ render: () => everyControl(undefined, true) });

/** Each control with the keyboard's focus. */
export const ControlsFocused = meta.story({
  parameters: { pseudo: { focus: true, focusVisible: true } },
  render: () => everyControl(undefined, false),
});

Default.test("the label names the control and focuses it", english, async ({ canvas, userEvent }) => {
  const input = canvas.getByRole("textbox", { name: "Phone" });
  await expect(input).not.toHaveAttribute("aria-describedby");
  await expect(input).not.toHaveAttribute("aria-invalid");
  await userEvent.click(canvas.getByText("Phone"));
  await expect(input).toHaveFocus();
});

WithHint.test("the hint describes the control", english, async ({ canvas }) => {
  const input = canvas.getByRole("textbox", { name: "Phone" });
  await expect(input).toHaveAccessibleDescription("For example 0100 000 0000");
  await expect(input).toBeRequired();
});

Invalid.test("the description contains the error first, then the hint", english, async ({ canvas }) => {
  const input = canvas.getByRole("textbox", { name: "Phone" });
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription(
    "Please Enter A Vaild Phone Number For example 0100 000 0000",
  );
});

function Corrected() {
  const [phone, setPhone] = useState("");
  return (
    <Field label="Phone" error={phone.length < 10 && "Please Enter A Vaild Phone Number"}>
      <Input value={phone} onChange={(event) => setPhone(event.target.value)} />
    </Field>
  );
}

Invalid.test(
  "the control keeps its focus and value when the error disappears",
  { render: () => <Corrected /> },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(input, "0100000000");
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("0100000000");
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription("");
  },
);

Controls.test(
  "Tab visits all controls; Space toggles the checkbox; keys change the select",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Note" })).toHaveFocus();
    await userEvent.tab();
    const country = canvas.getByRole("combobox", { name: "Country" });
    await expect(country).toHaveFocus();
    await userEvent.selectOptions(country, "United Arab Emirates");
    await expect(country).toHaveValue("United Arab Emirates");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Remember me" })).toBeChecked();
  },
);

Controls.test(
  "on touch screens every control is at least 44 px high with 16 px text, which prevents zooming",
  { tags: ["browser"], globals: { viewport: { value: "smallPhone" } } },
  async ({ canvas, canvasElement }) => {
    const controls = [...canvas.getAllByRole("textbox"), ...canvas.getAllByRole("combobox")];
    for (const control of controls) {
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16);
    }
    for (const box of canvas.getAllByRole("checkbox")) {
      await expect(box.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
);

ControlsInvalid.test(
  "read aloud in English",
  english,
  reads([
    "Name",
    "textbox, Name, This is not right: say what is, and what to do about it., invalid, placeholder Mona Adel",
    "This is not right: say what is, and what to do about it.",
    "Note",
    "textbox, Note, This is not right: say what is, and what to do about it., invalid",
    "Second floor, left door.",
    "This is not right: say what is, and what to do about it.",
    "Country",
    "combobox, Country, Egypt, This is not right: say what is, and what to do about it., has popup listbox, not expanded, invalid",
    "This is not right: say what is, and what to do about it.",
    "checkbox, Remember me, not checked",
    "Remember me",
  ]),
);

ControlsInvalid.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "الاسم",
    "textbox, الاسم, هذا غير صحيح: اذكر الصحيح وما يجب فعله., invalid, placeholder منى عادل",
    "هذا غير صحيح: اذكر الصحيح وما يجب فعله.",
    "ملاحظة",
    "textbox, ملاحظة, هذا غير صحيح: اذكر الصحيح وما يجب فعله., invalid",
    "الدور الثاني، الباب الأيسر.",
    "هذا غير صحيح: اذكر الصحيح وما يجب فعله.",
    "البلد",
    "combobox, البلد, مصر, هذا غير صحيح: اذكر الصحيح وما يجب فعله., has popup listbox, not expanded, invalid",
    "هذا غير صحيح: اذكر الصحيح وما يجب فعله.",
    "checkbox, تذكرني, not checked",
    "تذكرني",
  ]),
);

const tabThrough = says(async ({ userEvent }) => {
  for (let control = 0; control < 4; control += 1) await userEvent.tab();
});

Controls.test(
  "the focus says name, value and state, in English",
  english,
  tabThrough([
    "textbox, Name, placeholder Mona Adel",
    "textbox, Note",
    "combobox, Country, Egypt, has popup listbox, not expanded",
    "checkbox, Remember me, not checked",
  ]),
);

Controls.test(
  "the focus says name, value and state, in Arabic",
  arabic,
  tabThrough([
    "textbox, الاسم, placeholder منى عادل",
    "textbox, ملاحظة",
    "combobox, البلد, مصر, has popup listbox, not expanded",
    "checkbox, تذكرني, not checked",
  ]),
);
