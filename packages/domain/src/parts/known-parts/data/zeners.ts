// Zener and suppressor diodes, as the datasheets of their makers state them: onsemi and Vishay (1N4728A to 1N4764A, 1N5333B to 1N5369B), Vishay
// (BZX55C, BZX85C, SMAJ, SMBJ). The voltage of a suppressor is the one at which it stands off.
import type { PartGroup } from "../known-part.ts";
import { DIODE_ENDINGS } from "./endings.ts";

/** 1N4728A and those after it, in the order of their numbers. */
const ONE_WATT =
  "3.3 3.6 3.9 4.3 4.7 5.1 5.6 6.2 6.8 7.5 8.2 9.1 10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91 100".split(
    " ",
  );
const FIRST_ONE_WATT = 4728;

/** 1N5333B and those after it. */
const FIVE_WATT =
  "3.3 3.6 3.9 4.3 4.7 5.1 5.6 6 6.2 6.8 7.5 8.2 8.7 9.1 10 11 12 13 14 15 16 17 18 19 20 22 24 25 27 28 30 33 36 39 43 47 51".split(
    " ",
  );
const FIRST_FIVE_WATT = 5333;

const HALF_WATT =
  "2.4 2.7 3.0 3.3 3.6 3.9 4.3 4.7 5.1 5.6 6.2 6.8 7.5 8.2 9.1 10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75".split(
    " ",
  );

const BZX85 =
  "2.7 3.0 3.3 3.6 3.9 4.3 4.7 5.1 5.6 6.2 6.8 7.5 8.2 9.1 10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91 100".split(
    " ",
  );

/** '5.1' is '5V1', and '12' is '12'. */
const coded = (volts: string): string => volts.replace(".", "V");

const fiveWattOf = (volts: string): string | undefined => {
  const at = FIVE_WATT.indexOf(volts);
  return at < 0 ? undefined : `1N${FIRST_FIVE_WATT + at}B`;
};

const link = (code: string | undefined, differences: string): string[] =>
  code === undefined ? [] : [`~${code}(${differences})`];

const lines = [
  ...ONE_WATT.map((volts, at) => {
    const links = [
      ...link(BZX85.includes(volts) ? `BZX85C${coded(volts)}` : undefined, "power"),
      ...link(HALF_WATT.includes(volts) ? `BZX55C${coded(volts)}` : undefined, "power+package"),
      ...link(fiveWattOf(volts), "power+package"),
    ];
    return `1N${FIRST_ONE_WATT + at}A, 1N${FIRST_ONE_WATT + at} | | Vz=${volts}V P=1W | DO-41 | 2 | ${links.join(" ")}`;
  }),
  ...FIVE_WATT.map(
    (volts, at) =>
      `1N${FIRST_FIVE_WATT + at}B, 1N${FIRST_FIVE_WATT + at} | | Vz=${volts}V P=5W | DO-201 | 2 |`,
  ),
  ...HALF_WATT.map((volts) => {
    const links = link(BZX85.includes(volts) ? `BZX85C${coded(volts)}` : undefined, "power+package");
    return `BZX55C${coded(volts)} | | Vz=${Number(volts)}V P=500mW | DO-35 | 2 | ${links.join(" ")}`;
  }),
  ...BZX85.map((volts) => {
    const links = link(fiveWattOf(volts), "power+package");
    return `BZX85C${coded(volts)} | | Vz=${Number(volts)}V P=1.3W | DO-41 | 2 | ${links.join(" ")}`;
  }),
].join("\n");

const STAND_OFF = ["5.0", "12", "15", "18", "24", "33"];

const suppressorLines = STAND_OFF.flatMap((volts) => [
  `SMAJ${volts}A | suppressor, unidirectional | Vr=${Number(volts)}V P=400W | SMA | 2 | ~SMBJ${volts}A(power+package)`,
  `SMAJ${volts}CA | suppressor, bidirectional | Vr=${Number(volts)}V P=400W | SMA | 2 | ~SMBJ${volts}CA(power+package)`,
  `SMBJ${volts}A | suppressor, unidirectional | Vr=${Number(volts)}V P=600W | SMB | 2`,
  `SMBJ${volts}CA | suppressor, bidirectional | Vr=${Number(volts)}V P=600W | SMB | 2`,
]).join("\n");

/** Zener and suppressor diodes. */
export const zeners: readonly PartGroup[] = [
  { kind: "zener", endings: DIODE_ENDINGS, lines },
  { kind: "diode", endings: DIODE_ENDINGS, lines: suppressorLines },
];
