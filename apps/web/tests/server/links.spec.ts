import { pages } from "@shop/domain/site/pages.ts";
import { expect, inject, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { setupBrowser } from "../support/browser.ts";

const browser = setupBrowser();

/** The same-origin addresses in a document's links, images, forms and preloads. */
const addressesIn = (html: string, base: string): string[] => {
  const attributes = html.matchAll(/\s(?:href|src|content|action)="(?<address>(?:\/|https?:)[^"]*)"/g);
  const sets = html.matchAll(/\s(?:srcset|imagesrcset)="(?<set>[^"]+)"/gi);
  return [
    ...Array.from(attributes, ({ groups }) => groups?.["address"] ?? ""),
    ...Array.from(sets, ({ groups }) => groups?.["set"] ?? "").flatMap((set) =>
      set.split(",").map((part) => part.trim().split(" ", 1)[0] ?? ""),
    ),
  ]
    .map((address) => new URL(address.replaceAll("&amp;", "&"), base))
    .filter(({ origin }) => origin === new URL(base).origin)
    .map(({ pathname, search }) => pathname + search);
};

/** Requests addresses, eight at a time; returns those whose status is not 200. */
async function brokenAmong(addresses: readonly string[]): Promise<string[]> {
  const queue = [...addresses];
  const broken: string[] = [];
  const worker = async () => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      const { status, body } = await fetch(inject("shop") + address);
      await body?.cancel();
      if (status !== 200) broken.push(`${status} ${address}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return broken;
}

test("DETAIL-2 FOOTER-1 HEADER-1 every link, picture and file of the pages has status 200", async () => {
  const base = inject("shop");
  const { data } = await shopApi().productCards({}, { limit: 3 });
  const visited = ["", "/ar"].flatMap((language) =>
    [
      pages.home,
      pages.products,
      pages.categories,
      pages.about,
      pages.blogs,
      pages.cart,
      pages.checkout,
      pages.login,
      pages.signup,
      pages.forgotPassword,
      pages.newPassword,
      pages.orders,
      pages.orderLookup,
      pages.order,
      pages.account,
      pages.category(1),
      pages.resultsFor("multimeter"),
      pages.comparisonOf(data.map(({ id }) => id)),
      ...data.map(({ id }) => pages.product(id)),
    ].map((address) => language + (address === "/" && language ? "" : address)),
  );
  // Browsers ask for /favicon.ico where no page names an icon, such as for a picture that is opened by itself.
  const found = new Set(["/favicon.ico"]);
  for (const address of visited) {
    const html = await (await fetch(base + address)).text();
    for (const linked of addressesIn(html, base)) found.add(linked);
  }
  expect(found.size).toBeGreaterThan(100);
  expect(await brokenAmong([...found])).toEqual([]);
});

test("API-25 every picture address in the API's responses has status 200", async () => {
  const addresses = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await shopApi().productCards({}, { limit: 100, cursor });
    for (const { images } of page.data)
      for (const { image } of images) for (const address of image.split("|")) addresses.add(address);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  for (const { image } of await shopApi().categories()) if (image) addresses.add(image);
  expect(addresses.size).toBeGreaterThan(100);
  expect(await brokenAmong([...addresses])).toEqual([]);
});

test("DETAIL-2 the link on a product's picture opens the picture", async () => {
  const { data } = await shopApi().productCards({}, { limit: 1 });
  const page = await browser.open(pages.product(data[0]?.id ?? 0));
  const link = await page.getByRole("main").locator('a[href^="/media/"]').first().getAttribute("href");
  const answer = await fetch(inject("shop") + (link ?? ""));
  expect(answer.headers.get("content-type")).toMatch(/^image\//);
});
