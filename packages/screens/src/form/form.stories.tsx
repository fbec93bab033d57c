import type { FieldErrors } from "@shop/data/view.ts";
import { expect, fn, mocked, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { localeOf } from "#storybook/story-texts.ts";

import { EveryField, type EveryFieldProps, everyFieldTexts } from "../stories/every-field.tsx";
import { english, inPage } from "../stories/page.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { ComboboxField } from "./combobox-field.tsx";
import { FileField } from "./file-field.tsx";
import { FormFailure } from "./form-failure.tsx";
import { Form } from "./form.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./text-field.tsx";
import { TextareaField } from "./textarea-field.tsx";

const noErrors: FieldErrors = {};

const meta = preview.meta({
  title: "Parts/Form",
  component: EveryField,
  subcomponents: {
    Form,
    TextField,
    TextareaField,
    PasswordField,
    SelectField,
    ComboboxField,
    FileField,
    CheckboxField,
    FormFailure,
    SubmitButton,
  },
  decorators: [inPage],
  args: {
    mode: "onSubmit" as const,
    errors: noErrors,
    submission: { status: "idle" } as const,
    onSubmit: fn<EveryFieldProps["onSubmit"]>(),
    onInvalid: fn(),
  },
  argTypes: {
    mode: { control: "radio", options: ["onSubmit", "onChange"] },
    onSubmit: { description: "Called with the schema's output." },
    onInvalid: { description: "Called with the errors by field where the form is invalid." },
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type Walk = Pick<Context, "canvas" | "userEvent" | "globals">;

// Options that were open hide the rest of the page until they have faded out.
const save = async ({ canvas, userEvent, globals }: Walk): Promise<void> => {
  const name = everyFieldTexts[localeOf({ globals })].save;
  await userEvent.click(await canvas.findByRole("button", { name }));
};

const picture = (name: string) => new File(["x"], name, { type: "image/png" });

const fillAll = async ({ canvas, userEvent }: Walk): Promise<void> => {
  await userEvent.type(canvas.getByLabelText("Name*"), " K45 ");
  await userEvent.type(canvas.getByLabelText("Description*"), "A meter");
  await userEvent.type(canvas.getByLabelText("Password*"), "secret");
  await userEvent.selectOptions(canvas.getByLabelText("Unit*"), "metre");
  await userEvent.click(canvas.getByLabelText("Category*"));
  await userEvent.click(await screen.findByRole("option", { name: "Sensors" }));
  await userEvent.upload(canvas.getByLabelText("Pictures*"), [picture("a.png"), picture("b.png")]);
  await userEvent.click(canvas.getByRole("checkbox", { name: "Show in the shop" }));
};

/** A field of every kind. */
export const Default = meta.story({});

/** An empty submit marks every field and focuses the first. */
export const Invalid = meta.story({ play: save });

/** Selected files are listed below the field; here they are too many. */
export const WithFiles = meta.story({
  play: async (context) => {
    const { pictures } = everyFieldTexts[localeOf(context)];
    const field = context.canvas.getByLabelText(`${pictures}*`);
    await context.userEvent.upload(field, [picture("a.png"), picture("b.png")]);
    await context.userEvent.upload(field, picture("c.png"));
    await save(context);
  },
});

/** A pending submit. */
export const Saving = meta.story({ args: { submission: { status: "pending" } } });

/** The server did not save it. */
export const Failed = meta.story({
  render: (args, { globals }) => (
    <EveryField
      {...args}
      submission={{ status: "failed", error: everyFieldTexts[localeOf({ globals })].failed }}
    />
  ),
});

/** The server reported errors of two fields. */
export const ServerErrors = meta.story({
  args: { errors: { name: "name_taken", category: "unknown_category" } },
});

Default.test(
  "D-38 a valid form submits the output of its schema",
  english,
  async ({ canvas, userEvent, globals, args }) => {
    await fillAll({ canvas, userEvent, globals });
    await save({ canvas, userEvent, globals });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [values] = mocked(args.onSubmit).mock.lastCall ?? [];
    await expect(values).toMatchObject({
      name: "K45",
      description: "A meter",
      password: "secret",
      unit: "metre",
      category: "2",
      visible: true,
    });
    await expect(values?.pictures.map(({ name }) => name)).toEqual(["a.png", "b.png"]);
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
);

Invalid.test(
  "D-38 an invalid submit marks every invalid field and focuses the first; an edited field is no longer marked",
  english,
  async ({ canvas, userEvent, globals, args }) => {
    const name = canvas.getByLabelText("Name*");
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Please fill this in. As it stands on the box.");
    for (const label of ["Description*", "Password*", "Unit*", "Category*", "Pictures*"]) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(canvas.getByLabelText("Category*")).toHaveAccessibleDescription("Please choose a category.");
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).toHaveBeenCalledOnce();
    await expect(args.onInvalid).toHaveBeenCalledWith({
      name: "required",
      description: "required",
      password: "required",
      unit: "required",
      category: "unknown_category",
      pictures: "required",
      visible: "required",
    });
    await userEvent.type(name, "K");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByLabelText("Category*"));
    await userEvent.click(await screen.findByRole("option", { name: "Meters" }));
    await expect(canvas.getByLabelText("Category*")).not.toHaveAttribute("aria-invalid");
    await save({ canvas, userEvent, globals });
    await expect(canvas.getByLabelText("Description*")).toHaveFocus();
  },
);

Default.test(
  "ABOUT-3 validated on each change, only the edited field shows an error",
  { ...english, args: { mode: "onChange" as const } },
  async ({ canvas, userEvent }) => {
    const description = canvas.getByLabelText("Description*");
    await userEvent.type(description, "x".repeat(21));
    await expect(description).toHaveAccessibleDescription("This is too long.");
    await expect(canvas.getByLabelText("Name*")).not.toHaveAttribute("aria-invalid");
    await userEvent.type(description, "{Backspace}");
    await expect(description).not.toHaveAttribute("aria-invalid");
  },
);

WithFiles.test(
  "D-38 files are added by several choices, limited by the schema, and removed by name",
  english,
  async ({ canvas, userEvent }) => {
    const pictures = canvas.getByLabelText("Pictures*");
    await expect(pictures).toHaveAttribute("accept", "image/png");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(pictures).toHaveAccessibleDescription("These are too many files. One or two PNG files.");
    await userEvent.click(canvas.getByRole("button", { name: "Remove b.png" }));
    await expect(pictures).not.toHaveAttribute("aria-invalid");
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "a.png",
      "c.png",
    ]);
  },
);

Saving.test(
  "CHECKOUT-5 while a submit is pending another one is ignored",
  english,
  async ({ canvas, userEvent, globals, args }) => {
    await fillAll({ canvas, userEvent, globals });
    const button = await canvas.findByRole("button", { name: "Saving..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText("Name*"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
);

Failed.test("the error is announced", english, async ({ canvas }) => {
  await expect(canvas.getByText("Internal Server Error").closest("[role=alert]")).toBeVisible();
});

ServerErrors.test(
  "CHECKOUT-3 errors of the server are shown at their fields, the first of which has the focus, until they are edited",
  english,
  async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText("Name*");
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("This name is already taken. As it stands on the box.");
    await expect(canvas.getByLabelText("Category*")).toBeInvalid();
    await expect(canvas.getByLabelText("Description*")).not.toHaveAttribute("aria-invalid");
    await userEvent.type(name, "K45");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(canvas.getByLabelText("Category*")).toBeInvalid();
  },
);
