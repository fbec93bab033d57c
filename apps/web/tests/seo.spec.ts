import type { Product } from "@shop/contract/entities/product.ts";
import { isZeroPrice } from "@shop/contract/money.ts";
import { describe, expect, inject, test } from "vitest";

import { shopApi } from "./support/api.ts";

const read = async (address: string) => (await fetch(inject("shop") + address)).text();

const moved = async (address: string) => {
  const answer = await fetch(inject("shop") + address, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
};

const contentOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

function thingsOf(html: string): Record<string, unknown>[] {
  const text = contentOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? "{}";
  const { "@graph": things }: { "@graph": Record<string, unknown>[] } = JSON.parse(text);
  return things;
}

async function aProduct(fits: (product: { price: string }) => boolean): Promise<Product> {
  const { data } = await shopApi().productCards({ sort: "price" }, { limit: 100 });
  const found = data.find(fits);
  if (!found) throw new Error("The catalogue has no such product.");
  return shopApi().product(found.id);
}

describe("what search engines and chat apps read", () => {
  test.each(["/", "/products", "/category/1", "/product/1", "/aboutus", "/blogs"])(
    "ROUTE-1 %s names itself in both languages",
    async (address) => {
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
      expect(contentOf(english, /<title>(.+?)<\/title>/)).not.toBe(
        contentOf(arabic, /<title>(.+?)<\/title>/),
      );
    },
  );

  test("ROUTE-1 home describes the shop and its search", async () => {
    const [organization, site] = thingsOf(await read("/"));
    expect(organization).toMatchObject({ "@type": "Organization", foundingDate: "1994" });
    expect(site).toMatchObject({
      "@type": "WebSite",
      potentialAction: { "@type": "SearchAction", target: `${inject("shop")}/results?query={query}` },
    });
  });

  test("DETAIL-2 a product's page makes an offer with its price, and none while the price is updated", async () => {
    const priced = await aProduct(({ price }) => !isZeroPrice(price));
    const [thing, crumbs] = thingsOf(await read(`/product/${priced.id}`));
    expect(thing).toMatchObject({
      "@type": "Product",
      name: priced.name,
      offers: { price: priced.price, priceCurrency: "EGP", availability: expect.stringContaining("Stock") },
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });

    const updating = await aProduct(({ price }) => isZeroPrice(price));
    const [other] = thingsOf(await read(`/product/${updating.id}`));
    expect(other).toMatchObject({ "@type": "Product", name: updating.name });
    expect(other).not.toHaveProperty("offers");
  });

  test("RESULTS-2 results and missing pages stay out of search engines", async () => {
    expect(await read("/results?query=meter")).toContain('<meta name="robots" content="noindex"/>');
    expect(await read("/nothing")).toContain('<meta name="robots" content="noindex"/>');
  });

  test("ROUTE-1 the sitemap lists every product and category in both languages", async () => {
    const xml = await read("/sitemap.xml");
    const addresses = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    const { total } = await shopApi().productCards({}, { limit: 1 });
    const categories = await shopApi().categories();
    expect(addresses).toHaveLength(2 * (total + categories.length + 4));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${inject("shop")}/ar/product/1`);
    expect((await fetch(`${inject("shop")}/sitemap-1.xml`)).status).toBe(404);
  });

  test("ROUTE-1 robots and the web manifest lead on", async () => {
    expect(await read("/robots.txt")).toContain(`Sitemap: ${inject("shop")}/sitemap.xml`);
    const manifest: { name: string; icons: { src: string }[] } = JSON.parse(await read("/site.webmanifest"));
    expect(manifest.name).toBe("Nilometer Electronics");
    const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(inject("shop") + src)));
    expect(icons.map(({ status }) => status)).toEqual(manifest.icons.map(() => 200));
  });

  test("ROUTE-1 one page has one address", async () => {
    expect(await moved("/products/?sort=price")).toEqual([301, "/products?sort=price"]);
    expect(await moved("/ar/")).toEqual([301, "/ar"]);
    expect(await moved("/en/products")).toEqual([301, "/products"]);
    expect(await moved("//evil.example/")).toEqual([301, "/evil.example"]);
  });
});
