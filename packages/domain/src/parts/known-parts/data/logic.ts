// Logic, as the datasheets of the makers state it: Nexperia (74HC, 74HCT, HEF4000B), Texas Instruments (SN74HC, SN74HCT, SN74LS, CD4000B),
// onsemi (MC74HC, MC14000B). Supplies: 74HC 2 to 6 V, 74HCT 4.5 to 5.5 V, 74LS 4.75 to 5.25 V, CD4000B 3 to 18 V.
import type { PartGroup } from "../known-part.ts";

/** The letters of the package and packing behind a number of logic. */
const LOGIC_ENDINGS =
  "(?:a|b|ub|bb|ab)?(?:c|i|m|e|q|f|v)?(?:p|pe|pw|pwr|n|nsr?|d|dr|dbr?|db|dt|dwr?|m|m96|mt|mtc|mtcx|mx|sj|b1|b1r|m1r|m013tr|rm13tr|ttr|ap|afn|fp|t|j|fel)?(?:g4|e4|g|r2|r2g|dtr2g|re4|rg4|rt|112|118|652|653|652q100|q100|nopb|pbf|13|ct)?";

/** A function of the 74 series: its number, what it does, pins, the families in which it is made. */
const seventyFour = `
00 | quad 2-input NAND | 14 | HC HCT LS
02 | quad 2-input NOR | 14 | HC HCT LS
03 | quad 2-input NAND, open drain | 14 | HC HCT LS
04 | hex inverter | 14 | HC HCT LS
05 | hex inverter, open drain | 14 | HC LS
06 | hex inverter, open collector, 30 V | 14 | LS
07 | hex buffer, open collector, 30 V | 14 | LS
08 | quad 2-input AND | 14 | HC HCT LS
09 | quad 2-input AND, open collector | 14 | LS
10 | triple 3-input NAND | 14 | HC HCT LS
11 | triple 3-input AND | 14 | HC HCT LS
14 | hex Schmitt-trigger inverter | 14 | HC HCT LS
20 | dual 4-input NAND | 14 | HC HCT LS
21 | dual 4-input AND | 14 | HC HCT LS
27 | triple 3-input NOR | 14 | HC HCT LS
30 | 8-input NAND | 14 | HC HCT LS
32 | quad 2-input OR | 14 | HC HCT LS
37 | quad 2-input NAND buffer | 14 | LS
38 | quad 2-input NAND buffer, open collector | 14 | LS
42 | BCD to decimal decoder | 16 | HC HCT LS
47 | BCD to 7-segment decoder, open collector | 16 | LS
48 | BCD to 7-segment decoder | 16 | LS
73 | dual JK flip-flop with clear | 14 | HC HCT LS
74 | dual D flip-flop with set and clear | 14 | HC HCT LS
75 | quad bistable latch | 16 | HC HCT LS
83 | 4-bit full adder | 16 | LS
85 | 4-bit magnitude comparator | 16 | HC HCT LS
86 | quad 2-input XOR | 14 | HC HCT LS
90 | decade counter | 14 | LS
92 | divide-by-12 counter | 14 | LS
93 | 4-bit binary counter | 14 | HC HCT LS
107 | dual JK flip-flop with clear | 14 | HC HCT LS
109 | dual JK flip-flop with set and clear, positive edge | 16 | HC HCT LS
112 | dual JK flip-flop with set and clear, negative edge | 16 | HC HCT LS
122 | retriggerable monostable multivibrator | 14 | LS
123 | dual retriggerable monostable multivibrator | 16 | HC HCT LS
125 | quad buffer, 3-state, active-low enable | 14 | HC HCT LS
126 | quad buffer, 3-state, active-high enable | 14 | HC HCT LS
132 | quad 2-input Schmitt-trigger NAND | 14 | HC HCT LS
138 | 3-to-8 line decoder, inverting | 16 | HC HCT LS
139 | dual 2-to-4 line decoder | 16 | HC HCT LS
147 | 10-to-4 line priority encoder | 16 | HC HCT LS
148 | 8-to-3 line priority encoder | 16 | HC LS
151 | 8-input multiplexer | 16 | HC HCT LS
153 | dual 4-input multiplexer | 16 | HC HCT LS
154 | 4-to-16 line decoder | 24 | HC HCT LS
155 | dual 2-to-4 line decoder | 16 | LS
157 | quad 2-input multiplexer | 16 | HC HCT LS
158 | quad 2-input multiplexer, inverting | 16 | HC HCT LS
160 | synchronous decade counter, asynchronous clear | 16 | HC LS
161 | synchronous 4-bit binary counter, asynchronous clear | 16 | HC HCT LS
162 | synchronous decade counter, synchronous clear | 16 | LS
163 | synchronous 4-bit binary counter, synchronous clear | 16 | HC HCT LS
164 | 8-bit shift register, serial in, parallel out | 14 | HC HCT LS
165 | 8-bit shift register, parallel in, serial out | 16 | HC HCT LS
166 | 8-bit shift register, parallel in, serial out, synchronous load | 16 | HC HCT LS
173 | quad D flip-flop, 3-state | 16 | HC HCT LS
174 | hex D flip-flop with clear | 16 | HC HCT LS
175 | quad D flip-flop with clear | 16 | HC HCT LS
190 | synchronous decade up/down counter | 16 | LS
191 | synchronous 4-bit binary up/down counter | 16 | HC HCT LS
192 | synchronous decade up/down counter, dual clock | 16 | HC LS
193 | synchronous 4-bit binary up/down counter, dual clock | 16 | HC HCT LS
194 | 4-bit bidirectional shift register | 16 | HC HCT LS
221 | dual monostable multivibrator | 16 | HC HCT LS
238 | 3-to-8 line decoder, non-inverting | 16 | HC HCT
240 | octal buffer, inverting, 3-state | 20 | HC HCT LS
241 | octal buffer, 3-state, complementary enables | 20 | HC HCT LS
244 | octal buffer, 3-state | 20 | HC HCT LS
245 | octal bus transceiver, 3-state | 20 | HC HCT LS
251 | 8-input multiplexer, 3-state | 16 | HC HCT LS
253 | dual 4-input multiplexer, 3-state | 16 | HC HCT LS
257 | quad 2-input multiplexer, 3-state | 16 | HC HCT LS
258 | quad 2-input multiplexer, inverting, 3-state | 16 | HC HCT LS
259 | 8-bit addressable latch | 16 | HC HCT LS
266 | quad 2-input XNOR, open collector | 14 | LS
273 | octal D flip-flop with clear | 20 | HC HCT LS
280 | 9-bit parity generator/checker | 14 | HC HCT LS
283 | 4-bit full adder | 16 | HC HCT LS
365 | hex buffer, 3-state | 16 | HC HCT LS
367 | hex buffer, 3-state, two enables | 16 | HC HCT LS
368 | hex buffer, inverting, 3-state, two enables | 16 | HC HCT LS
373 | octal transparent latch, 3-state | 20 | HC HCT LS
374 | octal D flip-flop, 3-state | 20 | HC HCT LS
377 | octal D flip-flop with enable | 20 | HC HCT LS
390 | dual decade counter | 16 | HC HCT LS
393 | dual 4-bit binary counter | 14 | HC HCT LS
540 | octal buffer, inverting, 3-state, flow-through | 20 | HC HCT LS
541 | octal buffer, 3-state, flow-through | 20 | HC HCT LS
573 | octal transparent latch, 3-state, flow-through | 20 | HC HCT
574 | octal D flip-flop, 3-state, flow-through | 20 | HC HCT
595 | 8-bit shift register with output latches, 3-state | 16 | HC HCT LS
597 | 8-bit shift register with input latches | 16 | HC HCT
640 | octal bus transceiver, inverting, 3-state | 20 | HC HCT LS
670 | 4-by-4 register file, 3-state | 16 | HC HCT LS
688 | 8-bit equality comparator | 20 | HC HCT LS
4017 | decade counter with 10 decoded outputs | 16 | HC HCT
4020 | 14-stage binary counter | 16 | HC HCT
4040 | 12-stage binary counter | 16 | HC HCT
4046 | phase-locked loop | 16 | HC HCT
4049 | hex inverting high-to-low level shifter | 16 | HC
4050 | hex high-to-low level shifter | 16 | HC
4051 | 8-channel analog multiplexer | 16 | HC HCT
4052 | dual 4-channel analog multiplexer | 16 | HC HCT
4053 | triple 2-channel analog multiplexer | 16 | HC HCT
4060 | 14-stage binary counter with oscillator | 16 | HC HCT
4066 | quad bilateral switch | 14 | HC HCT
4067 | 16-channel analog multiplexer | 24 | HC HCT
4094 | 8-stage shift-and-store register | 16 | HC HCT
4511 | BCD to 7-segment latch decoder | 16 | HC HCT
4538 | dual precision monostable multivibrator | 16 | HC HCT
`;

const fourThousand = `
4001 | quad 2-input NOR | 14 | ~74HC02(pinout+supply)
4002 | dual 4-input NOR | 14
4011 | quad 2-input NAND | 14 | ~4093(input-levels) ~74HC00(pinout+supply)
4012 | dual 4-input NAND | 14
4013 | dual D flip-flop with set and reset | 14
4014 | 8-stage shift register, parallel in, serial out, synchronous load | 16
4015 | dual 4-stage shift register | 16
4016 | quad bilateral switch | 14 | ~4066(on-resistance)
4017 | decade counter with 10 decoded outputs | 16
4018 | presettable divide-by-N counter | 16
4020 | 14-stage binary counter | 16
4021 | 8-stage shift register, parallel in, serial out | 16
4022 | octal counter with 8 decoded outputs | 16
4023 | triple 3-input NAND | 14
4024 | 7-stage binary counter | 14
4025 | triple 3-input NOR | 14
4026 | decade counter with 7-segment outputs | 16
4027 | dual JK flip-flop with set and reset | 16
4028 | BCD to decimal decoder | 16
4029 | presettable up/down counter | 16
4030 | quad 2-input XOR | 14 | =4070
4033 | decade counter with 7-segment outputs and ripple blanking | 16 | ~4026(pinout+interface)
4040 | 12-stage binary counter | 16
4042 | quad D latch | 16
4043 | quad NOR RS latch, 3-state | 16
4044 | quad NAND RS latch, 3-state | 16
4046 | phase-locked loop | 16
4047 | monostable/astable multivibrator | 14
4049 | hex inverting buffer | 16
4050 | hex non-inverting buffer | 16
4051 | 8-channel analog multiplexer | 16
4052 | dual 4-channel analog multiplexer | 16
4053 | triple 2-channel analog multiplexer | 16
4060 | 14-stage binary counter with oscillator | 16
4063 | 4-bit magnitude comparator | 16
4066 | quad bilateral switch | 14
4067 | 16-channel analog multiplexer | 24
4068 | 8-input NAND/AND | 14
4069 | hex inverter | 14 | ~40106(input-levels)
4070 | quad 2-input XOR | 14
4071 | quad 2-input OR | 14
4072 | dual 4-input OR | 14
4073 | triple 3-input AND | 14
4075 | triple 3-input OR | 14
4076 | quad D register, 3-state | 16
4077 | quad 2-input XNOR | 14
4078 | 8-input NOR/OR | 14
4081 | quad 2-input AND | 14
4082 | dual 4-input AND | 14
4093 | quad 2-input Schmitt-trigger NAND | 14
4094 | 8-stage shift-and-store register | 16
4098 | dual monostable multivibrator | 16
40106 | hex Schmitt-trigger inverter | 14
4503 | hex buffer, 3-state | 16
4510 | BCD up/down counter | 16
4511 | BCD to 7-segment latch decoder | 16
4512 | 8-channel data selector, 3-state | 16
4514 | 4-to-16 line decoder with latch, outputs high | 24
4515 | 4-to-16 line decoder with latch, outputs low | 24
4516 | binary up/down counter | 16
4518 | dual BCD counter | 16
4520 | dual binary counter | 16
4521 | 24-stage frequency divider | 16
4528 | dual monostable multivibrator | 16
4532 | 8-bit priority encoder | 16
4538 | dual precision monostable multivibrator | 16
4541 | programmable timer | 14
4543 | BCD to 7-segment latch decoder for liquid crystals | 16
4555 | dual 2-to-4 line decoder, outputs high | 16
4556 | dual 2-to-4 line decoder, outputs low | 16
4585 | 4-bit magnitude comparator | 16
`;

type Family = "HC" | "HCT" | "LS";

const supplies = { HC: "2~6V", HCT: "4.5~5.5V", LS: "4.75~5.25V" } as const satisfies Readonly<
  Record<Family, string>
>;

const fieldsOf = (lines: string): string[][] =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((field) => field.trim()));

const isFamily = (word: string): word is Family => word in supplies;

/** Functions with a resistor and a capacitor outside, whose times each technology reckons in its own way: HC and HCT alone agree. */
const TIMED: ReadonlySet<string> = new Set(["122", "123", "221", "4046", "4060", "4538"]);

/** The same function in the other families: pin for pin, with other levels. */
function linksOf(number: string, family: Family, families: readonly Family[]): string {
  const isTimed = TIMED.has(number);
  const others = families
    .filter((one) => one !== family && !(isTimed && [one, family].includes("LS")))
    .map((one) => `~74${one}${number}(input-levels)`);
  const isOfFourThousand = !isTimed && fourThousand.includes(`\n${number} |`);
  const differs = family === "HCT" ? "supply+input-levels" : "supply";
  return [...others, ...(isOfFourThousand ? [`~${number}(${differs})`] : [])].join(" ");
}

const seventyFourLines = fieldsOf(seventyFour)
  .flatMap(([number = "", purpose = "", pins = "", made = ""]) => {
    const families = made.split(" ").filter(isFamily);
    return families.map((family) => {
      // Bipolar outputs have no drain.
      const outputs = family === "LS" ? purpose.replace("open drain", "open collector") : purpose;
      return `74${family}${number} | ${outputs} | Vs=${supplies[family]} | DIP-${pins} SO-${pins} | ${pins} | ${linksOf(number, family, families)}`;
    });
  })
  .join("\n");

const fourThousandLines = fieldsOf(fourThousand)
  .map(
    ([number = "", purpose = "", pins = "", links = ""]) =>
      `${number}, ${number === "40106" ? "MC14106" : `MC1${number}`} | ${purpose} | Vs=3~18V | DIP-${pins} SO-${pins} | ${pins} | ${links}`,
  )
  .join("\n");

/** Logic of the series 74HC, 74HCT, 74LS and CD4000. */
export const logic: readonly PartGroup[] = [
  {
    kind: "logic",
    makers: "sn cd mc mm m dm tc hd",
    endings: LOGIC_ENDINGS,
    lines: seventyFourLines,
  },
  {
    kind: "logic",
    makers: "cd hef hcf hcc tc",
    endings: LOGIC_ENDINGS,
    lines: fourThousandLines,
  },
];
