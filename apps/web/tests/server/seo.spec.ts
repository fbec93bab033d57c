import type { Product } from "@shop/contract/products/product.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import * as v from "valibot";
import { describe, expect, inject, test } from "vitest";

import { shopApi } from "../support/api.ts";

const read = async (address: string) => (await fetch(inject("shop") + address)).text();

const redirectOf = async (address: string) => {
  const answer = await fetch(inject("shop") + address, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
};

const contentOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

/** The address of the picture that was made for links to a page, which is there, and whose head states its size and text. */
async function sharePictureOf(html: string): Promise<string> {
  const picture = contentOf(html, /<meta property="og:image" content="(.+?)"/) ?? "";
  expect(contentOf(html, /<meta property="og:image:width" content="(.+?)"/)).toBe("1200");
  expect(contentOf(html, /<meta property="og:image:height" content="(.+?)"/)).toBe("630");
  expect(contentOf(html, /<meta property="og:image:alt" content="(.+?)"/)).toBeTruthy();
  expect(contentOf(html, /<meta name="twitter:card" content="(.+?)"/)).toBe("summary_large_image");
  const response = await fetch(picture);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  return picture;
}

const structuredDataSchema = v.object({ "@graph": v.array(v.record(v.string(), v.unknown())) });
const webManifestSchema = v.object({ name: v.string(), icons: v.array(v.object({ src: v.string() })) });

/** Reads the schema.org entities of a page's JSON-LD. */
function entitiesOf(html: string): Record<string, unknown>[] {
  const text = contentOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? "{}";
  return v.parse(structuredDataSchema, JSON.parse(text))["@graph"];
}

async function findProduct(predicate: (product: { price: string }) => boolean): Promise<Product> {
  let cursor: string | undefined;
  do {
    const page = await shopApi().productCards({}, { limit: 100, cursor });
    const found = page.data.find(predicate);
    if (found) return shopApi().call("readProduct", { params: { id: found.id } });
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  throw new Error("The catalogue has no such product.");
}

describe("what search engines and chat apps read", () => {
  test.each([
    "/",
    "/products",
    "/categories",
    "/category/1",
    "/category/1?sub=1",
    "/product/1",
    "/aboutus",
    "/blogs",
  ])("D-26 %s has title, description and alternates in both languages", async (address) => {
    const shop = inject("shop");
    const [english, arabic] = await Promise.all([
      read(address),
      read(address === "/" ? "/ar" : `/ar${address}`),
    ]);
    for (const html of [english, arabic]) {
      expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${shop}${address}"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${shop}${address}"/>`);
      expect(html).toContain(`hrefLang="ar" href="${shop}${address === "/" ? "/ar" : `/ar${address}`}"/>`);
      expect(contentOf(html, /<title>(.+?)<\/title>/)).toMatch(/Nilometer|نيلومتر/);
      expect(contentOf(html, /<meta name="description" content="(.+?)"/)?.length).toBeGreaterThan(20);
      expect(contentOf(html, /<meta property="og:title" content="(.+?)"/)).toBeTruthy();
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
    expect(english).toContain(`<link rel="canonical" href="${shop}${address}"/>`);
    expect(contentOf(english, /<title>(.+?)<\/title>/)).not.toBe(contentOf(arabic, /<title>(.+?)<\/title>/));
  });

  test("D-161 a product names its picture for links with size and text, whose address is another one in each language", async () => {
    expect(await sharePictureOf(await read("/product/1"))).toMatch(/\/share\/product-1\.en\.jpg\?v=\w+$/);
    expect(await sharePictureOf(await read("/ar/product/1"))).toMatch(/\/share\/product-1\.ar\.jpg\?v=\w+$/);
  });

  test("D-32 the preview of a shared cart has its products, total and picture", async () => {
    const { data } = await shopApi().productCards({}, { limit: 40 });
    const [first, second] = data.filter(({ price, images }) => price !== "0.00" && images.length > 0);
    if (!first || !second) throw new Error("The catalogue has no two products.");
    const { token } = await shopApi().call("createSharedCart", {
      body: {
        lines: [
          { id: first.id, qty: 2 },
          { id: second.id, qty: 1 },
        ],
      },
    });
    const html = await read(pages.sharedCart(token));
    const description = contentOf(html, /<meta property="og:description" content="(.+?)"/);
    expect(description).toMatch(/^2 products, total [\d,.]+ EG: /);
    expect(description).toContain(first.name.slice(0, 20));
    expect(await sharePictureOf(html)).toMatch(/\/share\/cart-\w+\.en\.jpg\?v=\w+$/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(
      contentOf(
        await read(`/ar${pages.sharedCart(token)}`),
        /<meta property="og:description" content="(.+?)"/,
      ),
    ).toMatch(/^منتجان، /);
  });

  test("a sub category has its own title, description and breadcrumbs", async () => {
    const [category] = await shopApi().categories();
    const [sub] = category?.sub_category ?? [];
    if (!category || !sub) throw new Error("The catalogue has no sub category.");
    const [whole, part] = await Promise.all([
      read(`/category/${category.id}`),
      read(`/category/${category.id}?sub=${sub.id}`),
    ]);
    for (const tag of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)"/]) {
      expect(contentOf(part, tag)).toContain(sub.name);
      expect(contentOf(whole, tag)).not.toContain(sub.name);
    }
    expect(JSON.stringify(entitiesOf(part))).toContain(`/category/${category.id}?sub=${sub.id}`);
    const canonical = `<link rel="canonical" href="${inject("shop")}/category/${category.id}?sub=${sub.id}"/>`;
    expect(part).toContain(canonical);
    const { id = 0, description } =
      (await shopApi().call("readCategory", { params: { id: category.id } })).data.sub_category.find(
        (one) => one.description !== "",
      ) ?? {};
    expect(description).toBeTruthy();
    expect(await read(`/category/${category.id}?sub=${id}`)).toContain(
      `<meta name="description" content="${description}"/>`,
    );
  });

  test("D-100 home describes the shop, its search and when its branches are open", async () => {
    const [organization, site, ...branches] = entitiesOf(await read("/"));
    expect(branches.length).toBeGreaterThan(0);
    for (const branch of branches) {
      expect(branch["@type"]).toBe("Store");
      expect(JSON.stringify(branch["openingHoursSpecification"])).toMatch(/"opens":"\d\d:\d\d"/);
    }
    expect(organization).toMatchObject({ "@type": "Organization", foundingDate: "1994" });
    expect(site).toMatchObject({
      "@type": "WebSite",
      potentialAction: { "@type": "SearchAction", target: `${inject("shop")}/results?query={query}` },
    });
  });

  test("DETAIL-2 a product's structured data has an offer with its price, and none while the price is being updated", async () => {
    const priced = await findProduct(({ price }) => !isZeroPrice(price));
    const [thing, crumbs] = entitiesOf(await read(`/product/${priced.id}`));
    expect(thing).toMatchObject({
      "@type": "Product",
      name: priced.name,
      offers: {
        price: priced.price,
        priceCurrency: "EGP",
        availability: `https://schema.org/${priced.amount > 0 ? "InStock" : "OutOfStock"}`,
      },
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });

    const updating = await findProduct(({ price }) => isZeroPrice(price));
    const [other] = entitiesOf(await read(`/product/${updating.id}`));
    expect(other).toMatchObject({ "@type": "Product", name: updating.name });
    expect(other).not.toHaveProperty("offers");
  });

  test("RESULTS-2 results and missing pages are marked noindex", async () => {
    expect(await read("/results?query=meter")).toContain('<meta name="robots" content="noindex"/>');
    expect(await read("/nothing")).toContain('<meta name="robots" content="noindex"/>');
  });

  test("the sitemap lists every product, category, sub category, brand and page on how the shop sells in both languages", async () => {
    const xml = await read("/sitemap.xml");
    const addresses = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    const { total } = await shopApi().productCards({}, { limit: 1 });
    const categories = await shopApi().categories();
    const groups = categories.flatMap(({ sub_category }) => sub_category).length + categories.length;
    const { data: brands } = await shopApi().call("listBrands");
    expect(addresses).toHaveLength(2 * (total + groups + brands.length + infoPages.length + 5));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${inject("shop")}/ar/product/1`);
    expect((await fetch(`${inject("shop")}/sitemap-1.xml`)).status).toBe(404);
  });

  test("robots.txt links the sitemap, the web manifest its icons", async () => {
    expect(await read("/robots.txt")).toContain(`Sitemap: ${inject("shop")}/sitemap.xml`);
    const manifest = v.parse(webManifestSchema, JSON.parse(await read("/site.webmanifest")));
    expect(manifest.name).toBe("Nilometer Electronics");
    const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(inject("shop") + src)));
    expect(icons.map(({ status }) => status)).toEqual(manifest.icons.map(() => 200));
  });

  test("every page has one canonical URL", async () => {
    expect(await redirectOf("/products/?sort=price")).toEqual([301, "/products?sort=price"]);
    expect(await redirectOf("/ar/")).toEqual([301, "/ar"]);
    expect(await redirectOf("/en/products")).toEqual([301, "/products"]);
    expect(await redirectOf("//evil.example/")).toEqual([301, "/evil.example"]);
  });
});
