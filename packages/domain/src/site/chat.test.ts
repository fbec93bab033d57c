import { expect, test } from "vitest";

import { chatLink } from "./chat.ts";

test("a chat link carries the shop's number as digits and any text", () => {
  const link = new URL(chatLink("+20 100 000 0000", "How can we help You? 100% & مرحبا"));
  expect(link.pathname).toBe("/201000000000");
  expect(link.searchParams.get("text")).toBe("How can we help You? 100% & مرحبا");
});
