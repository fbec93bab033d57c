import { useState } from "react";
import { expect, fn } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";
import { Textarea } from "./textarea.tsx";

const meta = preview.meta({
  title: "Primitives/Field",
  component: Field,
  args: { label: "Phone", children: <Input type="tel" autoComplete="tel" /> },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "1rem", padding: "1rem", maxInlineSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
});

/** The label names the control and leads to it. */
export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await expect(input).not.toHaveAttribute("aria-describedby");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByText("Phone"));
    await expect(input).toHaveFocus();
  },
});

export const WithHint = meta.story({
  args: { hint: "For example 0100 000 0000", required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await expect(input).toHaveAccessibleDescription("For example 0100 000 0000");
    await expect(input).toBeRequired();
  },
});

/** What is wrong comes first, then the hint. */
export const WithError = meta.story({
  args: {
    hint: "For example 0100 000 0000",
    error: "Please Enter A Vaild Phone Number",
    required: true,
    children: <Input type="tel" defaultValue="12345" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "Please Enter A Vaild Phone Number For example 0100 000 0000",
    );
  },
});

function Corrected() {
  const [phone, setPhone] = useState("");
  return (
    <Field label="Phone" error={phone.length < 10 && "Please Enter A Vaild Phone Number"}>
      <Input value={phone} onChange={(event) => setPhone(event.target.value)} />
    </Field>
  );
}

/** The control keeps its focus and text when its error comes and goes. */
export const ErrorGoes = meta.story({
  render: () => <Corrected />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(input, "0100000000");
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("0100000000");
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription("");
  },
});

const countries = (
  <>
    <option>Egypt</option>
    <option>United Arab Emirates</option>
  </>
);

/** Every control, plain, faulty and disabled. */
export const Controls = meta.story({
  render: () => (
    <>
      {[{}, { error: "This is not right: say what is, and what to do about it." }, { disabled: true }].map(
        ({ error, disabled }) => {
          const state = error ? "faulty" : disabled ? "disabled" : "plain";
          return (
            <div key={state} style={{ display: "grid", gap: "1rem" }}>
              <Field label={`Name, ${state}`} error={error}>
                <Input placeholder="Mona Adel" disabled={disabled} />
              </Field>
              <Field label={`Note, ${state}`} error={error}>
                <Textarea defaultValue="Second floor, left door." disabled={disabled} />
              </Field>
              <Field label={`Country, ${state}`} error={error}>
                <Select disabled={disabled}>{countries}</Select>
              </Field>
              <Checkbox disabled={disabled}>Remember me, {state}</Checkbox>
            </div>
          );
        },
      )}
    </>
  ),
});

export const ControlsDark = Controls.extend({ globals: { theme: "dark" } });

/** Under a thumb every control is at least 44 px high, and its text 16 px, so that the phone does not zoom. */
export const ControlsPhone = Controls.extend({
  globals: { viewport: { value: "mobile1" } },
  tags: ["browser"],
  play: async ({ canvas, canvasElement }) => {
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
});

export const Arabic = meta.story({
  globals: { locale: "ar" },
  render: () => (
    <>
      <Field label="الهاتف" hint="مثال: 0100 000 0000" required>
        <Input type="tel" dir="ltr" className="text-end" defaultValue="0100 000 0000" />
      </Field>
      <Field label="ملاحظات" error="لا يمكن أن تكون الرسالة فارغة.">
        <Textarea />
      </Field>
      <Field label="البلد">
        <Select>
          <option>مصر</option>
          <option>الإمارات العربية المتحدة</option>
        </Select>
      </Field>
      <Checkbox>تذكرني</Checkbox>
    </>
  ),
});

/** Tab goes through all of them; Space ticks the box; the list changes by keys. */
export const Keyboard = meta.story({
  args: { children: <Input onChange={fn()} /> },
  render: ({ label, children }) => (
    <>
      <Field label={label}>{children}</Field>
      <Field label="Country">
        <Select>{countries}</Select>
      </Field>
      <Checkbox>Remember me</Checkbox>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await userEvent.tab();
    const country = canvas.getByRole("combobox", { name: "Country" });
    await expect(country).toHaveFocus();
    await userEvent.selectOptions(country, "United Arab Emirates");
    await expect(country).toHaveValue("United Arab Emirates");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Remember me" })).toBeChecked();
  },
});
