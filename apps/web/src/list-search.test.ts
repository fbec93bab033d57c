import { describe, expect, test } from "vitest";

import { pageCountOf, sortOf, cursorOf, subCategoryOf, viewOf } from "./list-search.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the URL parameters of a list", () => {
  test.each([
    ["", 1],
    ["page=1", 1],
    ["page=3", 3],
    ["page=20", 20],
    ["page=21", 20],
    ["page=99999999999", 1],
    ["page=0", 1],
    ["page=-1", 1],
    ["page=2.5", 1],
    ["page=two", 1],
  ])("LIST-3 '%s' asks for %i pages", (text, pages) => {
    expect(pageCountOf(search(text))).toBe(pages);
  });

  test("LIST-3 an unknown sort order falls back to newest first", () => {
    expect(sortOf(search("sort=-price"))).toBe("-price");
    expect(sortOf(search("sort=colour"))).toBe("newest");
    expect(sortOf(search(""))).toBe("newest");
  });

  test("D-104 an address names a view, or none", () => {
    expect(viewOf(search("view=table"))).toBe("table");
    expect(viewOf(search("view=cards"))).toBe("cards");
    expect(viewOf(search("view=tiles"))).toBeNull();
    expect(viewOf(search(""))).toBeNull();
  });

  test("CATEGORY-1 the sub category is an id or null", () => {
    expect(subCategoryOf(search("sub=12"))).toBe(12);
    expect(subCategoryOf(search("sub=0"))).toBeNull();
    expect(subCategoryOf(search("sub=x"))).toBeNull();
    expect(subCategoryOf(search(""))).toBeNull();
  });

  test("LIST-3 an empty cursor counts as no cursor", () => {
    expect(cursorOf(search("cursor=abc"))).toBe("abc");
    expect(cursorOf(search("cursor="))).toBeUndefined();
  });
});
