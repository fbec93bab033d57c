/** How a unit is written and read. */
interface Unit {
  /** The symbol that is printed. */
  readonly symbol: string;
  /** Its Arabic name, printed in Arabic pages after the Arabic name of a prefix. */
  readonly ar: string;
  /** Other spellings that are read; letters of any case where `anyCase`. */
  readonly also?: readonly string[];
  /** Powers of ten that have a prefix with this unit; none for a unit that takes none. */
  readonly prefixes: readonly number[];
  /** Digits before the point from which a prefix is printed, by its power; one where it is missing. */
  readonly digits?: Readonly<Record<number, number>>;
  /** The symbol may stand before the number: 'AWG 22'. */
  readonly before?: true;
  /** The letter that may stand at the decimal point: the R of '4R7', the V of '3V3'. */
  readonly point?: string;
  /** What one of a spelling is in the unit: 25.4 mm for an inch. Exact decimal texts. */
  readonly multiples?: Readonly<Record<string, string>>;
}

const SMALL = [-12, -9, -6, -3, 0];
const ALL = [-12, -9, -6, -3, 0, 3, 6, 9];
const LARGE = [-3, 0, 3, 6, 9];

/** The units that values of parts have. Values are stored in the unit without a prefix. */
const units = {
  ohm: { symbol: "Ω", ar: "أوم", also: ["ohm", "ohms", "اوم", "R"], prefixes: ALL, point: "R" },
  // Nobody writes a capacitor of 1000 µF as one of 1 mF.
  farad: { symbol: "F", ar: "فاراد", also: ["farad", "farads"], prefixes: SMALL, digits: { [-3]: 3 } },
  henry: { symbol: "H", ar: "هنري", also: ["henry", "henries"], prefixes: SMALL },
  volt: {
    symbol: "V",
    ar: "فولت",
    also: ["volt", "volts", "VDC", "VAC"],
    prefixes: [-6, -3, 0, 3],
    point: "V",
  },
  ampere: {
    symbol: "A",
    ar: "أمبير",
    also: ["amp", "amps", "ampere", "amperes", "امبير"],
    prefixes: [-12, -9, -6, -3, 0, 3],
  },
  watt: { symbol: "W", ar: "وات", also: ["watt", "watts"], prefixes: [-6, -3, 0, 3, 6], point: "W" },
  hertz: { symbol: "Hz", ar: "هرتز", also: ["hertz"], prefixes: LARGE },
  second: { symbol: "s", ar: "ثانية", also: ["sec", "second", "seconds", "ثواني", "ثوان"], prefixes: SMALL },
  metre: {
    symbol: "m",
    ar: "متر",
    also: ["meter", "metre", "meters", "metres"],
    prefixes: [-9, -6, -3, 0, 3],
    multiples: {
      cm: "0.01",
      سم: "0.01",
      مم: "0.001",
      in: "0.0254",
      inch: "0.0254",
      '"': "0.0254",
      بوصة: "0.0254",
      mil: "0.0000254",
    },
  },
  gram: {
    symbol: "g",
    ar: "جرام",
    also: ["gram", "grams", "جم"],
    prefixes: [-6, -3, 0, 3],
    multiples: { كجم: "1000" },
  },
  celsius: { symbol: "°C", ar: "°م", also: ["C", "ºC", "℃", "degC", "درجة مئوية"], prefixes: [0] },
  percent: { symbol: "%", ar: "%", also: ["٪", "percent"], prefixes: [0] },
  ppm: { symbol: "ppm", ar: "جزء في المليون", also: ["ppm/°C", "ppm/C"], prefixes: [0] },
  decibel: { symbol: "dB", ar: "ديسيبل", prefixes: [0] },
  "ampere-hour": { symbol: "Ah", ar: "أمبير ساعة", prefixes: [-3, 0], multiples: { "أمبير/ساعة": "1" } },
  "watt-hour": { symbol: "Wh", ar: "وات ساعة", prefixes: [0, 3] },
  bit: { symbol: "bit", ar: "بت", also: ["bits"], prefixes: [0] },
  byte: { symbol: "B", ar: "بايت", also: ["byte", "bytes"], prefixes: [0, 3, 6, 9] },
  lumen: { symbol: "lm", ar: "لومن", prefixes: [0] },
  candela: { symbol: "cd", ar: "شمعة", prefixes: [-3, 0] },
  pascal: { symbol: "Pa", ar: "باسكال", prefixes: [0, 3, 6], multiples: { bar: "100000", بار: "100000" } },
  newton: { symbol: "N", ar: "نيوتن", prefixes: [-3, 0, 3] },
  "newton-metre": {
    symbol: "N·m",
    ar: "نيوتن متر",
    also: ["Nm", "N.m", "N-m", "N*m"],
    prefixes: [-3, 0, 3],
    multiples: { kg·cm: "0.0980665", "kg.cm": "0.0980665", "kg-cm": "0.0980665", "kgf.cm": "0.0980665" },
  },
  "volt-ampere": { symbol: "VA", ar: "فولت أمبير", prefixes: [0, 3, 6] },
  "square-millimetre": {
    symbol: "mm²",
    ar: "مم²",
    also: ["mm2", "mm^2", "sq mm", "sqmm", "sq.mm", "ملم²", "مم2"],
    prefixes: [0],
  },
  /** American wire gauge: the higher, the thinner. */
  awg: { symbol: "AWG", ar: "AWG", prefixes: [0], before: true },
  lux: { symbol: "lx", ar: "لوكس", also: ["lux"], prefixes: [0, 3] },
  dbm: { symbol: "dBm", ar: "dBm", prefixes: [0] },
  rpm: { symbol: "rpm", ar: "لفة/دقيقة", also: ["r/min", "RPM"], prefixes: [0] },
  degree: { symbol: "°", ar: "°", also: ["deg", "degrees", "درجة"], prefixes: [0] },
  /** A plain number: counts, pins, channels. */
  none: { symbol: "", ar: "", prefixes: [0] },
} as const satisfies Readonly<Record<string, Unit>>;

/** The name of a unit. */
export type UnitName = keyof typeof units;

/** A unit by its name. */
export const unitOf = (name: UnitName): Unit => units[name];

/** Prefixes by the power of ten that they stand for: the symbol that is printed, the Arabic name, and what else is read. */
export const prefixes: readonly {
  readonly power: number;
  readonly symbol: string;
  readonly ar: string;
  readonly also: readonly string[];
}[] = [
  { power: -12, symbol: "p", ar: "بيكو", also: ["pico"] },
  { power: -9, symbol: "n", ar: "نانو", also: ["nano"] },
  { power: -6, symbol: "µ", ar: "ميكرو", also: ["u", "μ", "micro"] },
  { power: -3, symbol: "m", ar: "مللي", also: ["milli", "ملي"] },
  { power: 3, symbol: "k", ar: "كيلو", also: ["K", "kilo"] },
  { power: 6, symbol: "M", ar: "ميجا", also: ["meg", "Meg", "MEG", "mega", "Mega", "ميغا"] },
  { power: 9, symbol: "G", ar: "جيجا", also: ["giga", "Giga", "غيغا"] },
];

const isUnitName = (name: string): name is UnitName => name in units;

/** All units. */
export const unitNames: readonly UnitName[] = Object.keys(units).filter(isUnitName);
