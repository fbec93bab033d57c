/** One element of @wokwi/elements: its tag without the prefix, and its properties. */
export interface Part {
  readonly tag: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** A picture made of one part or of several in a row. */
export interface PartPicture {
  readonly row: readonly Part[];
  /** Rotation in degrees. */
  readonly turn?: number;
  /** Length of the part's longer side relative to the picture's side; 0.76 by default. */
  readonly share?: number;
  /** Prefixes of the path data to leave out: makers' marks that a compatible board does not have. */
  readonly without?: readonly string[];
  /** Printed words that are replaced. */
  readonly words?: Readonly<Record<string, string>>;
  /** Pixels between the parts of a row, in the part's own scale. */
  readonly gap?: number;
}

const one = (tag: string, props: Part["props"] = {}, more: Omit<PartPicture, "row"> = {}): PartPicture => ({
  row: [{ tag, props }],
  ...more,
});

const digits = [1, 1, 1, 1, 1, 1, 0, 0];
const clock = [[0, 1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 1, 1, 0, 1, 0], [1, 1, 1, 1, 0, 0, 1, 0], digits].flat();

/** Lines of a character display, filled up to its width. */
const lines = (width: number, ...texts: string[]): string => texts.map((text) => text.padEnd(width)).join("");

/** Pictures that are rendered from @wokwi/elements (MIT), by slug. */
export const partPictures: Readonly<Record<string, PartPicture>> = {
  mega: one("arduino-mega", { ledPower: true }, { share: 0.84, words: { "Arduino MEGA": "MEGA 2560 R3" } }),
  nano: one("arduino-nano", { ledPower: true }, { turn: -24, share: 0.86 }),
  "nano-upright": one("arduino-nano", { ledPower: true }, { turn: 90, share: 0.86 }),
  "esp32-devkit": one("esp32-devkit-v1", { led1: true }),
  rp2040: one(
    "nano-rp2040-connect",
    {},
    { turn: -24, share: 0.86, without: ["m135 33.7c", "m137 22.3v", "m137 37.4v"] },
  ),
  "attiny-board": one("franzininho", {}, { words: { FRANZININHO: "ATTINY85 USB" } }),
  ds1307: one("ds1307"),
  microsd: one("microsd-card"),
  mpu6050: one("mpu6050"),
  "gas-sensor": one("gas-sensor", { ledPower: true }),
  flame: one("flame-sensor", { ledPower: true }),
  photoresistor: one("photoresistor-sensor", { ledPower: true }),
  ntc: one("ntc-temperature-sensor"),
  "big-sound": one("big-sound-sensor", { led1: true }),
  "small-sound": one("small-sound-sensor", { ledPower: true }),
  tilt: one("tilt-switch", { ledPower: true }),
  "rotary-encoder": one("ky-040"),
  "ir-remote": one("ir-remote"),
  "ir-receiver": one("ir-receiver"),
  lcd1602: one(
    "lcd1602",
    { text: lines(16, "  NILOMETER", "Level     12.4 m"), color: "white", background: "blue" },
    { share: 0.86 },
  ),
  "lcd1602-green": one("lcd1602", { text: lines(16, "Volts    12.07 V", "Amps      1.32 A") }),
  lcd2004: one("lcd2004", {
    text: lines(
      20,
      "Room          24.6 C",
      "Humidity        41 %",
      "Pump             OFF",
      "Next check     14:30",
    ),
    color: "white",
    background: "blue",
  }),
  ssd1306: one("ssd1306"),
  ili9341: one("ili9341"),
  "seven-segment": one(
    "7segment",
    { digits: 1, color: "red", values: [1, 1, 0, 1, 1, 0, 1, 0] },
    { share: 0.7 },
  ),
  "seven-segment-clock": one("7segment", {
    digits: 4,
    color: "#ff3b2f",
    colon: true,
    colonValue: true,
    values: clock,
  }),
  "seven-segment-blue": one("7segment", { digits: 4, color: "#3aa0ff", values: clock }),
  "bar-graph": one("led-bar-graph", { color: "GYR", values: [1, 1, 1, 1, 1, 1, 1, 0, 0, 0] }),
  "stepper-nema17": one("stepper-motor", { size: 17 }),
  "stepper-nema23": one("stepper-motor", { size: 23 }),
  "stepper-biaxial": one("biaxial-stepper"),
  "pot-knob": one("potentiometer", { value: 62 }),
  "slide-pot": one("slide-potentiometer", { value: 40 }),
  joystick: one("analog-joystick"),
  keypad: one("membrane-keypad"),
  "keypad-3": one("membrane-keypad", { columns: "3" }),
  buzzer: one("buzzer"),
  "dip-switch": one("dip-switch-8", { values: [1, 0, 1, 1, 0, 0, 1, 0] }),
  "slide-switch": one("slide-switch"),
  "relay-5v": one("ks2e-m-dc5"),
  "rotary-dialer": one("rotary-dialer"),
};
