/** One element of @wokwi/elements: its tag without the prefix, and its properties. */
export interface Part {
  readonly tag: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** A picture made of one part or of several in a row. */
export interface PartPicture {
  readonly row: readonly Part[];
  /** Degrees by which the whole is turned. */
  readonly turn?: number;
  /** The share of the picture's side that the longer side of the part takes; 0.76 where nothing is said. */
  readonly share?: number;
  /** Pixels between the parts of a row, in the part's own scale. */
  readonly gap?: number;
}

const one = (tag: string, props: Part["props"] = {}, more: Omit<PartPicture, "row"> = {}): PartPicture => ({
  row: [{ tag, props }],
  ...more,
});

const leds = (...colors: string[]): Part[] =>
  colors.map((color) => ({ tag: "led", props: { color, value: true, brightness: 0.7 } }));

const digits = [1, 1, 1, 1, 1, 1, 0, 0];
const clock = [[0, 1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 1, 1, 0, 1, 0], [1, 1, 1, 1, 0, 0, 1, 0], digits].flat();

/** Pictures that are rendered from @wokwi/elements (MIT), by slug. */
export const partPictures: Readonly<Record<string, PartPicture>> = {
  uno: one("arduino-uno", { ledPower: true }),
  mega: one("arduino-mega", { ledPower: true }, { share: 0.84 }),
  nano: one("arduino-nano", { ledPower: true }, { turn: -24, share: 0.86 }),
  "esp32-devkit": one("esp32-devkit-v1", { led1: true }),
  rp2040: one("nano-rp2040-connect", {}, { turn: -24, share: 0.86 }),
  "attiny-board": one("franzininho"),
  ds1307: one("ds1307"),
  microsd: one("microsd-card"),
  hx711: one("hx711"),
  "hc-sr04": one("hc-sr04"),
  dht22: one("dht22"),
  pir: one("pir-motion-sensor"),
  mpu6050: one("mpu6050"),
  "gas-sensor": one("gas-sensor", { ledPower: true }),
  "heart-beat": one("heart-beat-sensor"),
  flame: one("flame-sensor", { ledPower: true }),
  photoresistor: one("photoresistor-sensor", { ledPower: true }),
  ntc: one("ntc-temperature-sensor"),
  "big-sound": one("big-sound-sensor", { led1: true }),
  "small-sound": one("small-sound-sensor", { ledPower: true }),
  tilt: one("tilt-switch", { ledPower: true }),
  "rotary-encoder": one("ky-040"),
  "ir-remote": one("ir-remote"),
  "ir-receiver": one("ir-receiver"),
  lcd1602: one("lcd1602", { text: "  NILOMETER     Level 12.4 m  ", color: "black", background: "blue" }),
  "lcd1602-green": one("lcd1602", { text: "Volts    12.07 V Amps      1.32 A" }),
  lcd2004: one("lcd2004", {
    text: "Room          24.6 C Humidity      41 %RH Pump          OFF    Next check   14:30  ",
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
  "led-red": { row: leds("red") },
  "led-green": { row: leds("green") },
  "led-blue": { row: leds("blue") },
  "led-yellow": { row: leds("yellow") },
  "led-white": { row: leds("white") },
  "led-mix": { row: leds("red", "yellow", "green", "blue", "white"), gap: 2 },
  "led-rgb": one("rgb-led", { ledRed: 0.8, ledBlue: 0.6, ledGreen: 0.2 }),
  "neopixel-matrix": one("neopixel-matrix", { rows: 8, cols: 8 }),
  "led-ring": one("led-ring", { pixels: 16 }),
  neopixel: one("neopixel", { r: 0.1, g: 0.7, b: 1 }),
  servo: one("servo", { angle: 45, horn: "single" }),
  "servo-cross": one("servo", { angle: 20, horn: "cross" }),
  "stepper-nema17": one("stepper-motor", { size: 17 }),
  "stepper-nema23": one("stepper-motor", { size: 23 }),
  "stepper-biaxial": one("biaxial-stepper"),
  "pot-knob": one("potentiometer", { value: 62 }),
  "slide-pot": one("slide-potentiometer", { value: 40 }),
  joystick: one("analog-joystick"),
  keypad: one("membrane-keypad"),
  "keypad-3": one("membrane-keypad", { columns: "3" }),
  buzzer: one("buzzer"),
  "push-buttons": {
    row: ["red", "green", "blue", "yellow"].map((color) => ({ tag: "pushbutton", props: { color } })),
    gap: 3,
  },
  "push-button": one("pushbutton", { color: "red" }),
  "push-6mm": {
    row: ["black", "red", "green"].map((color) => ({ tag: "pushbutton-6mm", props: { color } })),
    gap: 5,
  },
  "dip-switch": one("dip-switch-8", { values: [1, 0, 1, 1, 0, 0, 1, 0] }),
  "slide-switch": one("slide-switch"),
  "relay-5v": one("ks2e-m-dc5"),
  "rotary-dialer": one("rotary-dialer"),
};
