import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { tabTo } from "../support/keyboard.ts";
import { noticeShown } from "../support/notices.ts";
import { moveFirstItem } from "../support/sortable.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

const openDash = dashOpener(browser);

const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const save = async (page: Page) => {
  await dialog(page).getByRole("button", { name: "save" }).click();
  await dialog(page).waitFor({ state: "detached" });
};
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const choose = async (page: Page, name: string, command: string) => {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: command }).click();
};
/** Selects an option of the dialog's combobox by typing its name. */
const pick = async (page: Page, label: RegExp, name: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.keyboard.type(name);
  await page.getByRole("option", { name }).click();
};
const pictureFile = async (page: Page, name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 120 } }),
});
/** Cards of the categories on the home page. */
const categoryCards = (page: Page) =>
  page.locator("section[aria-labelledby='categories'] li").getByRole("link");
/** Names of the categories as a shopper sees them, in order. */
const categoriesAtHome = async (): Promise<string[]> => {
  const page = await browser.open("/");
  const names = await categoryCards(page).locator("bdi").allInnerTexts();
  await page.context().close();
  return names;
};

/** Alternative texts of the slides as a shopper sees them, in order. */
const slidesAtHome = async (): Promise<string[]> => {
  const page = await browser.open("/");
  const texts = await page
    .getByRole("region", { name: "Brands that we distribute" })
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  await page.context().close();
  return texts;
};

describe("categories and sub categories", () => {
  test("ACAT-2 ASUB-1 ASUB-2 ASUB-3 D-15 a category with a picture and a sub category in it are added and seen by shoppers in both languages", async () => {
    const page = await openDash("/dash/categories");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByLabel("name*", { exact: true }).fill("Radio parts");
    await page.getByLabel("Arabic name").fill("قطع الراديو");
    await page.getByLabel("sort index*").fill("1");
    await dialog(page)
      .locator("input[type=file]")
      .setInputFiles(await pictureFile(page, "radio.png"));
    await dialog(page).getByRole("img", { name: "Preview of radio.png" }).waitFor();
    await save(page);
    await noticeShown(page, "successfully.");
    await row(page, "Radio parts").waitFor();
    const address = await row(page, "Radio parts").getByRole("link").getAttribute("href");
    const id = /\d+$/.exec(address ?? "")?.[0] ?? "";

    await page.goto("/dash/subcategories");
    await page.getByRole("button", { name: "Add sub category" }).click();
    await page.getByLabel("name*", { exact: true }).fill("Antennas");
    await page.getByLabel("Arabic name").fill("هوائيات");
    await pick(page, /^category/, "Radio parts");
    await save(page);
    await page.getByText("new subCategory added").waitFor();
    // Shoppers find it once it has a product (D-133).
    expect((await categoriesAtHome()).join()).not.toContain("Radio parts");
    await page.goto("/dash/products?edit=1");
    await page.getByLabel("Sub category*").click();
    await page.keyboard.type("Antennas");
    await page.getByRole("option", { name: "Antennas" }).click();
    await save(page);
    await noticeShown(page, "successfully updated");

    for (const [home, name, subCategory] of [
      ["/", "Radio parts", "Antennas"],
      ["/ar", "قطع الراديو", "هوائيات"],
    ] as const) {
      const shopper = await browser.open(home);
      const card = categoryCards(shopper).first();
      expect(await card.innerText()).toContain(name);
      const picture = card.locator("img");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
      await card.click();
      await shopper.waitForURL(`**/category/${id}`);
      await shopper.getByRole("heading", { level: 1, name }).waitFor();
      await shopper.getByRole("link", { name: subCategory }).waitFor();
    }
  });

  test("D-15 the order of categories is changed by keyboard; shoppers see the new order", async () => {
    const page = await openDash("/dash/categories");
    const [first = "", second = "", ...others] = await categoriesAtHome();
    await page.getByRole("button", { name: "Change the order" }).click();
    await moveFirstItem(page, first, "ArrowDown");
    await noticeShown(page, "successfully.");
    expect(await categoriesAtHome()).toEqual([second, first, ...others]);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("table").waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  test("APROD-12 no page shifts when a dialog opens, long or short", async () => {
    const page = await openDash("/dash/categories");
    for (const address of ["/dash/categories", "/dash/slider", "/dash/products"]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
      // By its element: an open dialog hides the rest of the page from its roles.
      const edge = () => page.locator("main").evaluate((main) => main.getBoundingClientRect().right);
      const closed = await edge();
      await page.keyboard.press("n");
      await page.getByRole("dialog").waitFor();
      expect([address, await edge()]).toEqual([address, closed]);
    }
  });

  test("ASUB-5 ACAT-5 D-16 deleting a sub category or a category says how many products it holds and moves them; they can be restored", async () => {
    const page = await openDash("/dash/subcategories?search=Arduino");
    await choose(page, "Arduino-compatible boards", "delete");
    await page.getByText("It still holds 4 products.").waitFor();
    await question(page).getByRole("button", { name: "Move and delete" }).click();
    await question(page).getByText("Please fill this in.").waitFor();
    await pick(page, /^Move the products to/, "Character displays");
    await question(page).getByRole("button", { name: "Move and delete" }).click();
    await noticeShown(page, "deleted successfully");
    await question(page).waitFor({ state: "detached" });
    await page.getByText("Arduino not found!").waitFor();
    await page.goto("/dash/subcategories?search=Character");
    await expect.poll(() => row(page, "Character displays").innerText()).toMatch(/^6$/m);

    await page.goto("/dash/categories?rows=20&search=Displays");
    const before = await row(page, "Displays and LEDs").innerText();
    expect(before).toMatch(/^19$/m);
    await choose(page, "Displays and LEDs", "delete");
    await page.getByText("It still holds 19 products.").waitFor();
    await pick(page, /^Move the sub categories/, "Sensors");
    await question(page).getByRole("button", { name: "Move and delete" }).click();
    await noticeShown(page, "deleted successfully");
    await question(page).waitFor({ state: "detached" });
    expect(await categoriesAtHome()).not.toContain("Displays and LEDs");

    const shopper = await browser.open("/");
    await categoryCards(shopper).filter({ hasText: "Sensors" }).click();
    await shopper.getByRole("link", { name: "Character displays" }).click();
    await shopper.waitForURL("**/category/**sub=**");
    await shopper
      .getByRole("link", { name: /Uno R3 compatible board/ })
      .first()
      .waitFor();

    await page.goto("/dash/categories?show=deleted");
    await choose(page, "Displays and LEDs", "restore");
    await noticeShown(page, "successfully.");
    await page.getByText("Nothing was deleted in the last 30 days.").waitFor();
    // It came back without its sub categories: shoppers find it once one is moved back (D-133).
    expect(await categoriesAtHome()).not.toContain("Displays and LEDs");
    await page.goto("/dash/subcategories?search=Character");
    await choose(page, "Character displays", "edit");
    await pick(page, /^category/, "Displays and LEDs");
    await save(page);
    expect(await categoriesAtHome()).toContain("Displays and LEDs");
  });

  test("ACAT-7 40 rows per page are chosen by keyboard; a reload keeps them, and the back button undoes them", async () => {
    const page = await openDash("/dash/subcategories?rows=5");
    const count = () => page.getByRole("rowheader").count();
    await expect.poll(count).toBe(5);
    await tabTo(page, /^rows per page/);
    await page.keyboard.press("End");
    await expect.poll(count).toBe(40);
    expect(new URL(page.url()).search).toBe("?rows=40");
    await page.getByText("page 1 of 2").waitFor();
    await page.reload();
    await expect.poll(count).toBe(40);
    await page.goBack();
    await expect.poll(count).toBe(5);
  });
});

describe("the slider", () => {
  test("D-10 a slide is added and seen at home; hidden, it is gone from home", async () => {
    const page = await openDash("/dash/slider", { expected: /401|422/ });
    const alt = "Radio week: all antennas are here";
    await page.getByRole("button", { name: "Add slide" }).click();
    await dialog(page)
      .locator("input[type=file]")
      .first()
      .setInputFiles(await pictureFile(page, "week.png"));
    await page.getByLabel("alternative text", { exact: false }).first().fill(alt);
    await page.getByLabel(/^link/).fill("/nosuchpage");
    await dialog(page).getByRole("button", { name: "save" }).click();
    await page.getByText("This shop has no such page.", { exact: false }).waitFor();
    expect(await page.getByLabel(/^link/).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByLabel(/^link/).fill("/products");
    await save(page);
    await noticeShown(page, "successfully.");
    await page.getByRole("listitem").filter({ hasText: alt }).waitFor();
    expect(await slidesAtHome()).toHaveLength(5);
    expect(await slidesAtHome()).toContain(alt);

    await page.getByRole("button", { name: "Hide slide 5" }).click();
    await page.getByRole("button", { name: "Show slide 5" }).waitFor();
    await noticeShown(page, "successfully.");
    expect(await slidesAtHome()).not.toContain(alt);
    expect(await slidesAtHome()).toHaveLength(4);
  });

  test.for([
    ["/en/products", "/", "/products"],
    ["/ar/products", "/", "/ar/products"],
    ["/products", "/ar", "/ar/products"],
    ["/en/products", "/ar", "/products"],
  ] as const)("D-10 D-26 a slide's link to %s on %s opens %s", async ([link, site, opened]) => {
    const dash = await openDash("/dash/slider");
    await dash.getByRole("button", { name: "Actions for slide 1" }).click();
    await dash.getByRole("menuitem", { name: "edit" }).click();
    await dash.getByLabel(/^link/).fill(link);
    await save(dash);
    const page = await browser.open(site);
    await page.locator('main a img[width="960"]').first().click();
    await page.waitForURL((url) => url.pathname === opened);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(opened);
  });
});
