import { XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";

import { SITEMAP_FILE_SIZE, sitemapFile, sitemapFiles, sitemapIndex } from "./sitemap.ts";

const origin = "https://shop.example";
const textOf = (chunks: Iterable<string>) => [...chunks].join("");

describe("the sitemap", () => {
  test("lists a page in both languages, each with its alternates", () => {
    const xml = textOf(sitemapFile([{ address: "/product/7", changed: "2025-03-01" }], 0, origin));
    expect(xml).toContain("<loc>https://shop.example/product/7</loc><lastmod>2025-03-01</lastmod>");
    expect(xml).toContain("<loc>https://shop.example/ar/product/7</loc>");
    expect(xml.match(/hreflang="x-default" href="https:\/\/shop.example\/product\/7"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="ar" href="https:\/\/shop.example\/ar\/product\/7"/g)).toHaveLength(2);
  });

  test("D-146 names the picture of a page in both languages, and none where it has none", () => {
    const pages = [
      { address: "/product/7", picture: "https://pictures.example/a.jpg?b=1&c=2" },
      { address: "/product/8", picture: "/media/k45.webp" },
      { address: "/" },
    ];
    const xml = textOf(sitemapFile(pages, 0, origin));
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml.match(/<image:loc>https:\/\/pictures\.example\/a\.jpg\?b=1&amp;c=2</g)).toHaveLength(2);
    expect(xml.match(/<image:loc>https:\/\/shop\.example\/media\/k45-1280\.webp</g)).toHaveLength(2);
    expect(xml.match(/<image:image>/g)).toHaveLength(4);
  });

  test("the Arabic home page is /ar", () => {
    expect(textOf(sitemapFile([{ address: "/" }], 0, origin))).toContain(
      "<loc>https://shop.example/ar</loc>",
    );
  });

  test("is split into several files with an index where it is too long for one", () => {
    const pages = Array.from({ length: 50_000 }, (_, at) => ({ address: `/product/${at + 1}` }));
    const files = sitemapFiles(pages.length);
    expect(files).toBe(3);
    const counts = Array.from(
      { length: files },
      (_, file) => textOf(sitemapFile(pages, file, origin)).match(/<url>/g)?.length,
    );
    expect(counts).toEqual([SITEMAP_FILE_SIZE, SITEMAP_FILE_SIZE, 10_000]);
    expect(sitemapIndex(files, origin).match(/<sitemap>/g)).toHaveLength(3);
    expect(sitemapIndex(files, origin)).toContain("https://shop.example/sitemap-3.xml");
  });

  test("a shop without products has one file", () => {
    expect(sitemapFiles(0)).toBe(1);
  });
});
