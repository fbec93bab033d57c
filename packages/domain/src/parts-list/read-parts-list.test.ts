import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { MAX_PARTS, type ReadingOptions, readPartsList } from "./read-parts-list.ts";

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
    ["ne 555 p (x3)", "ne 555 p", 3],
    ["irfz 44 n - ٢", "irfz 44 n", 2],
    ["61300611121", "61300611121", 1],
    ["U1 | |XIAO RP2040", "XIAO RP2040", 1],
    ["| U1, U2 | |XIAO RP2040|", "XIAO RP2040", 2],
    ["NE555P | timer | 10", "NE555P timer", 10],
    ["61300611121 5", "61300611121", 5],
    ["U3,U4,U5 / C92373 / Texas Instruments / TPS62130RGTR / buck", "TPS62130RGTR", 3],
    // What is no quantity stays text.
    ["R1 10k resistor 0603", "R1 10k resistor 0603", 1],
    ["10k resistor 1206", "10k resistor 1206", 1],
    ["R1 10k / 0805", "R1 10k / 0805", 1],
    ["LED5 red - 0805", "LED5 red - 0805", 1],
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
      { text: "CFR-25JB-10K", qty: 5, also: ["RES 10K 5%"] },
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

/** The parts of a list as 'qty x text', with a question mark where the quantity is asked, and how many lines are left out for which reason. */
function summaryOf(list: string, options?: ReadingOptions) {
  const { parts, leftOut } = readPartsList(list, options);
  return {
    parts: parts.map(({ qty, text, places }) => `${qty}${places === undefined ? "" : "?"} x ${text}`),
    leftOut: Object.fromEntries(leftOut.map(({ reason, lines }) => [reason, lines])),
  };
}

describe("D-113 bills of materials as programs, shops and people write them", () => {
  test.each<[shape: string, list: string, parts: string[], leftOut?: Record<string, number>]>([
    [
      "a title, headings in the third row, and a block of counts below",
      "Charger v3;;;\n;;;\nPart;References;Value;PartNumber;Quantity Per PCB\nC_Small;C1 C2;100n;KX-104;2\n;;;;\nGroups:;19;;;",
      ["2 x KX-104"],
      { heading: 1, text: 1 },
    ],
    [
      "a quantity and values that say what is not fitted",
      'Quantity,References,Value,MPN\n2 (DNF),J2 J3,DNP,DNP\n1,R4,"10k (DNP)",ANY\n1,R5,NA(1M),\n0,R6,4k7,\n3,R7-R9,2k2,KR-2K2',
      ["3 x KR-2K2"],
      { not_fitted: 4 },
    ],
    [
      "a column that marks what is not fitted",
      "Ref,Value,MPN,DNP,Count\nU1,LDO,KL-33,,1\nU2,LDO,KL-25,X,1",
      ["1 x KL-33"],
      { not_fitted: 1 },
    ],
    [
      "values with a mark of what is not fitted, beside a part number",
      "Ref,Value,MPN,Qty\nR1,0R-DNP,RC0603-0R,1\nR2,10k DNF,RC0603-10K,1\nR3,DNI,RC0603-1K,1\nR4,4k7,RC0603-4K7,1",
      ["1 x RC0603-4K7"],
      { not_fitted: 3 },
    ],
    [
      "sections and lines of plain text that are not fitted, and prose",
      "These are the parts.\nNE555P x2\nLM358N DNP\nNot fitted:\nBC547 x4\nConnectors:\nTPS62130 x1\nDo not use these parts\nLM317T x3",
      ["2 x NE555P", "1 x TPS62130"],
      { text: 1, not_fitted: 3, heading: 3 },
    ],
    [
      "numbers of distributors with a prefix or suffix around the maker's",
      "Ref,Qty,Mouser No,Digi-Key Part Number\nU1,1,595-NE555P,\nU2,1,,LM358N-ND\nQ1,1,621-2N7002-7-F,",
      ["1 x NE555P", "1 x LM358N", "1 x 2N7002-7-F"],
    ],
    [
      "empty cells between bars",
      "Ref | Value | Part\nU1 | |XIAO RP2040\nU2 | |NE555P",
      ["1 x XIAO RP2040", "1 x NE555P"],
    ],
    [
      "everything below a line that says so",
      'QTY,REFERENCE,PART NUMBER\n2,"U1,U2",KA-1\n,DO NOT INSTALL COMPONENTS BELOW.,\n1,U3,KA-2',
      ["2 x KA-1"],
      { heading: 1, not_fitted: 1 },
    ],
    [
      "other makers in rows below a part",
      'QTY,REFERENCE,MANU,PART NUMBER\n24,"C1,C2",Akte,KC-106\n,,Berg,BC-106\n,,Cole,CC-106',
      ["24? x KC-106"],
      { alternative: 2 },
    ],
    [
      "ranges of places, with blanks and without letters behind",
      'Names;Value;Quantity\nU1-2, U5, U7;TS912;4\nC1 - C4;10 uF;4\nR2-3, R7, R10-12;100k;\nD1..D3;1N4148;3\n"C  2,C  3";22n;2',
      ["4 x TS912", "4 x 10 uF", "6 x 100k", "3 x 1N4148", "2 x 22n"],
    ],
    [
      "line breaks in quoted cells, and lines that end with CR",
      'Designator,Value,Footprint\r"R4\nR2\nR5",10K,0603\rQ1,"\nKX7002\n",SOT-23',
      ["3 x 10K", "1 x KX7002"],
    ],
    [
      "Eagle's columns of the same width, where 'Part' is a place",
      "Partlist\n\nExported from door.sch\n\nPart     Value           Device          Package         Library\n\nC2       1000uF          CPOL-E5         E5-10,5         rcl\nLED1                     LEDCHIP-0805    CHIPLED_0805    led\nX1       KDSN1,5/2-5     KDSN1,5/2-5     KDSN1,5/2       con",
      ["1 x 1000uF", "1 x LEDCHIP-0805", "1 x KDSN1,5/2-5"],
      { heading: 2 },
    ],
    [
      "a value that holds the maker's number",
      "Part     Value                       Package\nC1       33pf / KC0402B330 / 30201  C0402\nRF1      U-FL / ??? / 32011          UFL",
      ["1 x KC0402B330", "1 x U-FL"],
    ],
    [
      "a long comment that begins with a part number, and places that count",
      'Comment,Designator,Footprint,LCSC Part #\n"KO3401A -4.0A Id, -30V Vds, P-Channel MOSFET","Q1,Q2,Q6",SOT-23,C15127',
      ["3 x KO3401A"],
    ],
    [
      "German headings, sections with headings again, and a sum",
      "Stückliste\t\t\n\nBauteil\tReferenz\tWert\tMenge\nElko\tC1-2\t100µ 16V\t2\nBauteil\tReferenz\tWert\tMenge\nR\tR31\t4k7\t1\nSumme\t\t\t3",
      ["2 x 100µ 16V", "1 x 4k7"],
      { heading: 2, total: 1 },
    ],
    [
      "a second table that lists the same places again",
      "References,Value,Qty\nR1,22K,1\nReferences,Value,Qty\nR1,33K,1\nR2,10K,1",
      ["1 x 22K"],
      { heading: 1, second_table: 2 },
    ],
    [
      "counts below the parts",
      "Component,Quantity,References,Value,MPN\n1,2,C1 C2,100n,KC0402\n\nComponent Count:,63\nDate:,2019-07-10",
      ["2 x KC0402"],
      { text: 2 },
    ],
    [
      "a cart of a distributor",
      '"#","Quantity","Part Number","Manufacturer Part Number","Description"\n"1","20","311-3.90K-ND","KR0805-3K9","RES 3.9K"',
      ["20 x KR0805-3K9"],
    ],
    [
      "a number that a spreadsheet has rounded, and words that are none",
      "Designator,Manufacturer Part Number,Supplier Part Number,Quantity\nS1,4.52403E+11,KS-10145,1\nS2,n/a,KS-10146,1",
      ["1 x KS-10145", "1 x KS-10146"],
    ],
    [
      "Chinese and French headings, and a quantity that is none",
      '位号,型号,数量\n"C1,C2",KX104,100个发货\nR1,KR10K,2000\n',
      ["2? x KX104", "2000? x KR10K"],
    ],
    [
      "quantities as people write them",
      'MPN,Qty\nKA-1,2.0\nKA-2,"1,000"\nKA-3,3 pcs\nKA-4,2x\nKA-5,٢٥\nKA-6,many',
      ["2 x KA-1", "1000 x KA-2", "3 x KA-3", "2 x KA-4", "25 x KA-5", "1? x KA-6"],
    ],
    [
      "numbered lines with full-width letters",
      "1. ブザー ＰＫＭ１３ＥＰＹ (店）x 1\n2. コネクタ 10pin 302-K101 x 2\n3. KT231XS x 3",
      ["1 x ブザー PKM13EPY (店)", "2 x コネクタ 10pin 302-K101", "3 x KT231XS"],
    ],
    [
      "sentences between parts with dashes",
      "all components are available from several shops on the net\nKTM32F072 controller --- 1pcs\n0603 5% 33ohm resistors --- 2pcs",
      ["1 x KTM32F072 controller", "2 x 0603 5% 33ohm resistors"],
      { text: 1 },
    ],
    [
      "packs, and a total without a name",
      "Qty,Part No.,Description,Price,Notes\n2,K-100,4k7 resistor,0.10,This is a 2-pack.\n1,,plastic box,55.00,\n,,,55.20,without postage",
      ["2 x K-100", "1 x plastic box"],
      { text: 1 },
    ],
    [
      "more pieces than places",
      'Ref,Value,Qty\n"P1-P13 +3*",header,16\nR1,100R/2W,1',
      ["16? x header", "1 x 100R/2W"],
    ],
    [
      "a row of marks on the board, which has no part",
      'Qty,Value,Parts,MPN\n2,,"FD1, FD2",\n1,KA-5(SOT-23),U1,KA-5',
      ["1 x KA-5"],
      { text: 1 },
    ],
    [
      "several columns of numbers, one with a comma, and a note that leaves a part out",
      "References\tQuantity\tMPN\tMPN2\tNote\nU1\t1\t KX2002P,215 \tKX2002\t\nR9\t1\tEMPTY_PN\t\tLeave empty",
      ["1 x KX2002P,215"],
      { not_fitted: 1 },
    ],
    [
      "one part a row and their number below",
      "RefDes,Value,Name\nC1,10uF,CAP_1206\nU1,,KT54394 / 2\n66,,",
      ["1 x 10uF", "1 x KT54394 / 2"],
      { text: 1 },
    ],
    [
      "prices of lines for several quantities, with totals below",
      'Part,Value,Qty,Price @ 1,Price @ 50\n"A, B, C, D",KT-JACK,4,8.00,200\n-5V_REG,KT7905,1,3.00,100\n,,,11.00,300',
      ["4 x KT-JACK", "1 x KT7905"],
      { text: 1 },
    ],
    [
      "a reference that is named for each of its units, and an empty row below the headings",
      'Part/Designator,Manufacture Part Number/Shop SKU,Quantity\n,,\n"J1, J1, J1",KR-8P,3\nU5A U5B,KM358,1',
      ["3 x KR-8P", "1? x KM358"],
    ],
    [
      "signs between part and pieces",
      "NE555P (10)\n10 - NE555P\nNE555P: 5\n10*NE555P",
      ["10 x NE555P", "10 x NE555P", "5 x NE555P", "10 x NE555P"],
    ],
  ])("%s", (_, list, parts, leftOut = {}) => {
    expect(summaryOf(list)).toEqual({ parts, leftOut });
  });

  test("a long line is a part where its pieces are stated, or no line states any", () => {
    const long = "big red plastic box with a lid and a handle";
    expect(summaryOf(`1 x ${long}\n2 x NE555P`).parts).toEqual([`1 x ${long}`, "2 x NE555P"]);
    expect(summaryOf(long).parts).toEqual([`1 x ${long}`]);
  });

  test("parts below a line which says that none is fitted can be put back", () => {
    const list = 'QTY,REFERENCE,PART NUMBER\n2,"U1,U2",KA-1\n,DO NOT INSTALL BELOW,\n1,U3,KA-2';
    expect(summaryOf(list, { unfitted: true }).parts).toEqual(["2 x KA-1", "1 x KA-2"]);
  });

  test("what is not fitted is wanted when asked for, and columns hold what they are told to", () => {
    const list = "Ref,Value,Spare,DNP,Count\nU1,LDO,KL-33,,1\nU2,LDO,KL-25,X,1";
    expect(summaryOf(list, { unfitted: true }).parts).toEqual(["1 x LDO", "1 x LDO"]);
    const roles = ["references", null, "number", null, "qty"] as const;
    expect(summaryOf(list, { roles })).toEqual({ parts: ["1 x KL-33", "1 x KL-25"], leftOut: {} });
    expect(readPartsList(list).columns).toEqual([
      { heading: "Ref", role: "references" },
      { heading: "Value", role: "value" },
      { heading: "Spare", role: null },
      { heading: "DNP", role: "unfitted" },
      { heading: "Count", role: "qty" },
    ]);
  });

  test("a value has the kind of its places and the case of its footprint", () => {
    const [resistor, part] = readPartsList(
      "Reference,Value,Footprint\nR1 R2,10k,R_0805_2012Metric\nJ1,10k,Header",
    ).parts;
    expect(resistor).toMatchObject({ text: "10k", qty: 2, kind: "resistor 0805" });
    expect(part).not.toHaveProperty("kind");
  });

  test("a value has to be had, and what else its line says may be better; its case may stand in other words", () => {
    const list =
      'Ref,Value,Description,MPN\nC1,"0805, 1uF, 10V, X5R",,\nC2,10 uF,1206 capacitor,\nR1,470,,\nD1,red,,\nC3,1u,0402,KC-1';
    const { parts } = readPartsList(list);
    expect(parts.map(({ kind, value }) => [kind, value])).toEqual([
      ["capacitor", "1uF"],
      ["capacitor 1206", "10 uF"],
      ["resistor", "470 ohm"],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(parts.at(-1)).toMatchObject({ text: "KC-1", also: ["1u capacitor 0402"] });
  });

  test("D-113 lines beyond three thousand are counted and not read", () => {
    expect(readPartsList("-\n".repeat(3000) + "NE555P\n".repeat(5))).toMatchObject({ parts: [], dropped: 5 });
    expect(readPartsList("NE555P\n".repeat(3002))).toMatchObject({ dropped: 2002 });
  });

  test("any text is read in bounded time, and each of its lines is a part or left out", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: fc.constantFrom(...Array.from('R1,;\t|" \n-qtyMPN0x(Ref')), maxLength: 60 }),
          {
            maxLength: 40,
          },
        ),
        (lines) => {
          const { parts, leftOut } = readPartsList(lines.join("\n"));
          for (const { qty, text } of parts) expect([qty >= 1, text !== ""]).toEqual([true, true]);
          for (const { lines: count } of leftOut) expect(count).toBeGreaterThan(0);
        },
      ),
    );
    const start = performance.now();
    for (const sign of ['"', "-", "1", "\t", ",", ';"', "R1-", "a  "]) readPartsList(sign.repeat(100_000));
    readPartsList(`References,Qty,Value\n${'R1-R9999,5,"10k\n'.repeat(5000)}`);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
