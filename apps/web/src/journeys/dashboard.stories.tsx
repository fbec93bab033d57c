import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { fill } from "@shop/i18n/fill.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { pictureFile } from "@shop/mocks/images/picture-files.ts";
import { mockAdmin } from "@shop/mocks/shop/mock-shop.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { longTimeout, type Shopper, visit } from "./shopper.tsx";
import { requiredLabel, waitForAddress } from "./steps.ts";

const meta = preview.meta({
  title: "Journeys/Dashboard",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

const PART_NUMBER = "K45";
const found = catalogue.products.find(({ part_number }) => part_number === PART_NUMBER);
if (!found) throw new Error("The catalogue lacks a product.");
const product = found;

/** The list of products, searched for that product. */
const address = `${dashPages.products.path}?search=${PART_NUMBER}`;

/** Matches the head of the product's row, which holds its name behind the box that selects it. */
const headOf = ({ locale }: Shopper) => ({
  name: (name: string): boolean => name.includes(localName(product, locale)),
});

/** Waits until the table has the row of the product. */
async function row(admin: Shopper): Promise<HTMLElement> {
  const head = await screen.findByRole("rowheader", headOf(admin), longTimeout);
  return head.closest("tr") ?? head;
}

/** Waits until the table has no row of the product. */
const noRow = (admin: Shopper): Promise<void> =>
  waitFor(() => expect(screen.queryByRole("rowheader", headOf(admin))).toBeNull(), longTimeout);

/** Chooses a command of the product's row menu. */
async function choose({ click, texts, locale }: Shopper, command: string): Promise<void> {
  await click("button", fill(texts.dashProducts.products.actionsOf, { name: localName(product, locale) }));
  await click("menuitem", command);
}

/** Logs in and changes a price. */
export const ChangesPrice = meta.story({
  name: "ROUTE-3 ADMIN-5 AEDIT-1 APROD-9 an administrator logs in, is led back to the products, changes a price and sees it in the list",
  play: async ({ mount, ...context }) => {
    const admin = await visit({ mount, ...context }, address, { shop: demoShop() });
    const { click, enter, texts, locale, shop } = admin;
    const { login } = texts.dashShell;
    await waitForAddress(admin, `/admin-login?next=${encodeURIComponent(address)}`);
    await enter(requiredLabel(login.email), mockAdmin.email);
    await enter(requiredLabel(login.password), mockAdmin.password);
    await click("button", login.login);
    await waitForAddress(admin, address);
    await click("button", localName(product, locale));
    await enter(requiredLabel(texts.dashShell.fields.names.price), "4321.5");
    await click("button", texts.dashProducts.edit.save);
    await expectNotice({ tone: "success", title: texts.notices.updated.title, durationMs: 1000 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
    // The list is fetched again after the change.
    await waitFor(async () => expect(await row(admin)).toHaveTextContent("4,321.50"), longTimeout);
    await expect(shop.state.products.find(({ id }) => id === product.id)).toMatchObject({ price: "4321.50" });
    await waitForAddress(admin, address);
  },
});

/** Deletes a product and restores it. */
export const DeletesAndRestores = meta.story({
  name: "APROD-11 a product is deleted after a question, stands under 'Deleted', and is restored",
  play: async ({ mount, ...context }) => {
    const shop = demoShop({ adminSignedIn: true });
    const admin = await visit({ mount, ...context }, address, { shop });
    const { click, texts } = admin;
    const { products } = texts.dashProducts;
    await row(admin);
    await choose(admin, products.delete);
    const question = await screen.findByRole("alertdialog", {}, longTimeout);
    await expect(question).toHaveAccessibleName(texts.dashShell.confirm.title);
    await click("button", texts.dashShell.confirm.confirm);
    await expectNotice({ tone: "success", title: texts.notices.deleted.title, durationMs: 1000 });
    await noRow(admin);

    await click("button", products.deleted);
    await waitForAddress(admin, `${address}&show=deleted`);
    await row(admin);
    await choose(admin, products.restore);
    await expectNotice({ tone: "success", title: texts.notices.saved.title, durationMs: 1000 });
    await noRow(admin);
    await click("button", products.sold);
    await waitForAddress(admin, address);
    await row(admin);
  },
});

/** Adds a slide from the dashboard's first page. */
export const AddsSlide = meta.story({
  name: "ADMIN-7 D-10 a slide with a picture and a link is added, and shown to shoppers at home",
  play: async ({ mount, ...context }) => {
    const shop = demoShop({ adminSignedIn: true });
    const admin = await visit({ mount, ...context }, "/dash", { shop });
    const { click, field, find, texts, userEvent } = admin;
    const { dashSlides } = texts;
    const { optional } = texts.dashShell.lists;
    await click("link", new RegExp(`^${texts.dashShell.shell.slider}`));
    await click("button", dashSlides.add);
    const dialog = await screen.findByRole("dialog", { name: dashSlides.add }, longTimeout);
    const files = dialog.querySelector<HTMLInputElement>("input[type=file]");
    if (!files) throw new Error("The form has no picture field.");
    await userEvent.upload(files, pictureFile("week.png"));
    await within(dialog).findByRole("img", {}, longTimeout);
    for (const label of [dashSlides.alt, dashSlides.altAr]) {
      await userEvent.type(await field(`${label} (${optional})`), "Radio week");
    }
    await userEvent.type(await field(`${dashSlides.link} (${optional})`), "/products");
    await click("button", dashSlides.save);
    await expectNotice({ tone: "success", title: texts.notices.saved.title, durationMs: 1000 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
    await find("button", fill(dashSlides.hideSlide, { number: 5 }));

    const shopper = await visit({ mount, ...context }, "/", { shop });
    const region = await shopper.find("region", texts.home.brands);
    await expect(within(region).getByRole("img", { name: "Radio week", hidden: true })).toBeInTheDocument();
  },
});
