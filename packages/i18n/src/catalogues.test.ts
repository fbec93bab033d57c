import { locales } from "@shop/domain/locale/locale.ts";
import { describe, expect, test } from "vitest";

import { allMessages } from "./all.ts";
import { dashLoaders } from "./dash-loaders.ts";
import { type Area, type LoadedMessages, loadMessages } from "./messages.ts";
import { plural } from "./plural.ts";
import { placesIn, type PlacedText, textsOf, wordingsOf } from "./testing.ts";

const areas = Object.keys(allMessages.en).filter((area): area is Area => area in allMessages.en);

/** Latin text allowed in Arabic: placeholders, examples, a fallback, the other language's name. */
const SAME_IN_BOTH = new Set([
  "common.otherLanguage",
  "checkout.emailHint",
  "checkout.phoneHint",
  "notices.signupRefused.title",
  "notices.subCategoryRefused.footer",
  "carts.chat.line",
  "dashImports.refusedOther",
  "dashAttributes.sheet.refused",
  "dashBulkChanges.rules.specification",
  "dashBulkChanges.specification.counted",
  "dashShell.login.emailExample",
  "dashShell.categories.nameless",
]);

const hasArabic = (wording: string): boolean => /\p{Script=Arabic}/u.test(wording);
const placesOf = (text: PlacedText | undefined): string[] =>
  text ? [...new Set(wordingsOf(text).flatMap(placesIn))] : [];
const isForms = ({ text }: PlacedText): boolean => typeof text !== "string";

describe.for(areas)("the texts of %s", (area) => {
  const en = textsOf(allMessages.en[area], area);
  const ar = textsOf(allMessages.ar[area], area);

  test("D-26 both languages have the same texts", () => {
    expect(ar.map(({ place }) => place).toSorted()).toEqual(en.map(({ place }) => place).toSorted());
  });

  test("D-26 no text is empty", () => {
    const empty = [...en, ...ar].filter((one) => wordingsOf(one).some((wording) => wording.trim() === ""));
    expect(empty).toEqual([]);
  });

  test("D-26 a path in an Arabic text is isolated, so that its slash stays in front", () => {
    const loose = ar.filter((one) => wordingsOf(one).some((wording) => / \/[a-z]/.test(wording)));
    expect(loose).toEqual([]);
  });

  test("D-26 every Arabic text is translated", () => {
    const english = ar.filter((one) => !SAME_IN_BOTH.has(one.place) && !wordingsOf(one).every(hasArabic));
    expect(english).toEqual([]);
  });

  test("D-26 both languages have the same placeholders", () => {
    for (const one of en) {
      const other = ar.find(({ place }) => place === one.place);
      expect({ [one.place]: placesOf(other) }).toEqual({ [one.place]: placesOf(one) });
    }
  });

  test("D-26 plural texts are plural in both languages and have their Arabic forms", () => {
    expect(ar.filter(isForms).map(({ place }) => place)).toEqual(
      en.filter(isForms).map(({ place }) => place),
    );
    for (const { place, text } of ar) {
      if (typeof text === "string") continue;
      const forms = ["one", "two", "few", "other"];
      expect({ [place]: Object.keys(text).filter((form) => forms.includes(form)) }).toEqual({
        [place]: forms,
      });
      for (const count of [0, 1, 2, 3, 10, 11, 99, 100, 101, 103, 1000]) {
        expect(plural("ar", count, text)).not.toContain("#");
      }
    }
  });
});

test.for(locales)("D-26 each area loads separately, once, in %s", async (locale) => {
  const loaded: LoadedMessages = {};
  await loadMessages(dashLoaders[locale], ["carts"], loaded);
  expect(Object.keys(loaded)).toEqual(["carts"]);
  const { carts: cart } = loaded;
  await loadMessages(dashLoaders[locale], areas, loaded);
  expect(loaded).toEqual(allMessages[locale]);
  expect(loaded.carts).toBe(cart);
});
