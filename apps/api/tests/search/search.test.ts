import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const plain = { name_ar: null, part_number: null, brand: null, description: "", description_ar: null };
let nextId = 0;
const named = (name: string, values: Partial<Product> = {}): Product => {
  nextId += 1;
  return aProduct({ ...plain, id: nextId, name, ...values });
};

const products: Product[] = [
  named("Case for the K45 multimeter"),
  named("Digital multimeter, true RMS", { name_ar: "ملتيميتر رقمي", part_number: "K-45", brand: "Kelvra" }),
  named("Bench multimeter", { name_ar: "ملتيميتر معملي" }),
  named("Clamp meter", { name_ar: "كلامب ميتر", description: "Measures current like a multimeter." }),
  named("AP131-30"),
  named("AP131-33"),
  named("AP1310"),
  named("Carbon film resistor 4.7 kΩ"),
  named("Carbon film resistor 47 kΩ"),
  named("Ceramic capacitor 10 µF", { part_number: "CC-10\u00B5" }),
  named("Ceramic capacitor 22 \u03BCF"),
  named("+10V"),
  named("-10V"),
  named("SFP"),
  named("SFP+"),
  named("4001"),
  named("CD4001BE"),
  named("%"),
  named('"'),
  named("5% tolerance set"),
  named("π120U30"),
  named("½ W resistor"),
  named("Coil 10 \u2126"),
  named("Coil 10 \u03A9"),
  named("المقاومة الضوئية", { name_ar: "حساس الضوء" }),
  named("O'Neill \\ backslash & <b>bold</b>"),
  named("x".repeat(300)),
  named("Temperature sensor", { description: `${"y".repeat(3000)} thermistor` }),
  named("Same name twice"),
  named("Same name twice"),
  named("Multimetr probe holder mk2", { description: "Holds probes of the HCX-4471." }),
  named("Nano controller", { description: "Programmed like a Uno." }),
  named("Uno controller"),
  named("Panel voltmeter", { part_number: "S-9001", manufacturer_part_number: "ZWX-77/4Q" }),
  named("Bracket of a ZWX-77/4Q"),
  named("Film capacitor 0.47 µF"),
  named("Bluetooth 5.0 module"),
];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      categories: [aCategory({ id: 1, name: "Bench equipment", name_ar: "معدات المعمل" })],
      subCategories: [aSubCategory({ id: 1, name: "Assorted", name_ar: "متنوعات" })],
      products,
    }),
  );
});
afterAll(() => api.close());

const findIn = (shop: TestApi, query: string) =>
  shop.answer(endpoints.searchProducts, {}, { query, limit: 100 });
const namesIn = async (shop: TestApi, query: string): Promise<string[]> =>
  (await findIn(shop, query)).products.map(({ name }) => name);
const find = (query: string) => findIn(api, query);
const names = (query: string): Promise<string[]> => namesIn(api, query);

describe("part numbers", () => {
  test.for(["AP131-30", "ap131-30", "ap13130", "AP 131 30", " Ap131_30 "])(
    "API-4 '%s' finds AP131-30 first",
    async (query) => {
      expect((await names(query))[0]).toBe("AP131-30");
    },
  );

  test.for(["K-45", "k45", "K 45"])(
    "API-4 the part number '%s' ranks before names that contain it",
    async (query) => {
      expect((await names(query)).slice(0, 2)).toEqual([
        "Digital multimeter, true RMS",
        "Case for the K45 multimeter",
      ]);
    },
  );

  test.for(["ZWX-77/4Q", "zwx774q", "ZWX 77 4q"])(
    "API-4 D-53 the maker's part number '%s' is found as the shop's own is",
    async (query) => {
      expect(await names(query)).toEqual(["Panel voltmeter", "Bracket of a ZWX-77/4Q"]);
    },
  );

  test.for(["zwx77", "x774", "ZWY-77/4Q"])(
    "API-4 D-53 the beginning, a part and a misspelling of the maker's number, as '%s', find the product",
    async (query) => {
      expect(await names(query)).toContain("Panel voltmeter");
    },
  );

  test("API-4 a prefix finds all part numbers that begin with it", async () => {
    expect(await names("ap131")).toEqual(["AP131-30", "AP131-33", "AP1310"]);
    expect(await names("AP131-3")).toEqual(["AP131-30", "AP131-33"]);
  });

  test("API-4 a name of digits ranks before names that contain them", async () => {
    expect((await names("4001"))[0]).toBe("4001");
  });
});

describe("technicians type parts of part numbers, values and words apart", () => {
  let parts: TestApi;
  const search = async (query: string): Promise<string[]> => (await namesIn(parts, query)).toSorted();
  const bought = { price: "5.00", amount: 10 };
  beforeAll(async () => {
    parts = await openTestApi(
      aCatalogue({
        categories: [aCategory({ id: 1, name: "Parts", name_ar: null })],
        subCategories: [aSubCategory({ id: 1, name: "Various", name_ar: null })],
        products: [
          named("Timer, DIP-8", { part_number: "NE555P" }),
          named("Regulator +5 V", { part_number: "LM7805CT" }),
          named("Compatible board ATmega328P, USB"),
          named("Dual motor driver", { part_number: "L298N" }),
          named("Pocket multimeter"),
          named("Ceramic capacitor 100 nF"),
          named("Carbon film resistor 4.7 kΩ"),
          named("Metal film resistor 47 kΩ"),
          named("Crystal 16 MHz"),
          named("Electrolytic capacitor 1000 µF 25 V", { name_ar: "مكثف 1000 ميكرو فاراد" }),
          named("Motor shield for Modulo", { ...bought }),
          named("Modulo sold out", { ...bought, amount: 0 }),
          named("Modulo unpriced", { ...bought, price: "0.00" }),
          named("Modulo to buy", bought),
        ],
      }),
    );
  });
  afterAll(() => parts.close());

  test.for([
    ["555", "Timer, DIP-8"],
    ["ne55", "Timer, DIP-8"],
    ["55p", "Timer, DIP-8"],
    ["7805", "Regulator +5 V"],
    ["328", "Compatible board ATmega328P, USB"],
    ["atmega 328", "Compatible board ATmega328P, USB"],
    ["board 328", "Compatible board ATmega328P, USB"],
    ["298n", "Dual motor driver"],
    ["298 n", "Dual motor driver"],
    ["٢٩٨", "Dual motor driver"],
    ["multi meter", "Pocket multimeter"],
    ["pocket multi meter", "Pocket multimeter"],
    ["0.1uF", "Ceramic capacitor 100 nF"],
    ["capacitor 0,1 µF", "Ceramic capacitor 100 nF"],
    ["100n", "Ceramic capacitor 100 nF"],
    ["4.7k", "Carbon film resistor 4.7 kΩ"],
    ["4k7", "Carbon film resistor 4.7 kΩ"],
    ["4K7 resistor", "Carbon film resistor 4.7 kΩ"],
    ["4700 ohm", "Carbon film resistor 4.7 kΩ"],
    ["4700 أوم", "Carbon film resistor 4.7 kΩ"],
    ["resistor 47000Ω", "Metal film resistor 47 kΩ"],
    ["16000 khz", "Crystal 16 MHz"],
    ["1000 \u039CF", "Electrolytic capacitor 1000 µF 25 V"],
    ["1 mF", "Electrolytic capacitor 1000 µF 25 V"],
    ["١٠٠٠ ميكرو فاراد", "Electrolytic capacitor 1000 µF 25 V"],
  ] as const)("API-4 '%s' finds %s, and nothing else", async ([typed, name]) => {
    expect(await search(typed)).toEqual([name]);
  });

  test("API-4 two characters are no inner run", async () => {
    expect(await search("55")).toEqual([]);
  });

  test("API-4 among equals, products with a price and in stock come first; what a product is for comes last", async () => {
    const expected = ["Modulo to buy", "Modulo sold out", "Modulo unpriced", "Motor shield for Modulo"];
    expect(await namesIn(parts, "modulo")).toEqual(expected);
    const ids: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof find>> = await parts.answer(
        endpoints.searchProducts,
        {},
        { query: "modulo", limit: 1, ...(cursor && { cursor }) },
      );
      ids.push(...page.products.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(ids).toEqual((await findIn(parts, "modulo")).products.map(({ id }) => id));
  });
});

describe("unusual names", () => {
  test.for([
    "+10V",
    "-10V",
    "SFP",
    "SFP+",
    "%",
    '"',
    "π120U30",
    "4001",
    "O'Neill \\ backslash & <b>bold</b>",
  ])("API-4 %s finds itself first", async (name) => {
    expect((await names(name))[0]).toBe(name);
  });

  test("API-4 names that differ in one symbol are both found, the exact one first", async () => {
    expect(await names("SFP")).toEqual(["SFP", "SFP+"]);
    expect(await names("SFP+")).toEqual(["SFP+", "SFP"]);
    expect((await names("10V")).toSorted()).toEqual(["+10V", "-10V"]);
  });

  test("API-4 a symbol alone finds the names that contain it", async () => {
    expect(await names("%")).toEqual(["%", "5% tolerance set"]);
  });

  test.for(["10 \u00B5F", "10\u03BCF", "10 uF", "CC-10\u03BC"])(
    "API-4 both micro signs and u are equal: '%s'",
    async (query) => {
      expect(await names(query)).toEqual(["Ceramic capacitor 10 µF"]);
    },
  );

  test.for(["coil 10 \u2126", "coil 10\u03A9", "coil 10 ohm"])(
    "API-4 both ohm signs and ohm are equal: '%s'",
    async (query) => {
      expect(await names(query)).toEqual(["Coil 10 \u2126", "Coil 10 \u03A9"]);
    },
  );

  test("API-4 a decimal point does not separate words", async () => {
    expect(await names("resistor 4.7k")).toEqual(["Carbon film resistor 4.7 kΩ"]);
    expect(await names("4.7 kΩ")).toEqual(["Carbon film resistor 4.7 kΩ"]);
    expect(await names("resistor 47 kΩ")).toEqual(["Carbon film resistor 47 kΩ"]);
  });

  test("API-4 digits behind a decimal point are no value of their own", async () => {
    expect(await names("47 µF")).toEqual([]);
    expect(await names("7k")).toEqual([]);
    expect(await names("0.47uF")).toEqual(["Film capacitor 0.47 µF"]);
    expect(await names("bluetooth 5")).toEqual(["Bluetooth 5.0 module"]);
  });

  test("API-4 a name of 300 letters without a space is found by a prefix", async () => {
    expect(await names("x".repeat(80))).toHaveLength(1);
  });

  test("API-4 a name that two products have finds both", async () => {
    expect(await names("same name twice")).toHaveLength(2);
  });
});

describe("words", () => {
  test("API-4 names come before descriptions, in any order of the words", async () => {
    expect((await names("multimeter")).at(-1)).toBe("Clamp meter");
    expect(await names("rms digital")).toEqual(["Digital multimeter, true RMS"]);
    expect(await names("true kelvra")).toEqual(["Digital multimeter, true RMS"]);
  });

  test("API-4 D-60 every word must match; where no product has all, as few as possible are left out and named", async () => {
    expect(await names("bench true kelvra multimeter")).toEqual(["Digital multimeter, true RMS"]);
    expect(await find("bench capacitor true")).toEqual({
      ...(await find("bench capacitor")),
      unmatched: ["true"],
    });
    // What is asked for is never left out.
    const found = await find("kelvra rms capacitor");
    expect(found.unmatched).toEqual(["kelvra", "rms"]);
    expect(found.products.map(({ name }) => name.includes("capacitor"))).toEqual([true, true, true]);
  });

  test("API-4 D-60 two letters after other words are the beginning of a word where nothing has them", async () => {
    expect(await find("ceramic ca")).toEqual(await find("ceramic cap"));
    expect(await find("uno co")).toMatchObject({ unmatched: [] });
  });

  test("API-4 words that no product contains are left out and named, where the others find something", async () => {
    const { products: all, unmatched } = await find("multimeter");
    expect(unmatched).toEqual([]);
    const left = await find("zzqq multimeter");
    expect(left).toMatchObject({ products: all.slice(0, 2), totalCount: 2, unmatched: ["zzqq"] });
    expect(await find("zzyyqq mutlimeter, zzqq")).toEqual({
      ...left,
      corrected: "zzyyqq multimeter zzqq",
      unmatched: ["zzyyqq", "zzqq"],
    });
    expect(await find("zzyyqq zzqq")).toMatchObject({ totalCount: 0, unmatched: [] });
    // What is left has to name something: numbers, values and prepositions would find anything.
    // Words that ask for a replacement are understood, and a spoken 'L' says nothing by itself.
    const { totalCount } = await find("4001");
    for (const query of ["بديل 4001", "الـ 4001", "replacement for 4001"])
      expect(await find(query)).toMatchObject({ totalCount, unmatched: [] });
    for (const query of ["zzqq 4471", "zzqq 10 µF", "zzqq for the"])
      expect(await find(query)).toMatchObject({ totalCount: 0, unmatched: [] });
  });

  test("API-4 the list that is sorted by another order contains the same; the dashboard's contains every word", async () => {
    const query = { query: "zzqq multimeter", sort: "name", limit: 100 } as const;
    const sorted = await api.answer(endpoints.listProducts, {}, query);
    expect(sorted).toMatchObject({ total: (await find(query.query)).totalCount });
    const headers = await signInAdmin(api);
    expect(
      await call(api, endpoints.listAdminProducts, { headers, query: { query: query.query } }),
    ).toMatchObject({ total: 0 });
  });

  test("API-4 of all words, those of names count more than those of categories and descriptions", async () => {
    expect(await names("bench uno")).toEqual(["Uno controller", "Nano controller"]);
  });

  test("API-4 the last word may be a prefix", async () => {
    expect(await names("ceramic capa")).toHaveLength(2);
    expect(await find("capa ceramic")).toMatchObject({ unmatched: ["capa"] });
  });

  test("API-4 brand, categories in both languages and descriptions are searched", async () => {
    expect(await names("kelvra")).toHaveLength(1);
    expect(await names("assorted")).toHaveLength(products.length);
    expect(await names("متنوعات")).toHaveLength(products.length);
    expect(await names("thermistor")).toEqual(["Temperature sensor"]);
  });

  test("API-4 an English plural finds the singular", async () => {
    expect(await names("resistors")).toEqual(await names("resistor"));
  });
});

const grouped = (name: string, name_ar: string | null, sub: number, more: Partial<Product> = {}): Product =>
  named(name, { name_ar, sub_category_id: sub, ...more });

describe("products of a kind rank before accessories for it", () => {
  const search = (query: string): Promise<string[]> => namesIn(kinds, query);
  let kinds: TestApi;
  beforeAll(async () => {
    kinds = await openTestApi(
      aCatalogue({
        categories: [aCategory({ id: 1, name: "Measuring instruments", name_ar: "أجهزة القياس" })],
        subCategories: [
          aSubCategory({ id: 1, name: "Meter accessories", name_ar: "إكسسوارات أجهزة القياس" }),
          aSubCategory({ id: 2, name: "Digital multimeters", name_ar: "ملتيميترات رقمية" }),
          aSubCategory({ id: 3, name: "Batteries and holders", name_ar: "بطاريات وحوامل" }),
        ],
        products: [
          grouped("Multimeter holster", "واقي ملتيميتر", 1),
          grouped("Strap for multimeters", "حزام لجهاز ملتيميتر", 1),
          grouped("Multimeter leads, gold tips", "كابلات ملتيميتر", 1, { part_number: "TL-1" }),
          grouped("Kelvra K45", "كلفرا K45", 2),
          grouped("Metrivo M5 pen multimeter 600 V", "ملتيميتر قلم ميتريفو M5", 2),
          grouped("Battery holder, two AA", "حامل بطاريتين AA", 3),
          grouped("Alkaline battery AA", "بطارية قلوية AA", 3),
          grouped("Learning set", "طقم تعليمي", 3, { description: "With a multimeter and a battery." }),
          grouped("Workshop multimeter", "جهاز ملتيميتر", 3),
          grouped("Lucky bag", null, 1, { part_number: "MULTIMETER-X" }),
        ],
      }),
    );
  });
  afterAll(() => kinds.close());

  test("API-4 D-60 what is called by all words, and a group that is called by the word, come first", async () => {
    const shop = await openTestApi(
      aCatalogue({
        categories: [aCategory({ id: 1, name: "Electronics", name_ar: "إلكترونيات" })],
        subCategories: [
          aSubCategory({ id: 1, name: "Motor drivers", name_ar: "دوائر قيادة المواتير" }),
          aSubCategory({ id: 2, name: "Potentiometers", name_ar: "مقاومات متغيرة" }),
          aSubCategory({ id: 3, name: "Resistors", name_ar: "مقاومات" }),
        ],
        products: [
          grouped("Stepper driver A4988", "درايفر خطوة A4988", 1),
          grouped("Dual motor driver L298N", "درايفر مواتير L298N", 1),
          grouped("Slide potentiometer 10 kΩ", "مقاومة متغيرة 10 كيلو أوم", 2),
          grouped("Carbon film resistor 10 kΩ", "مقاومة كربونية 10 كيلو أوم", 3),
        ],
      }),
    );
    try {
      const drivers = ["Dual motor driver L298N", "Stepper driver A4988"];
      expect(await namesIn(shop, "motor driver")).toEqual(drivers);
      expect(await namesIn(shop, "motor dri")).toEqual(drivers);
      expect(await namesIn(shop, "motor dr")).toEqual(drivers);
      const resistors = ["Carbon film resistor 10 kΩ", "Slide potentiometer 10 kΩ"];
      expect(await namesIn(shop, "مقاومة 10 كيلو اوم")).toEqual(resistors);
      expect(await namesIn(shop, "مقاومة")).toEqual(resistors);
    } finally {
      await shop.close();
    }
  });

  const PART = "Lucky bag";
  const METERS = ["Kelvra K45", "Metrivo M5 pen multimeter 600 V", "Workshop multimeter"];
  const NAMED = ["Multimeter holster", "Multimeter leads, gold tips"];
  const FOR = "Strap for multimeters";

  test.for(["multimeter", "multimeters", "multimetr"])("API-4 in English: %s", async (query) => {
    const found = (await search(query)).filter((name) => name !== PART);
    expect(found.slice(0, 3)).toEqual(METERS);
    expect(found.slice(3).toSorted()).toEqual([...NAMED, FOR, "Learning set"].toSorted());
  });

  test.for(["ملتيميتر", "الملتيميتر", "ملتيميترات", "ملتيمتر"])("API-4 in Arabic: %s", async (query) => {
    const found = await search(query);
    expect(found.slice(0, 3)).toEqual(METERS);
    expect(found.slice(3).toSorted()).toEqual([...NAMED, FOR].toSorted());
  });

  test("API-4 while the word is still being typed", async () => {
    expect((await search("multim")).slice(0, 4)).toEqual([PART, ...METERS]);
  });

  test("API-4 one word for the kind is enough among several, in any order", async () => {
    expect((await search("multimeter pen"))[0]).toBe("Metrivo M5 pen multimeter 600 V");
    expect((await search("pen multimeter"))[0]).toBe("Metrivo M5 pen multimeter 600 V");
    expect((await search("multimeter leads"))[0]).toBe("Multimeter leads, gold tips");
    expect((await search("digital multimeter")).slice(0, 2)).toEqual(METERS.slice(0, 2));
  });

  test("API-4 a category that names several kinds ranks only products of the searched kind higher", async () => {
    expect(await search("battery")).toEqual([
      "Alkaline battery AA",
      "Battery holder, two AA",
      "Learning set",
      // In the category alone.
      "Workshop multimeter",
    ]);
  });

  test("API-4 a singular finds what only a category's plural names, at any place", async () => {
    expect(await search("multimeter kelvra")).toEqual(["Kelvra K45"]);
    expect(await search("accessory bag lucky")).toEqual([PART]);
  });

  test("API-4 a part number, and its prefix, rank first", async () => {
    expect((await search("multimeter-x"))[0]).toBe(PART);
    expect((await search("tl1"))[0]).toBe("Multimeter leads, gold tips");
  });

  test("API-4 a list that is filtered by a text has the same order", async () => {
    const page = await kinds.answer(endpoints.listProducts, {}, { query: "multimeter", limit: 4 });
    expect("data" in page && page.data.map(({ name }) => name)).toEqual([PART, ...METERS]);
  });
});

describe("what a name says that it is ranks before what mentions it", () => {
  let boards: TestApi;
  beforeAll(async () => {
    boards = await openTestApi(
      aCatalogue({
        categories: [aCategory({ id: 1, name: "Arduino", name_ar: "أردوينو" })],
        subCategories: [aSubCategory({ id: 1, name: "Arduino and more", name_ar: "أردوينو وغيره" })],
        products: [
          grouped("Arduino Uno sensor shield V5", "شيلد حساسات أردوينو أونو", 1),
          grouped("Case for Arduino Uno, acrylic", "علبة أردوينو أونو أكريليك", 1),
          grouped("USB cable for Arduino Uno", "كابل USB أردوينو أونو", 1),
          grouped("Prototype shield Arduino Uno", "شيلد تجارب أردوينو أونو", 1),
          grouped("Arduino Uno case", "حافظة أردوينو أونو", 1),
          grouped("Arduino Uno R3", "أردوينو أونو R3", 1),
          grouped("Arduino Mega 2560 R3", "أردوينو ميجا", 1, { description: "Fits shields of the Uno." }),
          grouped("Display module with Uno board", null, 1, { description: "Arduino library." }),
        ],
      }),
    );
  });
  afterAll(() => boards.close());

  test.for(["arduino uno", "Arduino UNO", "arduino uno r3", "أردوينو أونو", "اردوينو اونو"])(
    "API-4 D-60 the board comes before shields, cases and cables: %s",
    async (query) => {
      expect((await namesIn(boards, query))[0]).toBe("Arduino Uno R3");
    },
  );

  test("API-4 D-60 a name made of the words in another order comes first", async () => {
    expect((await namesIn(boards, "uno case arduino"))[0]).toBe("Arduino Uno case");
    expect((await namesIn(boards, "shield uno prototype arduino"))[0]).toBe("Prototype shield Arduino Uno");
  });

  test("API-4 D-60 all words in a name come before some in descriptions", async () => {
    expect((await namesIn(boards, "uno r3 arduino")).slice(0, 2)).toEqual([
      "Arduino Uno R3",
      "Arduino Mega 2560 R3",
    ]);
  });
});

describe("a brand that is not sold is not taken for a word", () => {
  let shop: TestApi;
  beforeAll(async () => {
    const words = [
      "own",
      "segment",
      "silent",
      "metre",
      "meter",
      "test",
      "master",
      "chain",
      "agile",
      "place",
      "unit",
    ];
    shop = await openTestApi(
      aCatalogue({
        products: [
          named("Test probe, one metre", { description: `Its ${words.join(", ")}.` }),
          named("Segment display unit", { description: "Easy to fix, flux included." }),
          named("Relay board", { description: "Quick." }),
        ],
      }),
    );
  });
  afterAll(() => shop.close());

  test.for([
    "Keysight",
    "Tektronix",
    "Rigol",
    "Uni-T",
    "Siglent",
    "Owon",
    "Testo",
    "Metrel",
    "Mastech",
    "Amprobe",
    "Chauvin",
    "Agilent",
    "Pace",
    "Fluke",
  ])("API-4 D-60 %s", async (brand) => {
    expect(await findIn(shop, brand)).toMatchObject({ corrected: null, totalCount: 0 });
    expect(await findIn(shop, `${brand} relay`)).toMatchObject({ corrected: null, unmatched: [brand] });
  });

  test.for([
    ["rely", "relay"],
    ["segmant", "segment"],
    ["dispaly", "display"],
    ["displayunit", "display unit"],
  ] as const)("API-4 D-60 '%s' is still repaired", async ([typed, corrected]) => {
    expect(await findIn(shop, typed)).toMatchObject({ corrected, unmatched: [] });
  });
});

describe("Arabic", () => {
  test("API-4 D-26 multimeter and ملتيميتر find the same products", async () => {
    const arabic = await names("ملتيميتر");
    expect(arabic).toEqual(["Digital multimeter, true RMS", "Bench multimeter"]);
    expect(await names("multimeter")).toEqual(expect.arrayContaining(arabic));
  });

  test.for([
    ["an article too many", "الملتيميتر", "ملتيميتر"],
    ["an article too few", "مقاومة ضوئية", "المقاومة الضوئية"],
    ["another form of a letter", "مقاومه ضوئيه", "المقاومة الضوئية"],
    ["marks and tatweel", "مُلْتيمـــيتَر", "ملتيميتر"],
  ] as const)("API-4 %s makes no difference", async ([, typed, right]) => {
    const found = await names(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await names(right));
  });

  test("API-4 Arabic digits equal ASCII digits", async () => {
    expect((await names("٤٠٠١"))[0]).toBe("4001");
  });

  test("API-4 a typing error in Arabic is repaired", async () => {
    expect(await find("ملتيمتر")).toMatchObject({ corrected: "ملتيميتر", totalCount: 2 });
  });
});

describe("typing errors", () => {
  test.for([
    ["multimter", "multimeter"],
    ["mulitmeter", "multimeter"],
    ["digtal mutlimeter", "digital multimeter"],
    ["capacitr 10 µF", "capacitor 10 µF"],
    ["Ceramik", "ceramic"],
  ] as const)("API-4 '%s' is repaired to '%s', and says so", async ([typed, right]) => {
    const found = await find(typed);
    expect(found).toMatchObject({ corrected: right });
    expect(found.products).toEqual((await find(right)).products);
    expect(found.totalCount).toBeGreaterThan(0);
  });

  test("API-4 a query with matches is not repaired", async () => {
    const { corrected, products: holders } = await find("holder");
    expect(corrected).toBeNull();
    expect(holders.map(({ name }) => name).toSorted()).toEqual([
      "Bracket of a ZWX-77/4Q",
      "Multimetr probe holder mk2",
    ]);
    expect(await find("AP131-33")).toMatchObject({ corrected: null, totalCount: 1 });
  });

  test("API-4 a rare misspelling in the catalogue does not hide the common word", async () => {
    const { corrected, products: found } = await find("multimetr");
    const right = await names("multimeter");
    expect(corrected).toBe("multimeter");
    expect(right.length).toBeGreaterThan(2);
    expect(found.map(({ name }) => name)).toEqual(["Multimetr probe holder mk2", ...right]);
  });

  test("API-4 a rare word that is the whole name is not repaired", async () => {
    expect(await findIn(api, "Multimetr probe holder mk2")).toMatchObject({ corrected: null, totalCount: 1 });
  });

  test("API-4 the beginning of a word is repaired", async () => {
    expect(await find("temprat")).toMatchObject({ corrected: "temperature", totalCount: 1 });
    expect(await find("resistor cerbon")).toMatchObject({ corrected: "resistor carbon", totalCount: 2 });
    // Only the last word may be a beginning.
    expect(await find("temprat carbon")).toMatchObject({ corrected: null, unmatched: ["temprat"] });
    expect(await find("temprat sensor")).toMatchObject({ corrected: "temperature sensor", totalCount: 1 });
    // Five letters with an error are no beginning: 'tempo' is not 'temperature'.
    expect(await find("tempo")).toMatchObject({ corrected: null, totalCount: 0 });
  });

  test("API-4 two words without a space between them are found", async () => {
    expect(await find("filmresistor")).toMatchObject({ corrected: "film resistor", totalCount: 2 });
  });

  test.for([
    ["PA131-30", "AP131-30", "AP131-30"],
    ["cd40001be", "CD4001BE", "CD4001BE"],
    ["CD4010BE", "CD4001BE", "CD4001BE"],
    ["CD401", "CD4001BE", "CD4001BE"],
  ] as const)("API-4 a part number with one error: '%s' is '%s'", async ([typed, corrected, name]) => {
    const found = await find(typed);
    expect(found.products.map((product) => product.name)).toContain(name);
    expect(found.corrected).toBe(corrected);
  });

  test.for([
    ["AP132-30", "AP132-30", "AP131-30"],
    ["ap 132 30", "ap 132 30", "AP131-30"],
    ["multimeter K46", "K46", "Digital multimeter, true RMS"],
    ["π120u33", "π120u33", "π120U30"],
    ["zwx-87/4", "zwx-87/4", "Panel voltmeter"],
  ] as const)(
    "API-4 D-60 a part number with another digit is a near match, and no correction: '%s'",
    async ([typed, near, name]) => {
      const found = await find(typed);
      expect(found).toMatchObject({ corrected: null, near: [near] });
      expect(found.products.map((product) => product.name)).toContain(name);
    },
  );

  test.for(["HCX-4471", "probe HCX-4471", "4471"])(
    "API-4 D-60 a part number that descriptions alone mention is named: '%s'",
    async (typed) => {
      const mentioned = [typed.replace("probe ", "")];
      expect(await find(typed)).toMatchObject({ near: [], mentioned, totalCount: 1 });
    },
  );

  test.for(["HEF4001", "MC14001B"])(
    "API-4 D-60 the part of another manufacturer is a near match, and no correction: '%s'",
    async (typed) => {
      const totalCount = 2;
      expect(await find(typed)).toMatchObject({ corrected: null, near: [typed], totalCount });
      expect(await find(`zzqq ${typed}`)).toMatchObject({ near: [typed], unmatched: ["zzqq"], totalCount });
    },
  );

  test("API-4 D-60 a part number that exists, or names no manufacturer, has no near matches", async () => {
    expect(await find("CD4001BE")).toMatchObject({ near: [], totalCount: 1 });
    expect(await find("TBS4001C")).toMatchObject({ near: [], corrected: null, totalCount: 0 });
  });

  test("API-4 part numbers with more errors are not repaired", async () => {
    expect(await find("AP157-30")).toMatchObject({ corrected: null, totalCount: 0 });
  });

  test("API-4 a word without similar ones is not repaired", async () => {
    expect(await find("zzqqyyww")).toMatchObject({ corrected: null, totalCount: 0, products: [] });
  });
});

describe("the answer", () => {
  test("SEARCH-2 D-27 products have the fields of a card, 15 of them without a limit", async () => {
    const { products: found, totalCount } = await api.answer(
      endpoints.searchProducts,
      {},
      { query: "assorted" },
    );
    expect(found).toHaveLength(15);
    expect(totalCount).toBe(products.length);
    expect(found[0]).toEqual({
      id: 1,
      name: "Case for the K45 multimeter",
      name_ar: null,
      part_number: null,
      brand: null,
      images: [],
      specifications: [],
      price: "0.50",
      price_before: null,
      offer_until: null,
      quantity_prices: [],
      unit: null,
      pieces_per_unit: null,
      min_order: null,
      order_step: null,
      max_order: null,
      amount: 1200,
      restock_on: null,
      category_id: 1,
      sub_category_id: 1,
    });
  });

  test.for(["assorted", "multimeter", "ceramik"])(
    "D-27 pages of any size contain the same products in the same order: %s",
    async (query) => {
      const whole = (await find(query)).products.map(({ id }) => id);
      for (const limit of [1, 2, 7]) {
        const ids: number[] = [];
        let cursor: string | null = "";
        while (cursor !== null) {
          const part: Awaited<ReturnType<typeof find>> = await api.answer(
            endpoints.searchProducts,
            {},
            { query, limit, ...(cursor && { cursor }) },
          );
          ids.push(...part.products.map(({ id }) => id));
          expect(part.totalCount).toBe(whole.length);
          cursor = part.next_cursor;
        }
        expect(ids).toEqual(whole);
      }
    },
  );

  test.for(["", "   ", "\u0000", "\u200F\u200E", "\uD800"])(
    "SEARCH-6 a blank query has no matches (%#)",
    async (query) => {
      expect(await find(query)).toEqual({
        products: [],
        totalCount: 0,
        totalCountExact: true,
        next_cursor: null,
        corrected: null,
        near: [],
        mentioned: [],
        unmatched: [],
        missing_part: null,
        applied_values: [],
      });
    },
  );

  test.for([
    "'",
    "''",
    "\\",
    "a'b\\c",
    ":*",
    "& | !",
    "<->",
    "(",
    "1=1; --",
    "multi\u0000meter",
    "😀",
    "%00",
    "_",
    "$1",
    "a".repeat(200),
    "a ".repeat(100),
    "أ".repeat(200),
  ])("API-4 signs that mean something to a database mean nothing here: %j", async (query) => {
    await expect(find(query)).resolves.toMatchObject({ totalCountExact: true });
  });

  test("API-4 a cursor of a list, or a malformed one, is refused", async () => {
    for (const place of [["newest", 3], ["search", 100, 3], ["search", -1, 3], ["search", 0], 7]) {
      const cursor = Buffer.from(JSON.stringify(place)).toString("base64url");
      expect(
        await api.refusal(`/backend/public/api/products/products/search?query=assorted&cursor=${cursor}`),
      ).toMatchObject({ status: 400, code: "bad_query" });
    }
  });
});
