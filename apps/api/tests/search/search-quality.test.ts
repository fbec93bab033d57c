import { endpoints } from "@shop/contract/endpoints.ts";
import { surePart } from "@shop/domain/parts-list/sure-part.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { synonyms } from "@shop/fixtures/synonyms.ts";
import { answers, type ConformanceCase } from "@shop/mocks/conformance/case.ts";
import { runConformance } from "@shop/mocks/conformance/run.ts";
import type { Answer } from "@shop/mocks/shop/call.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestApi, type TestApi } from "../support/test-api.ts";

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

/** True where each product costs at least as much as the one before it. */
const isByPrice = ({ products }: Found): boolean =>
  products.every(({ price }, at) => Number(price) >= Number(products[at - 1]?.price ?? 0));

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
    name: "D-113 a value is searched with the kind of its places, and nothing is sure by a number or letters alone",
    step: answers(
      "findParts",
      { body: { list: "Reference,Value,Qty\nR1-R4,4.7k,4\nC1,100n,1\nU9,470,1\nX1,R2,1" } },
      {
        holds: ({ lines: [resistor, capacitor, ...unsure] }) =>
          resistor?.text === "4.7k resistor" &&
          resistor.qty === 4 &&
          surePart(resistor)?.name.includes("4.7 kΩ") === true &&
          capacitor?.products.some(({ name }) => name.includes("100 nF")) === true &&
          unsure.length === 2 &&
          unsure.every((line) => line.total > 0 && surePart(line) === null),
      },
    ),
  },
  ...[
    ["relay 12V", "12V", "Relay"],
    ["ريلاي 12", "12", "Relay"],
    ["ريلاي 12 فولت", "12 فولت", "Relay"],
    ["led strip", "strip", "LED"],
  ].map(([typed = "", left, called = ""]) => ({
    name: `API-4 D-60 what only mentions such a product is not in its place, and what none has is named: ${typed}`,
    step: answers(call, search(typed), {
      holds: ({ products, unmatched, applied_values }: Found) =>
        String(unmatched) === left &&
        applied_values.length === 0 &&
        products[0]?.name.includes(called) === true,
    }),
  })),
  ...["battery for esp32", "بطارية ESP32"].map((typed) => ({
    name: `API-4 D-60 accessories of what was left out come first: ${typed}`,
    step: answers(call, search(typed), {
      holds: ({ products, unmatched }) =>
        unmatched.join(" ").toLowerCase() === "esp32" &&
        products.length > 2 &&
        products.slice(0, 2).every((one) => ["BH-18650-2", "INR18650-26"].includes(one.part_number ?? "")),
    }),
  })),
  {
    name: "API-4 D-60 an NPN transistor is no PNP transistor",
    step: answers(call, search("PNP transistor"), {
      holds: ({ products }) => products.length === 0,
      next: () => answers(call, search("NPN transistor"), { holds: ({ totalCount }) => totalCount > 0 }),
    }),
  },
  {
    name: "API-4 D-60 boards that are called so come before others of their category: arduino",
    step: answers(call, search("arduino"), {
      holds: ({ products }) =>
        String(products.slice(0, 3).map(({ part_number }) => part_number)) ===
        "NANO-V3-CH340,MEGA2560-R3,UNO-R3",
    }),
  },
  ...["MOSFET >= 50V", "MOSFET at least 50 V", "MOSFET >50V"].map((typed) => ({
    name: `API-4 D-94 a comparison is a filter: ${typed}`,
    step: answers(call, search(typed), {
      holds: ({ products, applied_values }: Found) =>
        products.some(({ part_number }) => part_number === "IRFZ44NPBF") &&
        String(applied_values.map(({ name }) => name)) === "Maximum voltage: ≥ 50\u00A0V",
    }),
  })),
  ...["cheap multimeter", "ملتيميتر رخيص"].map((typed) => ({
    name: `API-4 D-60 words of price sort by it, and the next page goes on: ${typed}`,
    step: answers(
      call,
      { query: { query: typed, limit: 3 } },
      {
        holds: (found: Found) => isByPrice(found) && found.applied_values[0]?.name === "Lowest price first",
        next: (first: Found) =>
          answers(
            call,
            { query: { query: typed, limit: 3, cursor: first.next_cursor ?? "" } },
            {
              holds: (second: Found) =>
                isByPrice({ ...first, products: [...first.products, ...second.products] }),
              next: () =>
                answers(
                  "readFacets",
                  { query: { query: typed } },
                  {
                    holds: ({ total, applied_values }) =>
                      total === first.totalCount && applied_values.length === 1,
                  },
                ),
            },
          ),
      },
    ),
  })),
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
  api = await openTestApi({ ...catalogue, synonyms });
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
