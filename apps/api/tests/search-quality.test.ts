import { endpoints } from "@shop/contract/endpoints.ts";
import { surePart } from "@shop/domain/parts-list/sure-part.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { answers, type ConformanceCase } from "@shop/mocks/conformance/case.ts";
import { runConformance } from "@shop/mocks/conformance/run.ts";
import type { Answer } from "@shop/mocks/shop/call.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestApi, type TestApi } from "./support/test-api.ts";

type Found = Answer<"searchProducts">;

const call = "searchProducts";
const idsOf = ({ products }: Found): number[] => products.map(({ id }) => id);
const search = (query: string): { query: { query: string } } => ({ query: { query } });

const multimeters = (typed: string, holds: (found: Found) => boolean): ReturnType<typeof answers> =>
  answers(call, search("multimeter"), {
    next: (right) =>
      answers(call, search(typed), {
        holds: (found) =>
          String(idsOf(found)) === String(idsOf(right)) && right.totalCount > 0 && holds(found),
      }),
  });

const multimeterGroup = catalogue.subCategories.find(({ name }) => name === "Digital multimeters");
const groupedAsMultimeters = catalogue.products.filter(
  ({ sub_category_id }) => sub_category_id === multimeterGroup?.id,
);

/** True when a search ranks all multimeters before their accessories. */
const multimetersFirst = ({ products }: Found): boolean => {
  const first = products.slice(0, groupedAsMultimeters.length + 1);
  const places = groupedAsMultimeters.map(({ id }) => first.findIndex((product) => product.id === id));
  const isFor = products.findIndex(({ name }) =>
    /for .*multimeter|multimeter .*(?:holster|leads)/iu.test(name),
  );
  return places.length > 0 && !places.includes(-1) && isFor > Math.max(...places);
};

/** Searches beyond word prefixes, over the demonstration catalogue. */
const cases: readonly ConformanceCase[] = [
  {
    name: "API-4 a typing error is repaired and said",
    step: multimeters("multimetre", ({ corrected }) => corrected === "multimeter"),
  },
  {
    name: "API-4 what is right is not repaired",
    step: multimeters("MULTIMETER", ({ corrected }) => corrected === null),
  },
  ...["multimeter", "multimeters", "Multimetr", "ملتيميتر", "الملتيميتر", "ملتيميترات", "ملتميتر"].map(
    (typed) => ({
      name: `API-4 things that are called so come before things for them: ${typed}`,
      step: answers(call, { query: { query: typed, limit: 100 } }, { holds: multimetersFirst }),
    }),
  ),
  {
    name: "D-113 a part whose description alone mentions the line is not sure: 7812 is not L7912CV",
    step: answers(
      "findParts",
      { body: { list: "7812\nbootloader\nL7912CV" } },
      {
        holds: ({ lines: [mentioned, described, numbered] }) =>
          String(mentioned?.mentioned) === "7812" &&
          [mentioned, described].every((line) => line && line.total > 0 && surePart(line) === null) &&
          numbered !== undefined &&
          surePart(numbered)?.part_number === "L7912CV",
      },
    ),
  },
  {
    name: "API-4 the order of the words does not matter to what comes first",
    step: answers(call, search("digital multimeter"), {
      next: (found) =>
        answers(call, search("multimeter digital"), {
          holds: (other) => found.totalCount > 0 && String(idsOf(other)) === String(idsOf(found)),
        }),
    }),
  },
];

/** The n-th typing error of each kind in a part number: a wrong, a missing, a doubled and two swapped characters. */
function withOneError(partNumber: string, n: number): string[] {
  const at = n % partNumber.length;
  const swapAt = n % (partNumber.length - 1);
  const wrong = "0123456789ABCDEFGHKLMNPRSTUVWX".charAt((n * 7) % 30);
  const [before, after] = [partNumber.slice(0, at), partNumber.slice(at + 1)];
  return [
    before + wrong + after,
    before + after,
    before + partNumber.charAt(at) + partNumber.charAt(at) + after,
    partNumber.slice(0, swapAt) +
      partNumber.charAt(swapAt + 1) +
      partNumber.charAt(swapAt) +
      partNumber.slice(swapAt + 2),
  ];
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(catalogue);
});
afterAll(() => api.close());

test.for([...cases])("$name", async (one) => {
  const target = { request: api.request, adminHeaders: () => Promise.resolve({}) };
  await expect(runConformance(one, target)).resolves.toBeUndefined();
});

test("API-4 at least nine in ten part numbers with one typing error are found", async () => {
  const missed: string[] = [];
  let count = 0;
  for (const [n, { id, part_number }] of catalogue.products.entries()) {
    if (part_number === null || n % 3 !== 0) continue;
    for (const typed of withOneError(part_number, n)) {
      count += 1;
      const found = await api.answer(endpoints.searchProducts, {}, { query: typed });
      if (!idsOf(found).includes(id)) missed.push(`${typed} for ${part_number}`);
    }
  }
  expect(count).toBeGreaterThan(200);
  expect(missed.slice(Math.floor(count / 10))).toEqual([]);
});
