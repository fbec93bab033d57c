// Diodes, as the datasheets of their makers state them: Vishay and Diodes (1N400x, 1N540x, UF, SB, SS, BAT, SMAJ, SMBJ, bridges), onsemi (1N58xx,
// MUR, MBR, 1N47xxA, 1N53xxB), Nexperia (BAS, BAV, BAT54, 1N4148), Vishay (BZX55C, BZX85C). The reverse voltage is the repetitive peak.
import type { PartGroup } from "../known-part.ts";
import { DIODE_ENDINGS, RECTIFIER_ENDINGS } from "./endings.ts";

/** A series whose numbers differ in the reverse voltage alone: what stands behind the number, voltage by number, similar ones by number. */
interface Series {
  readonly subtype: string;
  readonly values: string;
  readonly package: string;
  readonly pins: number;
  readonly voltages: Readonly<Record<string, number>>;
  /** The series that differ in one respect, by the numbers with the same voltage. */
  readonly similar?: readonly string[];
}

const series: Readonly<Record<string, Series>> = {
  "1N400x": {
    subtype: "rectifier",
    values: "If=1A",
    package: "DO-41",
    pins: 2,
    voltages: {
      "1N4001": 50,
      "1N4002": 100,
      "1N4003": 200,
      "1N4004": 400,
      "1N4005": 600,
      "1N4006": 800,
      "1N4007": 1000,
    },
    similar: ["1N540x(current+package)", "UF400x(speed)", "S1x(package)", "1N539x(current+package)"],
  },
  "1N539x": {
    subtype: "rectifier",
    values: "If=1.5A",
    package: "DO-15",
    pins: 2,
    voltages: {
      "1N5391": 50,
      "1N5392": 100,
      "1N5393": 200,
      "1N5394": 300,
      "1N5395": 400,
      "1N5396": 500,
      "1N5397": 600,
      "1N5398": 800,
      "1N5399": 1000,
    },
  },
  RL20x: {
    subtype: "rectifier",
    values: "If=2A",
    package: "DO-15",
    pins: 2,
    voltages: { RL201: 50, RL202: 100, RL203: 200, RL204: 400, RL205: 600, RL206: 800, RL207: 1000 },
    similar: ["1N540x(current+package)"],
  },
  "1N540x": {
    subtype: "rectifier",
    values: "If=3A",
    package: "DO-201AD",
    pins: 2,
    voltages: {
      "1N5400": 50,
      "1N5401": 100,
      "1N5402": 200,
      "1N5403": 300,
      "1N5404": 400,
      "1N5405": 500,
      "1N5406": 600,
      "1N5407": 800,
      "1N5408": 1000,
    },
    similar: ["UF540x(speed)", "6Ax(current+package)"],
  },
  "6Ax": {
    subtype: "rectifier",
    values: "If=6A",
    package: "R-6",
    pins: 2,
    voltages: { "6A05": 50, "6A1": 100, "6A2": 200, "6A4": 400, "6A6": 600, "6A8": 800, "6A10": 1000 },
  },
  S1x: {
    subtype: "rectifier",
    values: "If=1A",
    package: "SMA",
    pins: 2,
    voltages: { S1A: 50, S1B: 100, S1D: 200, S1G: 400, S1J: 600, S1K: 800, S1M: 1000 },
    similar: ["US1x(speed)"],
  },
  FR10x: {
    subtype: "fast recovery",
    values: "If=1A",
    package: "DO-41",
    pins: 2,
    voltages: { FR101: 50, FR102: 100, FR103: 200, FR104: 400, FR105: 600, FR106: 800, FR107: 1000 },
    similar: ["UF400x(speed)", "1N400x(speed)", "FR20x(current+package)"],
  },
  FR20x: {
    subtype: "fast recovery",
    values: "If=2A",
    package: "DO-15",
    pins: 2,
    voltages: { FR201: 50, FR202: 100, FR203: 200, FR204: 400, FR205: 600, FR206: 800, FR207: 1000 },
    similar: ["FR30x(current+package)"],
  },
  FR30x: {
    subtype: "fast recovery",
    values: "If=3A",
    package: "DO-201AD",
    pins: 2,
    voltages: { FR301: 50, FR302: 100, FR303: 200, FR304: 400, FR305: 600, FR306: 800, FR307: 1000 },
    similar: ["UF540x(speed)", "1N540x(speed)"],
  },
  "1N493x": {
    subtype: "fast recovery",
    values: "If=1A trr=200ns",
    package: "DO-41",
    pins: 2,
    voltages: { "1N4933": 50, "1N4934": 100, "1N4935": 200, "1N4936": 400, "1N4937": 600 },
    similar: ["UF400x(speed)"],
  },
  BA15x: {
    subtype: "fast recovery",
    values: "If=1A",
    package: "DO-41",
    pins: 2,
    voltages: { BA157: 400, BA158: 600, BA159: 1000 },
    similar: ["UF400x(speed)", "FR10x(speed)"],
  },
  UF400x: {
    subtype: "ultrafast",
    values: "If=1A",
    package: "DO-41",
    pins: 2,
    voltages: {
      UF4001: 50,
      UF4002: 100,
      UF4003: 200,
      UF4004: 400,
      UF4005: 600,
      UF4006: 800,
      UF4007: 1000,
    },
    similar: ["UF540x(current+package)", "US1x(package)"],
  },
  UF540x: {
    subtype: "ultrafast",
    values: "If=3A",
    package: "DO-201AD",
    pins: 2,
    voltages: {
      UF5400: 50,
      UF5401: 100,
      UF5402: 200,
      UF5403: 300,
      UF5404: 400,
      UF5405: 500,
      UF5406: 600,
      UF5407: 800,
      UF5408: 1000,
    },
  },
  HER10x: {
    subtype: "ultrafast",
    values: "If=1A",
    package: "DO-41",
    pins: 2,
    voltages: {
      HER101: 50,
      HER102: 100,
      HER103: 200,
      HER104: 300,
      HER105: 400,
      HER106: 600,
      HER107: 800,
      HER108: 1000,
    },
  },
  HER30x: {
    subtype: "ultrafast",
    values: "If=3A",
    package: "DO-201AD",
    pins: 2,
    voltages: {
      HER301: 50,
      HER302: 100,
      HER303: 200,
      HER304: 300,
      HER305: 400,
      HER306: 600,
      HER307: 800,
      HER308: 1000,
    },
  },
  US1x: {
    subtype: "ultrafast",
    values: "If=1A",
    package: "SMA",
    pins: 2,
    voltages: { US1A: 50, US1B: 100, US1D: 200, US1G: 400, US1J: 600, US1K: 800, US1M: 1000 },
  },
  "1N581x": {
    subtype: "schottky",
    values: "If=1A",
    package: "DO-41",
    pins: 2,
    voltages: { "1N5817": 20, "1N5818": 30, "1N5819": 40 },
    similar: ["1N582x(current+package)", "SS1x(package)"],
  },
  "1N582x": {
    subtype: "schottky",
    values: "If=3A",
    package: "DO-201AD",
    pins: 2,
    voltages: { "1N5820": 20, "1N5821": 30, "1N5822": 40 },
    similar: ["SS3x(package)", "SB5x(current)"],
  },
  SB1x: {
    subtype: "schottky",
    values: "If=1A",
    package: "DO-41",
    pins: 2,
    voltages: { SB120: 20, SB130: 30, SB140: 40, SB150: 50, SB160: 60, SB180: 80, SB1100: 100 },
    similar: ["SS1x(package)"],
  },
  SB3x: {
    subtype: "schottky",
    values: "If=3A",
    package: "DO-201AD",
    pins: 2,
    voltages: { SB320: 20, SB330: 30, SB340: 40, SB350: 50, SB360: 60, SB380: 80, SB3100: 100 },
    similar: ["SS3x(package)", "SB5x(current)"],
  },
  SB5x: {
    subtype: "schottky",
    values: "If=5A",
    package: "DO-201AD",
    pins: 2,
    voltages: { SB520: 20, SB530: 30, SB540: 40, SB550: 50, SB560: 60 },
  },
  SS1x: {
    subtype: "schottky",
    values: "If=1A",
    package: "SMA",
    pins: 2,
    voltages: { SS12: 20, SS13: 30, SS14: 40, SS15: 50, SS16: 60, SS18: 80, SS110: 100 },
    similar: ["SS3x(current+package)"],
  },
  SS3x: {
    subtype: "schottky",
    values: "If=3A",
    package: "SMC SMA",
    pins: 2,
    voltages: { SS32: 20, SS33: 30, SS34: 40, SS35: 50, SS36: 60, SS38: 80, SS310: 100 },
    similar: ["SS5x(current)"],
  },
  SS5x: {
    subtype: "schottky",
    values: "If=5A",
    package: "SMC SMA",
    pins: 2,
    voltages: { SS52: 20, SS53: 30, SS54: 40, SS55: 50, SS56: 60 },
  },
  // Of the bridges KBL and KBU those whose number means half the voltage with some makers are not listed.
  KBL4x: {
    subtype: "bridge",
    values: "If=4A",
    package: "KBL",
    pins: 4,
    voltages: { KBL404: 400, KBL406: 600, KBL408: 800, KBL410: 1000 },
  },
  KBU6x: {
    subtype: "bridge",
    values: "If=6A",
    package: "KBU",
    pins: 4,
    voltages: { KBU604: 400, KBU606: 600, KBU608: 800, KBU610: 1000 },
    similar: ["KBU8x(current)"],
  },
  KBU8x: {
    subtype: "bridge",
    values: "If=8A",
    package: "KBU",
    pins: 4,
    voltages: { KBU804: 400, KBU806: 600, KBU808: 800, KBU810: 1000 },
    similar: ["KBU10x(current)"],
  },
  KBU10x: {
    subtype: "bridge",
    values: "If=10A",
    package: "KBU",
    pins: 4,
    voltages: { KBU1006: 600, KBU1008: 800, KBU1010: 1000 },
  },
  GBU4x: {
    subtype: "bridge",
    values: "If=4A",
    package: "GBU",
    pins: 4,
    voltages: { GBU4A: 50, GBU4B: 100, GBU4D: 200, GBU4G: 400, GBU4J: 600, GBU4K: 800, GBU4M: 1000 },
    similar: ["GBU6x(current)"],
  },
  GBU6x: {
    subtype: "bridge",
    values: "If=6A",
    package: "GBU",
    pins: 4,
    voltages: { GBU6A: 50, GBU6B: 100, GBU6D: 200, GBU6G: 400, GBU6J: 600, GBU6K: 800, GBU6M: 1000 },
    similar: ["GBU8x(current)"],
  },
  GBU8x: {
    subtype: "bridge",
    values: "If=8A",
    package: "GBU",
    pins: 4,
    voltages: { GBU8A: 50, GBU8B: 100, GBU8D: 200, GBU8G: 400, GBU8J: 600, GBU8K: 800, GBU8M: 1000 },
  },
  DB10x: {
    subtype: "bridge",
    values: "If=1A",
    package: "DIP-4",
    pins: 4,
    voltages: { DB101: 50, DB102: 100, DB103: 200, DB104: 400, DB105: 600, DB106: 800, DB107: 1000 },
  },
  MBxS: {
    subtype: "bridge",
    values: "If=500mA",
    package: "TO-269AA",
    pins: 4,
    voltages: { MB2S: 200, MB4S: 400, MB6S: 600, MB8S: 800, MB10S: 1000 },
  },
  KBPC15x: {
    subtype: "bridge",
    values: "If=15A",
    package: "KBPC",
    pins: 4,
    voltages: { KBPC1502: 200, KBPC1504: 400, KBPC1506: 600, KBPC1508: 800, KBPC1510: 1000 },
    similar: ["KBPC25x(current)"],
  },
  KBPC25x: {
    subtype: "bridge",
    values: "If=25A",
    package: "KBPC",
    pins: 4,
    voltages: { KBPC2502: 200, KBPC2504: 400, KBPC2506: 600, KBPC2508: 800, KBPC2510: 1000 },
    similar: ["KBPC35x(current)"],
  },
  KBPC35x: {
    subtype: "bridge",
    values: "If=35A",
    package: "KBPC",
    pins: 4,
    voltages: { KBPC3502: 200, KBPC3504: 400, KBPC3506: 600, KBPC3508: 800, KBPC3510: 1000 },
    similar: ["KBPC50x(current)"],
  },
  KBPC50x: {
    subtype: "bridge",
    values: "If=50A",
    package: "KBPC",
    pins: 4,
    voltages: { KBPC5002: 200, KBPC5004: 400, KBPC5006: 600, KBPC5008: 800, KBPC5010: 1000 },
  },
};

const withVoltage = (name: string, volts: number): string | undefined =>
  Object.entries(series[name]?.voltages ?? {}).find(([, one]) => one === volts)?.[0];

/** '1N540x(current+package)' with the number of that series for the voltage. */
function similarOf(link: string, volts: number): string[] {
  const [name = "", differences = ""] = link.split("(");
  const code = withVoltage(name, volts);
  return code === undefined ? [] : [`~${code}(${differences}`];
}

const seriesLines = Object.values(series)
  .flatMap(({ subtype, values, package: name, pins, voltages, similar = [] }) =>
    Object.entries(voltages).map(
      ([code, volts]) =>
        `${code} | ${subtype} | Vr=${volts}V ${values} | ${name} | ${pins} | ${similar.flatMap((link) => similarOf(link, volts)).join(" ")}`,
    ),
  )
  .join("\n");

/** Diodes and bridges. */
export const diodes: readonly PartGroup[] = [
  { kind: "diode", endings: RECTIFIER_ENDINGS, lines: seriesLines },
  {
    kind: "diode",
    endings: DIODE_ENDINGS,
    lines: `
1N4148 | switching | Vr=100V If=150mA trr=4ns | DO-35 | 2 | ~1N4148W(package) ~LL4148(package)
1N4148W | switching | Vr=100V If=150mA trr=4ns | SOD-123 | 2 | ~1N4148WS(package)
1N4148WS | switching | Vr=100V If=150mA trr=4ns | SOD-323 | 2
LL4148 | switching | Vr=100V If=150mA trr=4ns | SOD-80 | 2 | ~1N4148W(package)
1N914, 1N914A, 1N914B | switching | Vr=100V trr=4ns | DO-35 | 2 | ~1N4148(current)
1N4448 | switching | Vr=100V If=150mA trr=4ns | DO-35 | 2
1N4150 | switching | Vr=50V trr=4ns | DO-35 | 2 | ~1N4148(voltage+current)
BAS16 | switching | trr=4ns | SOT-23 | 3
BAV70 | switching, dual, common cathode | trr=4ns | SOT-23 | 3 | ^BAW56
BAW56 | switching, dual, common anode | trr=4ns | SOT-23 | 3 | ^BAV70
BAV99 | switching, dual, series | trr=4ns | SOT-23 | 3
BAV19 | switching | Vr=120V trr=50ns | DO-35 | 2 | ~BAV20(voltage)
BAV20 | switching | Vr=200V trr=50ns | DO-35 | 2 | ~BAV21(voltage)
BAV21 | switching | Vr=250V trr=50ns | DO-35 | 2
BAT41 | schottky | Vr=100V If=100mA | DO-35 | 2 | ~BAT46(current)
BAT42 | schottky | Vr=30V If=200mA | DO-35 | 2
BAT43 | schottky | Vr=30V If=200mA | DO-35 | 2
BAT46 | schottky | Vr=100V If=150mA | DO-35 | 2
BAT85 | schottky | Vr=30V If=200mA | DO-34 DO-35 | 2
BAT54 | schottky | Vr=30V If=200mA | SOT-23 | 3
BAT54A | schottky, dual, common anode | Vr=30V If=200mA | SOT-23 | 3 | ^BAT54C
BAT54C | schottky, dual, common cathode | Vr=30V If=200mA | SOT-23 | 3 | ^BAT54A
BAT54S | schottky, dual, series | Vr=30V If=200mA | SOT-23 | 3
1N5711 | schottky | Vr=70V If=15mA | DO-35 | 2
1N6263 | schottky | Vr=60V If=15mA | DO-35 | 2 | ~1N5711(voltage)
B5819W | schottky | Vr=40V If=1A | SOD-123 | 2 | ~SS14(package) ~1N5819(package)
MBR0520 | schottky | Vr=20V If=500mA | SOD-123 | 2 | ~MBR0530(voltage)
MBR0530 | schottky | Vr=30V If=500mA | SOD-123 | 2 | ~MBR0540(voltage)
MBR0540 | schottky | Vr=40V If=500mA | SOD-123 | 2 | ~B5819W(current)
MBRS340 | schottky | Vr=40V If=3A | SMC | 2
MBR745 | schottky | Vr=45V If=7.5A | TO-220-2 | 2 | ~MBR1045(current)
MBR1045 | schottky | Vr=45V If=10A | TO-220-2 | 2 | ~MBR1645(current)
MBR1645 | schottky | Vr=45V If=16A | TO-220-2 | 2
MBR2045CT | schottky, dual, common cathode | Vr=45V If=20A | TO-220 | 3 | ~MBR20100CT(voltage)
MBR20100CT | schottky, dual, common cathode | Vr=100V If=20A | TO-220 | 3 | ~MBR20200CT(voltage)
MBR20200CT | schottky, dual, common cathode | Vr=200V If=20A | TO-220 | 3
MUR120 | ultrafast | Vr=200V If=1A | DO-41 | 2 | ~UF4003(speed) ~MUR160(voltage)
MUR160 | ultrafast | Vr=600V If=1A | DO-41 | 2 | ~UF4005(speed)
MUR420 | ultrafast | Vr=200V If=4A | DO-201AD | 2 | ~MUR460(voltage) ~UF5402(current)
MUR460 | ultrafast | Vr=600V If=4A | DO-201AD | 2 | ~UF5406(current)
MUR820 | ultrafast | Vr=200V If=8A | TO-220-2 | 2 | ~MUR860(voltage)
MUR860 | ultrafast | Vr=600V If=8A | TO-220-2 | 2 | ~MUR1560(current)
MUR1560 | ultrafast | Vr=600V If=15A | TO-220-2 | 2
MUR1620CT | ultrafast, dual, common cathode | Vr=200V If=16A | TO-220 | 3
`,
  },
];
