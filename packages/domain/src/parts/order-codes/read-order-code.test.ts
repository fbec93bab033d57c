import { describe, expect, test } from "vitest";

import { parseValue } from "../../specifications/parse-value.ts";
import { orderCodeReaders } from "./order-code-readers.ts";
import type { ExactValue, PassiveCode } from "./passive-code.ts";
import { readOrderCode } from "./read-order-code.ts";

/** The facts of a code in one line: '10000 ohm, 1 percent, 0805'. */
function told({
  kind,
  maker,
  value,
  tolerance,
  voltage,
  power,
  dielectric,
  package: size,
}: PassiveCode): string {
  const amounts = [value, tolerance, voltage, power].filter((one): one is ExactValue => one !== null);
  return [
    maker,
    kind,
    ...amounts.map(({ amount, unit }) => `${amount} ${unit}`),
    ...(dielectric === null ? [] : [dielectric]),
    ...(size === null ? [] : [size]),
  ].join(", ");
}

const codes = [
  ["RC0805FR-0710KL", "Yageo, resistor, 10000 ohm, 1 percent, 0805"],
  ["rc0805fr-0710kl", "Yageo, resistor, 10000 ohm, 1 percent, 0805"],
  ["RC0603JR-074K7L", "Yageo, resistor, 4700 ohm, 5 percent, 0603"],
  ["RC0402FR-07100RL", "Yageo, resistor, 100 ohm, 1 percent, 0402"],
  ["RC1206FR-0797R6L", "Yageo, resistor, 97.6 ohm, 1 percent, 1206"],
  ["AC1206FR-071ML", "Yageo, resistor, 1000000 ohm, 1 percent, 1206"],
  ["RT0805BRD0710KL", "Yageo, resistor, 10000 ohm, 0.1 percent, 0805"],
  ["RC0805JR-070RL", "Yageo, resistor, 0 ohm, 0805"],
  ["CFR-25JB-52-10K", "Yageo, resistor, 10000 ohm, 5 percent, 0.25 watt"],
  ["CFR-12JR-26A4K7", "Yageo, resistor, 4700 ohm, 5 percent, 0.167 watt"],
  ["CFR50SGT-52-1M", "Yageo, resistor, 1000000 ohm, 2 percent, 0.5 watt"],
  ["CFR200JT-73-100R", "Yageo, resistor, 100 ohm, 5 percent, 2 watt"],
  ["MFR-25FBF52-4K7", "Yageo, resistor, 4700 ohm, 1 percent, 0.25 watt"],
  ["MFR-25FRF5210K0", "Yageo, resistor, 10000 ohm, 1 percent, 0.25 watt"],
  ["MFR1WSDTE73-97R6", "Yageo, resistor, 97.6 ohm, 0.5 percent, 1 watt"],
  ["CC0805KRX7R9BB104", "Yageo, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0805"],
  ["CC0603JRNPO9BN101", "Yageo, capacitor, 0.0000000001 farad, 5 percent, 50 volt, C0G, 0603"],
  ["CC0603KRX7R9BB103", "Yageo, capacitor, 0.00000001 farad, 10 percent, 50 volt, X7R, 0603"],
  ["CC1206KKX7RZBB103", "Yageo, capacitor, 0.00000001 farad, 10 percent, 630 volt, X7R, 1206"],
  ["CC0805ZRY5V9BB104", "Yageo, capacitor, 0.0000001 farad, 50 volt, Y5V, 0805"],
  ["GRM188R71H104KA93D", "Murata, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0603"],
  ["GRM21BR61E106KA73L", "Murata, capacitor, 0.00001 farad, 10 percent, 25 volt, X5R, 0805"],
  ["GRM1555C1H101JA01D", "Murata, capacitor, 0.0000000001 farad, 5 percent, 50 volt, C0G, 0402"],
  ["GCM188R71H104KA57D", "Murata, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0603"],
  [
    "GRM1555C1H1R0CA01D",
    "Murata, capacitor, 0.000000000001 farad, 0.00000000000025 farad, 50 volt, C0G, 0402",
  ],
  ["CL21B104KBCNNNC", "Samsung, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0805"],
  ["CL10A106KP8NNNC", "Samsung, capacitor, 0.00001 farad, 10 percent, 10 volt, X5R, 0603"],
  ["CL05B104KO5NNNC", "Samsung, capacitor, 0.0000001 farad, 10 percent, 16 volt, X7R, 0402"],
  ["CL10C220JB8NNNC", "Samsung, capacitor, 0.000000000022 farad, 5 percent, 50 volt, C0G, 0603"],
  ["C2012X7R1H104K085AA", "TDK, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0805"],
  ["C1608X7R1H104K080AA", "TDK, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0603"],
  ["C1005X5R1A105K050BB", "TDK, capacitor, 0.000001 farad, 10 percent, 10 volt, X5R, 0402"],
  ["C1608X7R1H104K", "TDK, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0603"],
  ["C0805C104K5RACTU", "Kemet, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0805"],
  ["C0805C104K5RAC", "Kemet, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0805"],
  ["C1206C106K4PACTU", "Kemet, capacitor, 0.00001 farad, 10 percent, 16 volt, X5R, 1206"],
  ["C0402C229C5GACTU", "Kemet, capacitor, 0.0000000000022 farad, 0.00000000000025 farad, 50 volt, C0G, 0402"],
  ["CRCW080510K0FKEA", "Vishay, resistor, 10000 ohm, 1 percent, 0805"],
  ["CRCW06034K70FKEA", "Vishay, resistor, 4700 ohm, 1 percent, 0603"],
  ["CRCW0402100RFKED", "Vishay, resistor, 100 ohm, 1 percent, 0402"],
  ["CRCW12060000Z0EA", "Vishay, resistor, 0 ohm, 1206"],
  ["ERJ-6ENF1002V", "Panasonic, resistor, 10000 ohm, 1 percent, 0805"],
  ["ERJ3GEYJ103V", "Panasonic, resistor, 10000 ohm, 5 percent, 0603"],
  ["ERJ8GEYJ4R7V", "Panasonic, resistor, 4.7 ohm, 5 percent, 1206"],
  ["ERJ2RKF1000X", "Panasonic, resistor, 100 ohm, 1 percent, 0402"],
  ["ERJ3GEY0R00V", "Panasonic, resistor, 0 ohm, 0603"],
  ["EEE-FK1V101P", "Panasonic, electrolytic, 0.0001 farad, 35 volt"],
  ["EEE1CA100SR", "Panasonic, electrolytic, 0.00001 farad, 16 volt"],
  ["EEUFR1E102", "Panasonic, electrolytic, 0.001 farad, 25 volt"],
  ["ECA1HM100", "Panasonic, electrolytic, 0.00001 farad, 50 volt"],
  ["ECA1HM4R7", "Panasonic, electrolytic, 0.0000047 farad, 50 volt"],
  ["WR08X1002FTL", "Walsin, resistor, 10000 ohm, 1 percent, 0805"],
  ["WR06X2802FT", "Walsin, resistor, 28000 ohm, 1 percent, 0603"],
  ["WR06X103 JTL", "Walsin, resistor, 10000 ohm, 5 percent, 0603"],
  ["WR12X4R70FTL", "Walsin, resistor, 4.7 ohm, 1 percent, 1206"],
  ["WR06X000 PTL", "Walsin, resistor, 0 ohm, 0603"],
  ["0805B104K500CT", "Walsin, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0805"],
  ["0603N101J500CT", "Walsin, capacitor, 0.0000000001 farad, 5 percent, 50 volt, C0G, 0603"],
  ["1206X106K250CT", "Walsin, capacitor, 0.00001 farad, 10 percent, 25 volt, X5R, 1206"],
  ["0805W8F1002T5E", "Uniroyal, resistor, 10000 ohm, 1 percent, 0.125 watt, 0805"],
  ["0603WAJ0103T5E", "Uniroyal, resistor, 10000 ohm, 5 percent, 0.1 watt, 0603"],
  ["0402WGF1001TCE", "Uniroyal, resistor, 1000 ohm, 1 percent, 0.0625 watt, 0402"],
  ["0805W8F470KT5E", "Uniroyal, resistor, 4.7 ohm, 1 percent, 0.125 watt, 0805"],
  ["0805W8F100JT5E", "Uniroyal, resistor, 10 ohm, 1 percent, 0.125 watt, 0805"],
  ["0603WAJ0000T5E", "Uniroyal, resistor, 0 ohm, 0.1 watt, 0603"],
  ["08055C104KAT2A", "Kyocera AVX, capacitor, 0.0000001 farad, 10 percent, 50 volt, X7R, 0805"],
  ["0603YC105KAT2A", "Kyocera AVX, capacitor, 0.000001 farad, 10 percent, 16 volt, X7R, 0603"],
  ["12063D106KAT2A", "Kyocera AVX, capacitor, 0.00001 farad, 10 percent, 25 volt, X5R, 1206"],
  ["06035A101JAT2A", "Kyocera AVX, capacitor, 0.0000000001 farad, 5 percent, 50 volt, C0G, 0603"],
  ["UVR1E102MHD", "Nichicon, electrolytic, 0.001 farad, 20 percent, 25 volt"],
  ["UVR1H4R7MDD", "Nichicon, electrolytic, 0.0000047 farad, 20 percent, 50 volt"],
  ["UWT1H100MCL1GB", "Nichicon, electrolytic, 0.00001 farad, 20 percent, 50 volt"],
  ["UPW1C471MPD", "Nichicon, electrolytic, 0.00047 farad, 20 percent, 16 volt"],
  ["50YXF100MEFC8X11.5", "Rubycon, electrolytic, 0.0001 farad, 20 percent, 50 volt"],
  ["25ZLH1000MEFC12.5X20", "Rubycon, electrolytic, 0.001 farad, 20 percent, 25 volt"],
  ["50YXF2R2MEFC5X11", "Rubycon, electrolytic, 0.0000022 farad, 20 percent, 50 volt"],
] as const;

describe("order codes", () => {
  test.for(codes)("SEARCH-1 %s: %s", ([code, facts]) => {
    const found = readOrderCode(code);
    expect(found && told(found)).toBe(facts);
  });

  test("SEARCH-1 no code is read by two makers' readers", () => {
    const several = codes
      .map(([code]) => code.toUpperCase().replaceAll(/[\s-]/g, ""))
      .filter((code) => orderCodeReaders.filter((read) => read(code) !== null).length !== 1);
    expect(several).toEqual([]);
  });

  test("SEARCH-1 every value is read back by the parser of specifications", () => {
    const unread = codes.flatMap(([code]) => {
      const found = readOrderCode(code);
      return [found?.value, found?.tolerance, found?.voltage, found?.power]
        .filter((one) => one !== null && one !== undefined)
        .filter(({ amount, unit }) => parseValue(amount, unit).value?.typical !== Number(amount));
    });
    expect(unread).toEqual([]);
  });
});

describe("what is no order code", () => {
  test.for([
    ["an unknown packing", "RC0805FX-0710KL"],
    ["an unknown tolerance", "RC0805ZR-0710KL"],
    ["a size that nobody makes", "RC0806FR-0710KL"],
    ["no resistance", "RC0805FR-07L"],
    ["an unknown letter in the resistance", "RC0805FR-0710XL"],
    ["a code that is cut off", "RC0805FR"],
    ["a tolerance that no carbon film has", "CFR-25FB-52-10K"],
    ["a power of which there is no carbon film", "CFR-33JB-52-10K"],
    ["a small one of 1 W, which is written with an S", "MFR-1WFBF52-4K7"],
    ["no form of the leads", "MFR-25FBF-4K7"],
    ["a tolerance of 1 % or 1 pF", "GRM1555C1H1R0FA01D"],
    ["a voltage that Murata does not write so", "GRM188R72V104KA93D"],
    ["a voltage that makers write in different ways", "C4520C0G3F101K"],
    ["a tolerance that the series does not have", "ERJ6END1002V"],
    ["a series of 1 % with the digits of 5 %", "ERJ6ENJ103V"],
    ["a resistance below the series", "CRCW0805R100FKEA"],
    ["a voltage that no electrolytic has", "UVR2J102MHD"],
    ["an unknown voltage", "CC0805KRX7R3BB104"],
    ["an unknown dielectric", "CC0805KRX9R9BB104"],
    ["a capacitance of nothing", "CC0805KRX7R9BB004"],
    ["an impossible power of ten", "CL21B109KBCNNNC"],
    ["a tolerance in picofarads of 100 nF", "CL21B104CBCNNNC"],
    ["an unknown voltage", "GRM188R71Z104KA93D"],
    ["an unknown size", "GRM998R71H104KA93D"],
    ["an unknown size", "C2013X7R1H104K085AA"],
    ["a voltage of another maker", "C0805C104KYRACTU"],
    ["five characters of resistance", "CRCW0805100K0FKEA"],
    ["two letters in the resistance", "CRCW08051KK0FKEA"],
    ["three digits where 1 % has four", "ERJ6ENF103V"],
    ["a series of Panasonic that does not exist", "ERJ7ENF1002V"],
    ["an unknown voltage", "EEEFK3Z101P"],
    ["an unknown voltage", "0805B104K555CT"],
    ["a 5 % code with the digits of 1 %", "0805W8J1002T5E"],
    ["a 1 % code with the digits of 5 %", "0805W8F0103T5E"],
    ["an unknown voltage", "08058C104KAT2A"],
    ["an unknown voltage", "UVR9Z102MHD"],
    ["a voltage that nobody makes", "51YXF100MEFC8X11.5"],
    ["a transistor", "BC547B"],
    ["a transistor", "2N3904"],
    ["a MOSFET", "IRF540NPBF"],
    ["an operational amplifier", "RC4558P"],
    ["a regulator", "L7805CV"],
    ["a module", "ESP32-WROOM-32E"],
    ["a value alone", "104"],
    ["a value alone", "1002"],
    ["a marking alone", "01C"],
    ["a product's name", "Digital multimeter"],
    ["a product's name", "Resistor 10k 0805"],
    ["nothing", ""],
    ["a text without an end", "0805".repeat(50)],
  ] as const)("SEARCH-1 %s: '%s'", ([, code]) => {
    expect(readOrderCode(code)).toBeNull();
  });
});
