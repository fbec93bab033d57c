import { expect, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { expectChat, stubChat } from "./chat.ts";
import { journey } from "./journey.ts";
import { longTimeout, visit } from "./shopper.tsx";
import { waitForAddress } from "./steps.ts";

const meta = preview.meta({
  title: "Journeys/Contact",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

const invalidEntries = [
  ["Name*", "Al", "Please enter a valid name (at least 3 characters)."],
  ["Email*", "mona@example", "Please enter a valid email."],
  ["Phone*", "+20-10", "Please enter a valid phone number."],
] as const;

/** Opens the form from the home page and sends a question by chat. */
export const Asks = meta.story({
  name: "ABOUT-3 ABOUT-4 ABOUT-5 ABOUT-6 ABOUT-7 ABOUT-8 the contact form shows errors while typing, and opens the chat once it is valid",
  play: async ({ mount, ...context }) => {
    const open = stubChat();
    const shopper = await visit({ mount, ...context }, "/");
    await shopper.click("link", "about us");
    await waitForAddress(shopper, "/aboutus");
    for (const [label, text, error] of invalidEntries) {
      await shopper.enter(label, text);
      await expect(await screen.findByText(error, {}, longTimeout)).toBeVisible();
    }
    await shopper.click("button", "Send by chat");
    await expect(
      await screen.findByText("Message cannot be empty or exceed 500 characters.", {}, longTimeout),
    ).toBeVisible();
    await expect(open).not.toHaveBeenCalled();
    await shopper.enter("Name*", "Mona Adel");
    await shopper.enter("Email*", "mona@example.com");
    await shopper.enter("Phone*", "010 1234 5678");
    await shopper.enter("Message*", "Do you sell K45?");
    for (const [, , error] of invalidEntries) await expect(screen.queryByText(error)).not.toBeInTheDocument();
    await shopper.click("button", "Send by chat");
    await expectChat(open, [
      "Hello, I have a question:",
      "Do you sell K45?",
      "",
      "Name: Mona Adel",
      "Email: mona@example.com",
      "Phone: 010 1234 5678",
    ]);
  },
});
