import type { Page } from "playwright";

/** Offers InstaPay with an account, and with a text for buyers where one is given, on the open page of the payments. */
export async function offerInstaPay(admin: Page, text = ""): Promise<void> {
  const option = admin.getByRole("group", { name: "InstaPay" });
  await option.getByLabel("Offer: InstaPay").check();
  await option.getByLabel(/^Text for buyers \(English\)/).fill(text);
  await option.getByRole("button", { name: "Add an account" }).click();
  await option.getByLabel(/^Bank or name/).fill("Nilometer");
  await option.getByLabel(/^Number or address/).fill("nilometer@instapay");
  await admin.getByRole("button", { name: "save" }).click();
  await admin.getByText("Saved", { exact: true }).waitFor();
}
