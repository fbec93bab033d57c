import { pdfUpload } from "@shop/mocks/product-files/pdf-files.ts";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { dashOpener, logInAsAdmin } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { noticeShown } from "../support/notices.ts";
import { moveFirstItem } from "../support/sortable.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

const openDash = dashOpener(browser);

/** Pictures with different contents, as files of a form. */
const picturesOf = async (page: Page, names: readonly string[]) =>
  Promise.all(
    names.map(async (name, index) => ({
      name,
      mimeType: "image/png",
      buffer: await page.screenshot({ clip: { x: 10 * index, y: 0, width: 200 + 10 * index, height: 150 } }),
    })),
  );

const textFile = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

/** The first half of a PNG picture: it begins like one and cannot be decoded. */
const damaged = (name: string, whole: Buffer = Buffer.alloc(0)) => ({
  name,
  mimeType: "image/png",
  buffer: whole.subarray(0, whole.length / 2),
});

const dialog = (page: Page) => page.getByRole("dialog");
const files = (page: Page) => dialog(page).locator("input[type=file][multiple]");
const save = (page: Page) => dialog(page).getByRole("button", { name: "save" }).click();
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
const choose = async (page: Page, name: string, command: string) => {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: command }).click();
};

const NAME = "Brass knob 6 mm";
const ARABIC_NAME = "مقبض نحاسي 6 مم";

async function addProduct(page: Page): Promise<void> {
  const pictures = await picturesOf(page, ["front.png", "side.png", "back.png"]);
  await page.getByRole("button", { name: "add new products" }).click();
  await page.getByLabel("Name*", { exact: true }).fill(NAME);
  await page.getByLabel("Arabic name").fill(ARABIC_NAME);
  await page.getByLabel("Description*", { exact: true }).fill("For shafts of 6 mm.");
  await page.getByLabel("Price*").fill("12.5");
  await page.getByLabel("Sub category*").click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await files(page).setInputFiles(pictures);
  await dialog(page).getByText("Main picture").waitFor();
  await save(page);
  await noticeShown(page, "successfully added");
  await dialog(page).waitFor({ state: "detached" });
}

/** The id of the product of a name that is opened by its row. */
async function idOf(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.waitForURL(/[?&]edit=\d+/);
  const id = new URL(page.url()).searchParams.get("edit") ?? "";
  await page.getByLabel("Name*", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  return id;
}

test("APROD-6 on a phone the notice about missing fields covers neither the first of them nor the buttons", async () => {
  const page = await openDash("/dash/products", { phone: true });
  await page.getByRole("button", { name: "add new products" }).click();
  await save(page);
  const notice = page.locator("[data-tone=error] > span");
  // A hovered notice stays.
  await notice.hover();
  await noticeShown(page, "please enter All your fields");
  const first = page.getByLabel("Name*", { exact: true });
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const own of [
    first,
    dialog(page).getByText("Please fill this in.").first(),
    dialog(page).getByRole("button", { name: "4 fields need a look" }),
    dialog(page).getByRole("button", { name: "save" }),
  ]) {
    await expect
      .poll(async () => {
        const [above, below] = [await notice.boundingBox(), await own.boundingBox()].toSorted(
          (one, other) => (one?.y ?? 0) - (other?.y ?? 0),
        );
        return above && below && above.y + above.height <= below.y;
      })
      .toBe(true);
  }
});

describe("the life of a product", () => {
  test("APROD-5 APROD-8 APROD-9 APROD-10 APROD-11 AEDIT-4 D-42 added with three pictures, seen by shoppers, edited, in conflict, duplicated, deleted, restored", async () => {
    const page = await openDash("/dash/products", { expected: /status of (?:401|409|404)/ });
    await addProduct(page);
    await row(page, NAME).waitFor();
    const id = await idOf(page, NAME);

    for (const [address, name] of [
      [`/product/${id}`, NAME],
      [`/ar/product/${id}`, ARABIC_NAME],
    ] as const) {
      const shopper = await browser.open(address);
      await shopper.getByRole("heading", { level: 1, name }).waitFor();
      expect(await shopper.getByRole("main").locator("ul img[width='640']").count()).toBe(3);
    }

    // Two administrators open the same product; the second to save is asked.
    const colleague = await openDash(`/dash/products?edit=${id}`);
    await page.goto(`/dash/products?edit=${id}`);
    await page.getByLabel("Price*").fill("15");
    await colleague.getByLabel("Price*").fill("19");
    await colleague.getByLabel("Amount*").fill("40");
    await save(colleague);
    await noticeShown(colleague, "successfully updated");
    await page.keyboard.press("Control+s");
    await page.getByText("Someone else has saved this product in the meantime").waitFor();
    const price = dialog(page).getByRole("group", { name: /price/i });
    expect(await price.innerText()).toMatch(/15[\s\S]*19/);
    expect(await dialog(page).getByRole("group").count()).toBe(2);
    await price.getByRole("radio", { name: "Keep yours" }).check();
    await save(page);
    await noticeShown(page, "successfully updated");
    await dialog(page).waitFor({ state: "detached" });
    // The list is fetched again after the dialog has closed.
    await expect.poll(() => row(page, NAME).innerText()).toMatch(/15[\s\S]*40/);

    await choose(page, NAME, "history");
    await dialog(page)
      .getByText(/12\.50/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");

    await choose(page, NAME, "duplicate");
    await page.waitForURL(new RegExp(`copy=${id}`));
    await page.getByLabel("Name*", { exact: true }).waitFor();
    expect(await page.getByLabel("Name*", { exact: true }).inputValue()).toBe(`${NAME} (copy)`);
    expect(await dialog(page).getByLabel("Amount").inputValue()).toBe("0");
    expect(
      await dialog(page)
        .getByRole("button", { name: /^Move Picture/ })
        .count(),
    ).toBe(3);
    // Nothing is added before it is saved.
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await row(page, `${NAME} (copy)`).count()).toBe(0);
    await choose(page, NAME, "duplicate");
    await save(page);
    await noticeShown(page, "successfully added");
    await row(page, `${NAME} (copy)`).waitFor();
    expect(await row(page, `${NAME} (copy)`).locator("img").count()).toBe(3);

    await choose(page, NAME, "delete");
    await page.getByText("You won't be able to revert this!").waitFor();
    await page.getByRole("button", { name: "Yes, delete it!" }).click();
    await noticeShown(page, "deleted successfully");
    await row(page, NAME).waitFor({ state: "detached" });
    expect((await page.request.get(`/product/${id}`)).status()).toBe(404);

    await page.getByRole("button", { name: "Deleted" }).click();
    await page.waitForURL(/show=deleted/);
    await choose(page, NAME, "restore");
    await noticeShown(page, "successfully.");
    await page.getByRole("button", { name: "All", exact: true }).click();
    await row(page, NAME).waitFor();
    expect((await page.request.get(`/product/${id}`)).status()).toBe(200);
  });
});

describe("pictures", () => {
  test("D-15 D-29 one bad file among five is named with its reason; the others are saved and the form stays", async () => {
    const page = await openDash("/dash/products");
    await page.getByRole("row").nth(1).getByRole("rowheader").getByRole("button").click();
    const good = await picturesOf(page, ["a.png", "b.png", "c.png", "d.png"]);
    const [whole] = await picturesOf(page, ["damaged.png"]);
    const bad = damaged("damaged.png", whole?.buffer);
    const renamed = textFile("renamed.png", "image/png", "<svg onload='alert(1)'/>");
    await page.getByLabel("Name*", { exact: true }).waitFor();
    await files(page).setInputFiles([...good.slice(0, 2), bad, renamed, ...good.slice(2)]);
    // The browser already sees that a file does not begin like a picture, the server that one is damaged.
    await dialog(page).getByRole("listitem").filter({ hasText: "renamed.png" }).waitFor();
    await save(page);
    await page.getByText("Saved, but without these pictures: damaged.png").waitFor();
    const rejected = dialog(page).getByRole("listitem").filter({ hasText: "damaged.png" });
    expect(await rejected.innerText()).toContain("This file is no picture that can be shown.");
    expect(
      await dialog(page)
        .getByRole("button", { name: /^Move Picture/ })
        .count(),
    ).toBe(4);
    await rejected.getByRole("button", { name: "Dismiss damaged.png" }).click();
    await save(page);
    await noticeShown(page, "successfully updated");
    await dialog(page).waitFor({ state: "detached" });
  });

  test("D-29 rejected files of the same name stand in a line each and are dismissed one by one, whether browser or server rejected them", async () => {
    const page = await openDash("/dash/products?edit=7");
    await page.getByLabel("Name*", { exact: true }).waitFor();
    const [whole] = await picturesOf(page, ["scan.png"]);
    const lines = (name: string) => dialog(page).getByRole("listitem").filter({ hasText: name });
    await files(page).setInputFiles([
      textFile("notes.txt", "text/plain", "one"),
      textFile("notes.txt", "text/plain", "two"),
      ...(await picturesOf(page, ["good.png"])),
      damaged("scan.png", whole?.buffer),
      damaged("scan.png", whole?.buffer),
    ]);
    await expect.poll(() => lines("notes.txt").count()).toBe(2);
    await save(page);
    await page.getByText("Saved, but without these pictures: scan.png").waitFor();
    await expect.poll(() => lines("scan.png").count()).toBe(2);
    for (const name of ["notes.txt", "scan.png"]) {
      await lines(name)
        .first()
        .getByRole("button", { name: `Dismiss ${name}` })
        .click();
      expect(await lines(name).count()).toBe(1);
    }
    expect(
      await dialog(page)
        .getByRole("button", { name: /^Move Picture/ })
        .count(),
    ).toBe(1);
  });

  test("AEDIT-3 pictures are reordered by keyboard and described; the shop shows the new order", async () => {
    const page = await openDash("/dash/products?search=K45");
    await page.getByRole("row").nth(1).getByRole("rowheader").getByRole("button").click();
    const main = () => dialog(page).locator("li img").first().getAttribute("src");
    const before = await main();
    await moveFirstItem(page, "Picture 1", "ArrowRight");
    await expect.poll(main).not.toBe(before);
    const after = await main();
    await dialog(page).getByRole("button", { name: "Alternative text of Picture 1" }).click();
    await page.getByLabel("What it shows", { exact: true }).fill("Seen from above");
    await save(page);
    await noticeShown(page, "successfully updated");
    const id = await idOf(
      page,
      await page.getByRole("row").nth(1).getByRole("rowheader").locator("bdi").innerText(),
    );
    const shopper = await browser.open(`/product/${id}`);
    expect(await shopper.getByRole("main").locator("ul img").first().getAttribute("src")).toBe(after);
    const stored = await page.request.get(`/backend/public/api/products/${id}`);
    expect(await stored.text()).toContain("Seen from above");
  });
});

const section = (page: Page) => page.getByRole("region", { name: "Datasheets and files" });

describe("datasheets and files", () => {
  /** A product without a summary sheet. */
  const PRODUCT = "Flush cutter 5 inch for component leads";

  test("D-54 a PDF and a link are added, ordered and renamed; shoppers open them; a removal is in the history", async () => {
    const page = await openDash("/dash/products?search=FC-170");
    await page.getByRole("button", { name: PRODUCT, exact: true }).click();
    await page.waitForURL(/[?&]edit=\d+/);
    const id = new URL(page.url()).searchParams.get("edit") ?? "";
    await section(page).waitFor();
    const pdf = Buffer.from(await pdfUpload("").arrayBuffer());
    await dialog(page)
      .locator("input[type=file]:not([multiple])[accept*=pdf]")
      .setInputFiles({ name: "K12 data sheet.pdf", mimeType: "application/pdf", buffer: pdf });
    await section(page).getByText("K12 data sheet.pdf").waitFor();
    await section(page).getByRole("button", { name: "Edit Datasheet" }).click();
    await section(page).getByRole("button", { name: "Add a link" }).click();
    await section(page).getByLabel("Address").fill("https://maker.example/k12/manual.pdf");
    await section(page).getByLabel("Kind").selectOption("Manual");
    await section(page).getByLabel("Title (optional)", { exact: true }).fill("Operating manual");
    await save(page);
    await noticeShown(page, "successfully updated");
    await dialog(page).waitFor({ state: "detached" });

    const shopper = await browser.open(`/product/${id}`);
    const links = section(shopper).getByRole("link");
    await expect
      .poll(() => links.allTextContents())
      .toEqual([
        "Datasheet (PDF, 1 KB, 1 page), opens in a new tab",
        "Operating manual (PDF, maker.example), opens in a new tab",
      ]);
    const response = await shopper.request.get((await links.first().getAttribute("href")) ?? "");
    expect(response.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="k12-data-sheet.pdf"',
    });
    expect(await response.body()).toEqual(pdf);

    await page.getByRole("button", { name: PRODUCT, exact: true }).click();
    await moveFirstItem(page, "Datasheet", "ArrowDown");
    await section(page).getByRole("button", { name: "Remove Operating manual" }).click();
    await section(page).getByRole("button", { name: "Keep Operating manual" }).click();
    await section(page).getByRole("button", { name: "Remove Datasheet" }).click();
    await save(page);
    await dialog(page).waitFor({ state: "detached" });
    await shopper.reload();
    await expect
      .poll(() => links.allTextContents())
      .toEqual(["Operating manual (PDF, maker.example), opens in a new tab"]);
    await choose(page, PRODUCT, "history");
    await dialog(page)
      .getByText(/Datasheet · \/media\/[a-f0-9]{32}-k12-data-sheet\.pdf/)
      .first()
      .waitFor();
  });
});

describe("unsaved changes", () => {
  test("D-9 a session that ends in mid-edit leads to the login, and back to the dialog with what was entered", async () => {
    const page = await openDash("/dash/products?edit=5");
    await page.getByLabel("Name*", { exact: true }).fill("Half a name");
    await page.context().clearCookies({ name: "admin_session" });
    // By the keyboard, because the layout asks for new orders and may lead to the login before a click would find the button.
    await page.keyboard.press("Control+s");
    await page.waitForURL("**/admin-login?next=**");
    await logInAsAdmin(page);
    await page.waitForURL("**/dash/products?edit=5");
    await page.getByText("These are your unsaved changes of the last time.").waitFor();
    expect(await page.getByLabel("Name*", { exact: true }).inputValue()).toBe("Half a name");
  });

  test("APROD-5 APROD-10 leaving asks; a failed save closes the dialog and opening it again restores the draft; a reload keeps it", async () => {
    const page = await openDash("/dash/products", { expected: /status of 401|ERR_FAILED/ });
    await page.getByRole("row").nth(2).getByRole("rowheader").getByRole("button").click();
    await page.getByLabel("Name*", { exact: true }).fill("Not to be lost");
    await page.goBack();
    await page.getByText("Discard your changes?").waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.route("**/products/update/*", (route) => route.abort());
    await save(page);
    await page.getByText("something went wrong please try again later !.").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await page.unroute("**/products/update/*");
    await page.getByRole("row").nth(2).getByRole("rowheader").getByRole("button").click();
    await page.getByText("These are your unsaved changes of the last time.").waitFor();
    expect(await page.getByLabel("Name*", { exact: true }).inputValue()).toBe("Not to be lost");
    page.on("dialog", (question) => void question.accept());
    await page.reload();
    await page.getByText("These are your unsaved changes of the last time.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await dialog(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
  });
});

describe("the lists", () => {
  test("APROD-2 APROD-3 APROD-13 D-40 search, order and filter stand in the address; 12 and 12, 44 and 44", async () => {
    const page = await openDash("/dash/products", { expected: /status of (?:401|404)/ });
    const count = () => page.getByRole("rowheader").count();
    await expect.poll(count).toBe(12);
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.poll(count).toBe(24);
    await page.keyboard.press("/");
    await page.keyboard.type("no such part");
    await page.getByText("no such part not found!").waitFor();
    await page.reload();
    await page.getByText("no such part not found!").waitFor();
    await page.goto("/dash/category/1");
    await page.getByRole("heading", { name: /^Products of / }).waitFor();
    await expect.poll(count).toBeLessThanOrEqual(44);
    await page.goto("/dash/category/99999");
    await page.getByRole("heading", { name: "page not found" }).waitFor();
  });

  test("SINGLE-3 the single-order dialog opens for a product of a sub category", async () => {
    const page = await openDash("/dash/subcategories/1");
    // A duplicate of another test is a draft, which cannot be ordered.
    const sold = page.getByRole("rowheader").filter({ hasNotText: /draft/i });
    const name = await sold.first().locator("bdi").innerText();
    await choose(page, name, "order");
    await dialog(page).getByText(name).first().waitFor();
    await expect
      .poll(() =>
        dialog(page)
          .getByRole("button", { name: /fewer|less/i })
          .count(),
      )
      .toBe(1);
  });
});

test("D-93 an administrator links a product, and shoppers see it on the page", async () => {
  const page = await openDash("/dash/products?edit=1");
  const name = await page.getByLabel("Name*", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Add a product to “Needs”" }).click();
  await page.getByRole("combobox", { name: /Needs/ }).fill("6LR61");
  await page.getByRole("option", { name: /6LR61/ }).click();
  await dialog(page).getByRole("group", { name: "Needs" }).getByText("6LR61").first().waitFor();
  await save(page);
  await noticeShown(page, "successfully updated");
  await dialog(page).waitFor({ state: "detached" });
  const shopper = await browser.open("/product/1");
  await shopper.getByRole("heading", { level: 1, name }).waitFor();
  const needs = shopper.locator("section", {
    has: shopper.getByRole("heading", { level: 2, name: "Needs" }),
  });
  await needs.waitFor();
  expect(await needs.innerText()).toContain("6LR61");
});
