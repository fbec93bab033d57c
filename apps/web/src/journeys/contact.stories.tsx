import { expect, screen } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { expectChat, stubChat } from "./chat.ts";
import { journey } from "./journey.ts";
import { patiently, visit } from "./shopper.tsx";
import { arrivesAt } from "./steps.ts";

const meta = preview.meta({ title: "Journeys/Contact", tags: ["journey"], ...journey });

const faulty = [
  ["Name*", "Al", "Please enter a valid name (at least 3 characters)."],
  ["Email*", "mona@example", "Please enter a valid email."],
  ["Phone*", "+20-10", "Please enter a valid phone number."],
] as const;

/** From the home page to the opened chat. */
export const Asks = meta.story({
  name: "ABOUT-3 ABOUT-4 ABOUT-5 ABOUT-6 ABOUT-7 ABOUT-8 the contact form tells faults live, and opens the chat once it is right",
  play: async ({ mount, ...walk }) => {
    const open = stubChat();
    const shopper = await visit({ mount, ...walk }, "/");
    await shopper.click("link", "about us");
    await arrivesAt(shopper, "/aboutus");
    for (const [label, text, fault] of faulty) {
      await shopper.enter(label, text);
      await expect(await screen.findByText(fault, {}, patiently)).toBeVisible();
    }
    await shopper.click("button", "Send by chat");
    await expect(
      await screen.findByText("Message cannot be empty or exceed 500 characters.", {}, patiently),
    ).toBeVisible();
    await expect(open).not.toHaveBeenCalled();
    await shopper.enter("Name*", "Mona Adel");
    await shopper.enter("Email*", "mona@example.com");
    await shopper.enter("Phone*", "010 1234 5678");
    await shopper.enter("Message*", "Do you sell K45?");
    for (const [, , fault] of faulty) await expect(screen.queryByText(fault)).not.toBeInTheDocument();
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
