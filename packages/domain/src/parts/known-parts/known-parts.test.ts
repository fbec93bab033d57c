import { describe, expect, test } from "vitest";

import { quantitiesIn } from "../../search/quantities.ts";
import { parseValue } from "../../specifications/parse-value.ts";
import type { UnitName } from "../../specifications/units.ts";
import { equivalentsOf } from "./equivalents.ts";
import { knownPart } from "./known-parts.ts";
import { nearParts } from "./near-parts.ts";
import { partIndex } from "./part-index.ts";

const parts = [...new Set([...partIndex().values()].map(({ part }) => part))];
const named = (code: string) => {
  const part = knownPart(code);
  if (!part) throw new Error(`${code} is not known.`);
  return part;
};

const grounds = (code: string): string[] =>
  equivalentsOf(named(code)).map(({ part, ground }) => `${part.code} ${ground}`);

const near = (code: string): string[] =>
  nearParts(named(code)).flatMap(({ parts: found }) => found.map((part) => part.code));

/** Units of which the search reads quantities. */
const SEARCHED: ReadonlySet<UnitName> = new Set(["volt", "ampere", "ohm", "watt", "hertz", "farad"]);

describe("the data", () => {
  test("SEARCH-1 names more than 900 parts", () => {
    expect(parts.length).toBeGreaterThan(900);
  });

  test("SEARCH-1 every value is read in its unit by the parser of specifications", () => {
    const unread = parts.flatMap(({ code, values }) =>
      values.filter(({ text, unit }) => parseValue(text, unit).value === undefined).map((one) => [code, one]),
    );
    expect(unread).toEqual([]);
  });

  test("SEARCH-1 every electrical value holds a quantity that the search reads", () => {
    const unread = parts.flatMap(({ code, values }) =>
      values
        .filter(({ text, unit }) => SEARCHED.has(unit) && quantitiesIn(text).length === 0)
        .map((one) => [code, one]),
    );
    expect(unread).toEqual([]);
  });

  test("SEARCH-1 states no value of a part twice", () => {
    const twice = parts.filter(
      ({ values }) => new Set(values.map(({ quantity }) => quantity)).size < values.length,
    );
    expect(twice).toEqual([]);
  });

  test("SEARCH-1 pins are positive whole numbers", () => {
    expect(parts.filter(({ pins }) => pins !== null && !(Number.isInteger(pins) && pins > 1))).toEqual([]);
  });

  test("SEARCH-1 every link leads to a known part of that very number, and not to itself", () => {
    const codes = new Set(parts.map(({ code }) => code));
    const lost = parts.flatMap(({ code, equivalents, similar, opposite }) =>
      [...equivalents, ...similar.map((one) => one.code), ...(opposite === null ? [] : [opposite])]
        .filter((one) => !codes.has(one) || one === code)
        .map((one) => `${code} -> ${one}`),
    );
    expect(lost).toEqual([]);
  });

  test("SEARCH-1 a complement has the part as its own complement", () => {
    const lonely = parts.filter(
      ({ code, opposite }) => opposite !== null && named(opposite).opposite !== code,
    );
    expect(lonely.map(({ code }) => code)).toEqual([]);
  });

  test("SEARCH-1 no number looks like the name of a place on a board: R1, C12, CR2, U3", () => {
    const places = [...partIndex().keys()].filter((code) =>
      /^(?:r|c|l|d|q|u|j|k|t|s|x|y|cr|ic|sw|bt|tp|fb)\d{1,2}$/.test(code),
    );
    expect(places).toEqual([]);
  });

  test("SEARCH-1 every part is found by its own number", () => {
    expect(parts.filter((part) => knownPart(part.code) !== part)).toEqual([]);
  });
});

describe("a number as people and makers write it", () => {
  test.for([
    ["7812", "7812"],
    ["LM7812CT", "7812"],
    ["L7812CV", "7812"],
    ["MC7812", "7812"],
    ["MC7812CTG", "7812"],
    ["µA7812CKCS", "7812"],
    ["KA7812ETU", "7812"],
    ["l 7812 cv", "7812"],
    ["LM78L05ACZ", "78L05"],
    ["MC78M05CDTG", "78M05"],
    ["L78S05CV", "78S05"],
    ["LM7905CT", "7905"],
    ["LM317T", "LM317"],
    ["LM317LZ", "LM317L"],
    ["LM317MDT-TR", "LM317M"],
    ["LM337T/NOPB", "LM337"],
    ["AMS1117-3.3", "1117-3.3"],
    ["LD1117V33", "1117-3.3"],
    ["LM1117MPX-3.3/NOPB", "1117-3.3"],
    ["NCP1117ST33T3G", "1117-3.3"],
    ["AMS1117-5", "1117-5.0"],
    ["LM2596S-5.0", "LM2596-5.0"],
    ["SN74HC00N", "74HC00"],
    ["74HC00", "74HC00"],
    ["CD74HC00E", "74HC00"],
    ["MC74HC00ADR2G", "74HC00"],
    ["SN74LS00N", "74LS00"],
    ["CD74HCT00E", "74HCT00"],
    ["SN74HC595DR", "74HC595"],
    ["CD4011BE", "4011"],
    ["HEF4011BP", "4011"],
    ["MC14011BCP", "4011"],
    ["CD40106BE", "40106"],
    ["BC547", "BC547"],
    ["BC547B", "BC547"],
    ["bc 547 c", "BC547"],
    ["BC337-40", "BC337"],
    ["BC847BLT1G", "BC847"],
    ["BD139-16", "BD139"],
    ["2N3904TA", "2N3904"],
    ["2N2222", "2N2222"],
    ["2N2222A", "2N2222A"],
    ["TIP31C", "TIP31C"],
    ["TIP31CG", "TIP31C"],
    ["C1815-GR", "2SC1815"],
    ["2SC1815Y", "2SC1815"],
    ["IRF540NPBF", "IRF540N"],
    ["IRF540PBF", "IRF540"],
    ["IRF540NSTRLPBF", "IRF540N"],
    ["IRLML2502TRPBF", "IRLML2502"],
    ["2N7002LT1G", "2N7002"],
    ["1N4007", "1N4007"],
    ["1N4007-T", "1N4007"],
    ["1N4148TAP", "1N4148"],
    ["1N4733", "1N4733A"],
    ["BZX55-C5V1", "BZX55C5V1"],
    ["BZX85C12-TAP", "BZX85C12"],
    ["NE555P", "NE555"],
    ["LM555CN", "NE555"],
    ["555", "NE555"],
    ["TLC555CP", "TLC555"],
    ["LM358N", "LM358"],
    ["LM358DR", "LM358"],
    ["TL072CP", "TL072"],
    ["UA741CN", "LM741"],
    ["LM393P", "LM393"],
    ["TL431ACLP", "TL431"],
    ["PC817C", "PC817"],
    ["MOC3041M", "MOC3041"],
    ["BT136-600E", "BT136-600E"],
    ["BTA16-600BRG", "BTA16-600B"],
    ["ATMEGA328P-PU", "ATmega328P"],
    ["ATmega8-16PU", "ATmega8"],
    ["ATtiny85-20PU", "ATtiny85"],
    ["PIC16F877A-I/P", "PIC16F877A"],
    ["STM32F103C8T6", "STM32F103C8"],
    ["ESP32-WROOM-32", "ESP32-WROOM-32"],
    ["ESP32-WROOM-32E", "ESP32-WROOM-32E"],
    ["esp32 wroom 32e n8", "ESP32-WROOM-32E"],
    ["ESP32-WROOM-32UE", "ESP32-WROOM-32UE"],
    ["Arduino Uno R3", "Arduino Uno R3"],
    ["Raspberry Pi Pico", "Raspberry Pi Pico"],
    ["ULN2003AN", "ULN2003"],
    ["L298N", "L298"],
    ["A4988SETTR-T", "A4988"],
    ["HC-SR04", "HC-SR04"],
    ["DS18B20+", "DS18B20"],
    ["DHT22", "DHT22"],
    ["JST-XH 2.5", "JST XH"],
    ["CR2032", "CR2032"],
    ["18650", "18650"],
    ["٧٨١٢", "7812"],
  ] as const)("SEARCH-1 '%s' is %s", ([code, expected]) => {
    expect(knownPart(code)?.code ?? null).toBe(expected);
  });
});

describe("a number that is another part's", () => {
  test.for([
    ["LM7905", "7805"],
    ["LM7805", "7905"],
    ["CD4011", "4001"],
    ["CD4001", "4011"],
    ["LM317L", "LM317"],
    ["LM317HV", "LM317"],
    ["LM78L05", "7805"],
    ["74HC00", "74LS00"],
    ["74LS00", "74HC00"],
    ["IRF9540", "IRF540"],
    ["IRF540N", "IRF540"],
    ["BC557", "BC547"],
    ["1N4001", "4001"],
    ["LM35", "LM358"],
    ["LM358", "LM35"],
    ["TLC555", "NE555"],
    ["ATmega328P", "ATmega328"],
    ["ESP32-WROOM-32E", "ESP32-WROOM-32"],
    ["2N2222A", "2N2222"],
    ["LIR2032", "CR2032"],
    ["MAX485E", "MAX485"],
    ["MCP6001R", "MCP6001"],
    ["SA555P", "NE555"],
    ["ATmega8A", "ATmega8"],
  ] as const)("SEARCH-1 '%s' is not %s", ([code, other]) => {
    expect(knownPart(code)?.code).not.toBe(other);
    expect(knownPart(code)).not.toBeNull();
  });

  test.for([
    "XL4001",
    "LM4040",
    "LM4051",
    "AP4511",
    "TL317",
    "NCP1117ST12T3G",
    "74AHC00",
    "74LVC245",
    "IRF540Z",
    "IRF3205Z",
    "IRFZ44V",
    "BC847BW",
    "2N7002K",
    "2N7002CK",
    "1N4148WT",
    "BAS16W",
    "ATmega328PB",
    "ATmega164P",
    "78XX",
    "7813",
    "LM3581",
    "NE5550",
    "1N40071",
    "BZX55C52",
    "10k",
    "R6",
    "C1",
    "CR2",
    "Q12",
    "U3",
    "100nF",
    "RC0805FR-0710KL",
    "multimeter",
    "",
    "7812".repeat(20),
  ] as const)("SEARCH-1 '%s' is no part of the data", (code) => {
    expect(knownPart(code)).toBeNull();
  });
});

describe("the facts of a part", () => {
  test("SEARCH-1 a regulator states its voltage, current, packages and its complement", () => {
    expect(named("7812")).toMatchObject({
      code: "7812",
      kind: "regulator",
      subtype: "positive",
      pins: 3,
      opposite: "7912",
    });
    expect(named("7812").values).toContainEqual({ quantity: "output-voltage", unit: "volt", text: "12V" });
    expect(named("7812").packages).toContain("TO-220");
    expect(named("7912").values).toContainEqual({ quantity: "output-voltage", unit: "volt", text: "-12V" });
  });

  test("SEARCH-1 a gate states its function, a zener its voltage", () => {
    expect(named("74HC00").subtype).toBe("quad 2-input NAND");
    expect(named("CD4001BE").subtype).toBe("quad 2-input NOR");
    expect(named("1N4728A").values).toContainEqual({ quantity: "zener-voltage", unit: "volt", text: "3.3V" });
    expect(named("1N4764A").values).toContainEqual({ quantity: "zener-voltage", unit: "volt", text: "100V" });
    expect(named("1N5369B").values).toContainEqual({ quantity: "zener-voltage", unit: "volt", text: "51V" });
  });
});

describe("what may stand for a part", () => {
  test("SEARCH-1 drop-in parts come first, in both directions", () => {
    expect(grounds("KA7500")[0]).toBe("TL494 drop-in");
    expect(grounds("TL494")[0]).toBe("KA7500 drop-in");
  });

  test("SEARCH-1 parts with the same kind, values and package are found without being named", () => {
    expect(grounds("FQP10N60C")).not.toContain("FQPF10N60C same-values");
    expect(grounds("1N4007")).toContain("FR107 similar");
    expect(grounds("HER301")).toEqual(["UF5400 same-values"]);
    expect(grounds("MMBT2222A")).toContain("MMBT4401 similar");
    expect(grounds("2N5551")).not.toContain("2N5401 same-values");
    expect(grounds("BAT42")).toContain("BAT43 same-values");
    expect(grounds("PN2222A")).toContain("2N4401 similar");
    expect(grounds("SB140")).toContain("1N5819 same-values");
  });

  test("SEARCH-1 a similar part names the values that differ", () => {
    const found = equivalentsOf(named("7805")).find(({ part }) => part.code === "78L05");
    expect(found).toMatchObject({ ground: "similar", differs: ["current"] });
    expect(found?.values).toContainEqual({ quantity: "output-current", own: "1A", other: "100mA" });
    expect(found?.values.map(({ quantity }) => quantity)).not.toContain("output-voltage");
  });

  test("SEARCH-1 a complement, another voltage or another kind does not stand for a part", () => {
    expect(grounds("7812")).not.toContain("7912 similar");
    expect(grounds("7812").some((one) => one.startsWith("7805 "))).toBe(false);
    expect(grounds("BC547").some((one) => one.startsWith("BC557 "))).toBe(false);
    expect(grounds("Arduino Uno R3").some((one) => one.endsWith("same-values"))).toBe(false);
  });
});

describe("what the shop names in place of a part that it does not have", () => {
  test("SEARCH-1 what bears far less is left out, what bears somewhat less is not", () => {
    expect(near("1N5408")).toContain("6A10");
    expect(near("1N5408")).not.toContain("1N4007");
    expect(near("7805")).toContain("78S05");
    expect(near("7805")).not.toContain("78L05");
    expect(near("78L05")).toContain("7805");
    expect(near("BC557")).toContain("BC558");
    expect(near("LM358")).not.toContain("MCP6002");
    expect(near("MCP6002")).toContain("LMV358");
  });

  test("SEARCH-1 no part with less memory or fewer channels", () => {
    expect(near("24C02")).toContain("24C04");
    expect(near("24C04")).not.toContain("24C02");
    expect(near("STM32F103C8T6")).not.toContain("STM32F103C6");
    expect(near("ULN2003")).toContain("ULN2803");
    expect(near("ULN2803")).not.toContain("ULN2003");
    expect(near("L293D")).toContain("L298");
  });

  test("SEARCH-1 no power transistor stands for one for small signals", () => {
    expect(near("BC557")).toContain("BC640");
    expect(near("BC557")).not.toContain("MJ2955");
  });

  test("SEARCH-1 a fast diode and a gate for logic levels stand for others, and no other for them", () => {
    expect(near("1N4007")).toContain("UF4007");
    expect(near("UF4007")).not.toContain("1N4007");
    expect(near("IRFZ44N")).toContain("IRLZ44N");
    expect(near("IRLZ44N")).toContain("IRL3705N");
    expect(near("IRLZ44N")).not.toContain("IRFZ44N");
  });

  test("SEARCH-1 no part of another voltage, function or direction", () => {
    expect(near("LF33")).not.toContain("LF50");
    expect(near("SRD-05VDC-SL-C")).not.toContain("SRD-12VDC-SL-C");
    expect(near("SMAJ12CA")).not.toContain("SMAJ12A");
    expect(near("ULN2803")).not.toContain("UDN2981");
    expect(near("TC4420")).not.toContain("TC4429");
    expect(near("MOC3021")).not.toContain("MOC3041");
    expect(near("HC-12")).not.toContain("RA-02");
    expect(near("AT89C2051")).not.toContain("AT89S52");
    expect(near("MOC3021")).toContain("MOC3051");
  });

  test("SEARCH-1 an amplifier has as many channels and is no instrumentation amplifier", () => {
    expect(near("LM741")).toContain("LM358");
    expect(near("LM741")).not.toContain("AD620");
    expect(near("LM741")).not.toContain("OP37");
    expect(near("LM741")).not.toContain("MCP6001");
    expect(near("LM358")).not.toContain("LM741");
    expect(near("LM324")).not.toContain("MC33079");
    expect(near("LM311")).not.toContain("LM3914");
  });
});
