import { describe, expect, test } from "vitest";

import { foldedWords } from "../folding.ts";
import { Synonyms } from "../synonyms.ts";
import { readSentence } from "./read-sentence.ts";

const catalogue = new Set(
  foldedWords("relay اردوينو الصوتيه صوت حساس ريليه testo multimeter strip led wire power bench arduino"),
);
const read = (text: string, groups: string[] = []) =>
  readSentence(text, {
    isWord: (word) => catalogue.has(word),
    isBeginning: (word) => [...catalogue].some((one) => one.startsWith(word)),
    synonyms: new Synonyms(groups),
    nearestKindWord: (word) => (word === "multimetre" ? "multimeter" : null),
  });
const thingOf = (text: string) => {
  const [thing] = read(text).things;
  return [thing?.kind?.id, thing?.code?.part?.code ?? thing?.code?.passive?.kind, thing?.rest];
};

describe("what is asked for", () => {
  test.for([
    ["relay 12V 5 pin", "relay", undefined, "12V 5 pin"],
    ["ريليه 12 فولت", "relay", undefined, "12 فولت"],
    ["led driver", "driver", undefined, "led"],
    ["led strip", "led-strip", undefined, ""],
    ["wire stripper 20 AWG", "wire-stripper", undefined, "20 AWG"],
    ["battery for esp32", "battery", undefined, "esp32"],
    ["battery esp32", "battery", undefined, "esp32"],
    ["charger 18650", "charger", undefined, "18650"],
    ["حساس DHT11", "sensor", "DHT11", ""],
    ["regulator LM7812CV", "regulator", "7812", ""],
    ["RC0805FR-0710KL", undefined, "resistor", ""],
    ["9v battery", "battery", undefined, "9v"],
    ["4N35", undefined, "4N35", ""],
    ["AMS1117 5v", undefined, "1117-5.0", ""],
    ["regulator AMS1117 3v3", "regulator", "1117-3.3", ""],
    ["7805 5v", undefined, "7805", "5v"],
    ["do you have a relay that gives 5 volts?", "relay", undefined, "5 volts"],
    ["عايز ريليه لو سمحت", "relay", undefined, ""],
    ["kelvra", undefined, undefined, "kelvra"],
  ] as const)("D-60 '%s'", ([text, ...thing]) => {
    expect(thingOf(text)).toEqual(thing);
  });

  test.for([
    ["multimeter and soldering iron", ["multimeter", "soldering-iron"]],
    ["سيرفو + joystick", ["servo", "joystick"]],
    ["اردوينو وكابل usb", ["arduino-board", "cable"]],
    ["temperature and humidity sensor", ["sensor"]],
  ] as const)("D-60 '%s' names things side by side", ([text, kinds]) => {
    expect(read(text).things.map(({ kind }) => kind?.id)).toEqual(kinds);
  });

  test.for([
    ["PNP transistor", "pnp"],
    ["p-channel mosfet", "p-channel"],
    ["موسفت قناة N", "n-channel"],
    ["female header", "female"],
    ["clamp meter DC", "dc"],
  ] as const)("D-60 '%s' names a polarity", ([text, id]) => {
    expect(read(text).things[0]).toMatchObject({ polarity: { id }, rest: "" });
  });

  test("D-60 words with typing errors and Arabic in Latin letters are read as kinds; a word of the catalogue is not", () => {
    expect(read("multimetre").things[0]).toMatchObject({ kind: { id: "multimeter" }, isRepaired: true });
    expect(read("mokawma 10k").things[0]).toMatchObject({ kind: { id: "resistor" }, isRepaired: true });
    expect(read("7asas 7arara").things[0]).toMatchObject({ kind: { id: "sensor" }, rest: "حراره" });
    // A word of the catalogue, one that may become a word of it, and one that sounds like other goods.
    for (const text of ["testo", "test", "zyxwon"])
      expect(read(text).things[0]).toMatchObject({ kind: null, isRepaired: false });
    expect(read("للاردوينو").things[0]).toMatchObject({ kind: { id: "arduino-board" }, isRepaired: false });
  });

  test("D-61 a synonym of a kind is that kind", () => {
    expect(read("qqzx 5V", ["qqzx, solder wire"]).things[0]).toMatchObject({ kind: { id: "solder" } });
  });
});

describe("the price", () => {
  test.for([
    ["multimeter under 500", null, 500],
    ["ملتيميتر تحت ٥٠٠ جنيه", null, 500],
    ["حساس اقل من 100 جنيه", null, 100],
    ["servo 300جنيه", null, 300],
    ["multimeter over 1,500 EGP", 1500, null],
    ["multimeter between 500 and 1000", 500, 1000],
    ["ملتيميتر من 500 ل 1000 جنيه", 500, 1000],
  ] as const)("D-60 '%s' bounds it", ([text, min, max]) => {
    const { price, things } = read(text);
    expect(price).toMatchObject({ min, max });
    expect(things[0]?.rest).toBe("");
  });

  test.for([
    "regulator under 5 V",
    "header max 40 pin",
    "MOSFET >= 50V",
    "relay 12",
    "servo less than 9 g cable 2",
  ])("D-60 '%s' bounds a value or nothing", (text) => {
    expect(read(text).price).toBeNull();
  });

  test("D-60 what is cheap, and what beginners ask for, comes by its price", () => {
    expect(read("cheap relay")).toMatchObject({
      cheap: "cheap",
      things: [{ kind: { id: "relay" }, rest: "" }],
    });
    expect(read("ايه احسن ملتيميتر للطلبة").cheap).toBe("للطلبة");
  });
});

describe("what is to be done", () => {
  test.for([
    ["remove solder from pcb", "desoldering pump"],
    ["شيل القصدير من البورد", "desoldering pump"],
    ["strip wire insulation", "wire stripper"],
    ["تحويل 12 فولت ل 5 فولت", "step-down module"],
    ["boost 3.7v battery to 5v", "step-up module"],
    ["كشف تسريب غاز", "gas sensor"],
    ["قياس التيار من غير ما اقطع السلك", "clamp meter"],
  ] as const)("D-60 '%s' asks for a %s", ([text, searched]) => {
    expect(read(text).purpose[0]).toBe(searched);
  });

  test.for(["led strip wire", "solder wire 0.8mm", "switch 220v", "gas sensor", "LM7812"])(
    "D-60 '%s' only names a thing",
    (text) => {
      expect(read(text).purpose).toEqual([]);
    },
  );
});
