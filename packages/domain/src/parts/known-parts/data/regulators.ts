// Fixed regulators with three pins, as the datasheets of their makers state them: ST (L78, L79, L78L, L78M, L78S), Texas
// Instruments (µA7800, LM79xx, µA78L, µA78M, LM1117), onsemi (MC7800, MC7900, MC78L, MC79L, MC78M, MC79M, NCP1117), Diodes (AZ1117C)
// and Advanced Monolithic Systems (AMS1117). Where makers state different limits, the lowest of them stands here.
import type { PartGroup } from "../known-part.ts";
import { REGULATOR_ENDINGS } from "./endings.ts";

const MAKERS = "l lm mc ua ka kia an ha njm upc tc utc";

/** '05' is 5 V; '3.3' stays. */
const volts = (digits: string): string => `${digits.replace(/^0/, "")}V`;

/** A series: its letters between 78 or 79 and the voltage, its current, packages, and the highest input voltage of its voltages. */
interface Series {
  readonly letter: "" | "L" | "M" | "S";
  readonly current: string;
  readonly packages: string;
  readonly limits: readonly (readonly [voltages: string, highestInput: string])[];
}

const positive: readonly Series[] = [
  {
    letter: "",
    current: "1A",
    packages: "TO-220 TO-220FP TO-263 TO-252",
    limits: [
      ["05 06 08 09 10 12 15 18", "35V"],
      ["24", "40V"],
    ],
  },
  {
    letter: "L",
    current: "100mA",
    packages: "TO-92 SO-8 SOT-89",
    limits: [
      ["05 06 08 09", "30V"],
      ["12 15 18", "35V"],
      ["24", "40V"],
    ],
  },
  {
    letter: "M",
    current: "500mA",
    packages: "TO-220 TO-252",
    limits: [
      ["05 06 08 09 12 15 18", "35V"],
      ["24", "40V"],
    ],
  },
  {
    letter: "S",
    current: "2A",
    packages: "TO-220",
    limits: [
      ["05 09 10 12 15 18", "35V"],
      ["24", "40V"],
    ],
  },
];

const negative: readonly Series[] = [
  {
    letter: "",
    current: "1A",
    packages: "TO-220 TO-263",
    limits: [
      ["05 06 08 09 10 12 15 18", "-35V"],
      ["24", "-40V"],
    ],
  },
  {
    letter: "L",
    current: "100mA",
    packages: "TO-92 SO-8",
    limits: [
      ["05", "-30V"],
      ["12 15 18", "-35V"],
      ["24", "-40V"],
    ],
  },
  {
    letter: "M",
    current: "500mA",
    packages: "TO-220 TO-252",
    limits: [["05 08 12 15", "-35V"]],
  },
];

const hasVoltage = ({ limits }: Series, digits: string): boolean =>
  limits.some(([voltages]) => voltages.split(" ").includes(digits));

/** The parts of other series with the same voltage, and the one of the other polarity. */
function linksOf(
  series: string,
  letter: string,
  digits: string,
  same: readonly Series[],
  other: readonly Series[],
): string {
  const similar = same
    .filter((one) => one.letter !== letter && hasVoltage(one, digits))
    .map((one) => `~${series}${one.letter}${digits}(current)`);
  const hasOpposite = other.some((one) => one.letter === letter && hasVoltage(one, digits));
  const opposite = series === "78" ? "79" : "78";
  return [...similar, ...(hasOpposite ? [`^${opposite}${letter}${digits}`] : [])].join(" ");
}

const linesOf = (same: readonly Series[], other: readonly Series[], series: "78" | "79"): string => {
  const [polarity, sign] = series === "78" ? ["positive", ""] : ["negative", "-"];
  return same
    .flatMap(({ letter, current, packages, limits }) =>
      limits.flatMap(([voltages, input]) =>
        voltages
          .split(" ")
          .map(
            (digits) =>
              `${series}${letter}${digits} | ${polarity} | Vout=${sign}${volts(digits)} Iout=${current} Vin=${input} | ${packages} | ${packages.includes("SO-8") ? "" : "3"} | ${linksOf(series, letter, digits, same, other)}`,
          ),
      ),
    )
    .join("\n");
};

/** The makers of regulators of the kind 1117, which all put the package's letters between number and voltage. */
const LDO_MAKERS = ["AMS", "LM", "LD", "NCP", "AZ", "AP", "TLV", "REG", "SPX", "UTC", "BL", "LT"] as const;
const LDO_PACKAGES = [
  "",
  "C",
  "H",
  "CH",
  "CD",
  "CST",
  "V",
  "S",
  "ST",
  "DT",
  "MP",
  "MPX",
  "IMP",
  "IMPX",
  "T",
  "E",
];
// Not 1.2 V: without its point it is written like the one of 12 V.
const LDO_VOLTAGES = ["1.5", "1.8", "2.5", "2.85", "3.3", "5.0"];

/** The other spellings of a fixed 1117: 'AMS1117-3.3', 'LD1117V33', 'LM1117MPX-3.3'; 5 V is written without its zero as well. */
const spellingsOf1117 = (voltage: string): string[] =>
  ["", ...LDO_MAKERS].flatMap((maker) =>
    LDO_PACKAGES.flatMap((letters) =>
      [voltage, ...(voltage === "5.0" ? ["5"] : [])].map((text) => `${maker}1117${letters}-${text}`),
    ),
  );

const linesOf1117 = [
  ...LDO_VOLTAGES.map(
    (voltage) =>
      `${spellingsOf1117(voltage).join(", ")} | positive, low dropout | Vout=${voltage.replace(/\.0$/, "")}V Iout=800mA Vin=15V | SOT-223 TO-252 TO-220 | | ~1117-ADJ(voltage)`,
  ),
  `${["", ...LDO_MAKERS].flatMap((maker) => LDO_PACKAGES.map((letters) => `${maker}1117${letters}-ADJ`)).join(", ")} | positive, adjustable, low dropout | Vout=1.25~13.8V Iout=800mA Vin=15V | SOT-223 TO-252 TO-220`,
].join("\n");

/** Fixed regulators. */
export const regulators: readonly PartGroup[] = [
  {
    kind: "regulator",
    makers: MAKERS,
    endings: REGULATOR_ENDINGS,
    lines: linesOf(positive, negative, "78"),
  },
  {
    kind: "regulator",
    makers: MAKERS,
    endings: REGULATOR_ENDINGS,
    lines: linesOf(negative, positive, "79"),
  },
  {
    kind: "regulator",
    endings: "(?:tr|t3g|r|trg1|g13|13|nopb|x|g)?",
    lines: linesOf1117,
  },
];
