import { errorMessage } from "@shop/serving/error-code.ts";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";

test("a failed query is named by the database's reason, not by its statement", () => {
  const cause = new Error('column "offer_price" already exists');
  expect(errorMessage(new DrizzleQueryError("\nalter table …", ["secret"], cause))).toBe(cause.message);
  expect(errorMessage(new Error("plain"))).toBe("plain");
  expect(errorMessage("text")).toBe("text");
});
