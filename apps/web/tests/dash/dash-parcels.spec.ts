import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { addToCart, fillCheckout, placedOrderNumber, visit } from "../support/buying.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("D-129 an order is sent in two parcels, of which its buyer reads on its page and by mail, and one is taken back", async () => {
  const shopper = await browser.open(await shop.productInStock());
  await addToCart(shopper);
  await visit(shopper, "/cart");
  await shopper
    .getByRole("button", { name: /^One more of/ })
    .first()
    .click();
  await visit(shopper, "/checkout");
  await fillCheckout(shopper);
  await shopper.getByRole("button", { name: "Send order" }).click();
  const number = await placedOrderNumber(shopper);

  const admin = await openDash("/dash/orders");
  await admin.getByRole("link", { name: `Order ${number}`, exact: true }).click();
  await admin.getByRole("button", { name: "Confirm", exact: true }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await admin.getByRole("dialog").waitFor({ state: "detached" });

  const parcels = admin.getByRole("region", { name: "Parcels" });
  await parcels.getByRole("button", { name: "Send a parcel" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("button", { name: /^One less of/ }).click();
  await dialog.getByLabel(/^Carrier/).fill("Bosta");
  await dialog.getByLabel(/^Tracking number/).fill("bs 12-٣٤");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await parcels.getByText("Bosta · BS12-34").waitFor();
  await parcels.getByText("1 of 2 pieces sent").waitFor();

  await shopper.getByRole("link", { name: "See this order" }).first().click();
  const seen = shopper.getByRole("region", { name: "Parcels" });
  await seen.getByText("Bosta · BS12-34").waitFor();
  await seen.getByText("Still to come").waitFor();

  await parcels.getByRole("button", { name: "Send a parcel" }).click();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await parcels.getByText("2 of 2 pieces sent").waitFor();
  await admin.getByRole("button", { name: "Mark as delivered" }).waitFor();
  await shopper.reload();
  await seen.getByText("Parcel 2").waitFor();
  expect(await seen.getByText("Still to come").count()).toBe(0);

  await parcels.getByRole("button", { name: /^Undo the parcel: Bosta · BS12-34/ }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await admin.getByRole("alertdialog").waitFor({ state: "detached" });
  await parcels.getByText("1 of 2 pieces sent").waitFor();
  await admin.getByRole("button", { name: "Mark as sent" }).waitFor();
  // The new order in both languages, its confirmation, and each parcel.
  expect(await shop.waitForMails(1, 4)).toBe(5);
});
