import { describe, expect, test } from "vitest";

import { readEia96, readValueCode } from "./value-codes.ts";

describe("values in three or four characters", () => {
  test.for([
    ["104", "capacitor", "0.0000001", "farad"],
    ["104", "resistor", "100000", "ohm"],
    ["100", "inductor", "0.00001", "henry"],
    ["101", "electrolytic", "0.0001", "farad"],
    ["1002", "resistor", "10000", "ohm"],
    ["4R7", "resistor", "4.7", "ohm"],
    ["4r7", "inductor", "0.0000047", "henry"],
    ["R47", "resistor", "0.47", "ohm"],
    ["47R0", "resistor", "47", "ohm"],
    ["4R7", "capacitor", "0.0000000000047", "farad"],
    ["000", "resistor", "0", "ohm"],
    ["220", "resistor", "22", "ohm"],
  ] as const)("SEARCH-1 %s on a %s is %s %s", ([code, kind, amount, unit]) => {
    expect(readValueCode(code, kind)).toEqual({ amount, unit });
  });

  test.for([
    ["012", "resistor"],
    ["108", "resistor"],
    ["000", "capacitor"],
    ["1002", "capacitor"],
    ["RRR", "resistor"],
    ["4R7R", "resistor"],
    ["10k", "resistor"],
    ["12", "resistor"],
    ["12345", "resistor"],
    ["", "resistor"],
  ] as const)("SEARCH-1 '%s' is no value of a %s", ([code, kind]) => {
    expect(readValueCode(code, kind)).toBeNull();
  });
});

describe("markings of two digits and a letter", () => {
  test.for([
    ["01C", "10000"],
    ["01A", "100"],
    ["68X", "49.9"],
    ["96F", "97600000"],
    ["01Y", "1"],
    ["30Z", "0.2"],
    ["18b", "1500"],
  ] as const)("SEARCH-1 %s is %s Ω", ([code, amount]) => {
    expect(readEia96(code)).toEqual({ amount, unit: "ohm" });
  });

  test.for(["00A", "97A", "01G", "1A", "001A", "104", ""] as const)("SEARCH-1 '%s' is none", (code) => {
    expect(readEia96(code)).toBeNull();
  });
});
