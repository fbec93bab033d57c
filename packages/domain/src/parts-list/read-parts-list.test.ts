import { describe, expect, test } from "vitest";

import { MAX_PARTS, readPartsList } from "./read-parts-list.ts";

const linesOf = (list: string) => readPartsList(list).parts.map(({ text, qty }) => [text, qty]);

describe("D-113 reading a parts list", () => {
  test.each([
    ["NE555P", "NE555P", 1],
    ["10 x NE555P", "NE555P", 10],
    ["10x NE555P", "NE555P", 10],
    ["NE555P x10", "NE555P", 10],
    ["NE555P × 10", "NE555P", 10],
    ["NE555P 10x", "NE555P", 10],
    ["10 pcs NE555P", "NE555P", 10],
    ["NE555P 25 pcs", "NE555P", 25],
    ["١٠ قطع NE555P", "NE555P", 10],
    ["3 pieces of LM7805", "LM7805", 3],
    ["10 NE555P timer", "NE555P timer", 10],
    ["NE555P 10", "NE555P", 10],
    ["25 resistor 4.7k", "resistor 4.7k", 25],
    ["100 carbon resistor", "carbon resistor", 100],
    ["2 بورد اردوينو", "بورد اردوينو", 2],
    ["بورد اردوينو 2", "بورد اردوينو", 2],
    ["resistor 20", "resistor", 20],
    ["7805 3", "7805", 3],
    ["3 7805", "7805", 3],
    ["10 555 timer", "555 timer", 10],
    ["LM317 عدد 3", "LM317", 3],
    ["عدد ٣ LM317", "LM317", 3],
    ["فيوز 1 أمبير عدد 10", "فيوز 1 أمبير", 10],
    ["NE555P, 10", "NE555P", 10],
    ["10, NE555P", "NE555P", 10],
    ["NE555P، ١٠", "NE555P", 10],
    ["NE555P;10", "NE555P", 10],
    ["NE555P\t10", "NE555P", 10],
    ["1\tNE555P\t10", "NE555P", 10],
    ["1;NE555P;timer;10", "NE555P timer", 10],
    // What is no quantity stays text.
    ["100 nF capacitor", "100 nF capacitor", 1],
    ["100 nF X7R", "100 nF X7R", 1],
    ["BC 547", "BC 547", 1],
    ["LCD 16x2", "LCD 16x2", 1],
    ["resistor 10k, 1%", "resistor 10k, 1%", 1],
    ["5 mm LED", "5 mm LED", 1],
    ["12 volt adapter", "12 volt adapter", 1],
    ["16 pin socket", "16 pin socket", 1],
    ["7 segment display", "7 segment display", 1],
    ["555 timer", "555 timer", 1],
    ["7805 regulator", "7805 regulator", 1],
    ["DHT 11", "DHT 11", 1],
    ["Raspberry Pi 4", "Raspberry Pi 4", 1],
    ["Mega 2560", "Mega 2560", 1],
    ["مقاومة 10 كيلو", "مقاومة 10 كيلو", 1],
    ["0 x NE555P", "NE555P", 1],
    ["999999 x NE555P", "NE555P", 999_999],
  ])("%s", (line, text, qty) => {
    expect(linesOf(line)).toEqual([[text, qty]]);
  });

  test("a sheet's headings say which column is which, in both languages", () => {
    expect(linesOf('Reference,Qty,Value,MPN\n"R1, R2",2,4k7,CFR-25-4K7\nC1,1,"100nF ""X7R""",')).toEqual([
      ["CFR-25-4K7", 2],
      ['100nF "X7R"', 1],
    ]);
    expect(linesOf("الصنف\tالكمية\nمتحكم أردوينو\t٣\n\t4")).toEqual([["متحكم أردوينو", 3]]);
  });

  test("headings of KiCad and Altium are read; references count, and rows of which none is wanted are left out", () => {
    expect(
      linesOf('"Id";"Designator";"Footprint";"Quantity";"Designation"\n1;"R1,R2";"R_0805";2;"4k7"'),
    ).toEqual([["4k7", 2]]);
    expect(linesOf('Designator,Comment,Footprint\n"C1, C2, C3",100nF,0805\nU1,NE555P,DIP-8')).toEqual([
      ["100nF", 3],
      ["NE555P", 1],
    ]);
    expect(linesOf("Item,Qty,Description\n3,2,CAP 100uF 25V\n4,0,not fitted")).toEqual([
      ["CAP 100uF 25V", 2],
    ]);
    expect(readPartsList("Qty,MPN,Description\n5,CFR-25JB-10K,RES 10K 5%").parts).toEqual([
      { text: "CFR-25JB-10K", qty: 5, otherwise: "RES 10K 5%" },
    ]);
  });

  test("empty lines and signs are no lines; lines beyond the limit are counted", () => {
    expect(linesOf("\n  \r\n---\nNE555P\n")).toEqual([["NE555P", 1]]);
    const { parts, dropped } = readPartsList("NE555P\n".repeat(MAX_PARTS + 3));
    expect([parts.length, dropped]).toEqual([MAX_PARTS, 3]);
  });

  test("a hostile line costs no time", () => {
    const start = performance.now();
    readPartsList(`${"1 ".repeat(9999)}x`);
    readPartsList(`${"a1".repeat(9999)} x`);
    readPartsList(`"${'""'.repeat(9999)}`);
    readPartsList(`qty,part,${',"'.repeat(9999)}`);
    readPartsList('1\t"'.repeat(4999));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
