import { LONG_ARABIC } from "@shop/fixtures/samples.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { ContactForm } from "./contact-form.tsx";

const badName = "Please enter a valid name (at least 3 characters).";
const badEmail = "Please enter a valid email.";
const badPhone = "Please enter a valid phone number.";
const badMessage = "Message cannot be empty or exceed 500 characters.";

const meta = preview.meta({
  title: "Parts/Contact form",
  component: ContactForm,
  decorators: [inPage],
  args: { onChat: fn() },
});

/** Four required fields. */
export const Default = meta.story({});

/** Every field has its own message after an empty submit. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
});

/** Long texts in every field. */
export const LongNames = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const field of canvas.getAllByRole("textbox")) {
      await userEvent.click(field);
      await userEvent.paste(LONG_ARABIC.repeat(4));
    }
  },
});

Default.test("ABOUT-3 name, email, phone and text", english, async ({ canvas }) => {
  for (const name of ["Name", "Email", "Phone", "Message"]) {
    await expect(canvas.getByRole("textbox", { name })).toBeRequired();
  }
});

Default.test(
  "ABOUT-3 ABOUT-4 the name is checked on each change: at least 3 characters",
  english,
  async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(name, "Al");
    await expect(name).toHaveAccessibleDescription(badName);
    await userEvent.type(name, "i");
    await expect(canvas.queryByText(badName)).not.toBeInTheDocument();
    await userEvent.clear(name);
    await expect(canvas.getByText(badName)).toBeVisible();
    await expect(canvas.queryByText(badEmail)).not.toBeInTheDocument();
  },
);

Default.test(
  "ABOUT-5 the email is checked on each change by the usual pattern",
  english,
  async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "ali@example");
    await expect(email).toHaveAccessibleDescription(badEmail);
    await userEvent.type(email, ".com");
    await expect(canvas.queryByText(badEmail)).not.toBeInTheDocument();
  },
);

Default.test(
  "ABOUT-6 the phone is an optional plus, then 7 to 15 digits, spaces or hyphens",
  english,
  async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(phone, "+20-100");
    await expect(canvas.getByText(badPhone)).toBeVisible();
    await userEvent.type(phone, " 000");
    await expect(canvas.queryByText(badPhone)).not.toBeInTheDocument();
    await userEvent.type(phone, "x");
    await expect(canvas.getByText(badPhone)).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.type(phone, "٠١٠١٢٣٤٥٦٧٨");
    await expect(canvas.queryByText(badPhone)).not.toBeInTheDocument();
  },
);

Default.test(
  "ABOUT-7 the message is neither empty nor longer than 500 characters",
  english,
  async ({ canvas, userEvent }) => {
    const message = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.click(message);
    await userEvent.paste("x".repeat(500));
    await expect(canvas.queryByText(badMessage)).not.toBeInTheDocument();
    await expect(canvas.getByText("500 of 500 characters")).toBeVisible();
    await userEvent.type(message, "y");
    await expect(canvas.getByText(badMessage)).toBeVisible();
    await userEvent.clear(message);
    await expect(canvas.getByText(badMessage)).toBeVisible();
  },
);

Invalid.test(
  "ABOUT-3 checked again on submit: every error shows, the first field has the focus, nothing opens",
  english,
  async ({ canvas, args }) => {
    for (const words of [badName, badEmail, badPhone, badMessage]) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await expect(args.onChat).not.toHaveBeenCalled();
  },
);

Default.test(
  "ABOUT-8 a valid form opens a prefilled chat message with its content",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Mona Adel");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "mona@example.com");
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone" }), "010 1234 5678");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Do you sell K45?");
    await userEvent.click(canvas.getByRole("button", { name: "Send by chat" }));
    await expect(args.onChat).toHaveBeenCalledWith(
      [
        "Hello, I have a question:",
        "Do you sell K45?",
        "",
        "Name: Mona Adel",
        "Email: mona@example.com",
        "Phone: 010 1234 5678",
      ].join("\n"),
    );
  },
);
