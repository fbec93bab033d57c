import type { Order, OrderLine } from "@shop/contract/orders/order.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { mockAdmin } from "../shop/mock-shop.ts";
import type { MockOrder } from "../shop/state.ts";

interface Buyer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address1: string;
  readonly address2: string;
  readonly locale: Locale;
}

const buyer = (
  locale: Locale,
  name: string,
  phone: string,
  mailbox: string,
  address1: string,
  address2: string,
): Buyer => ({ locale, name, phone, email: `${mailbox}@example.com`, address1, address2 });

const mona = buyer("ar", "منى عادل", "+201012345678", "mona.adel", "١٤ شارع المحطة", "طنطا");
const omar = buyer(
  "en",
  "Omar Hassan",
  "01122334455",
  "omar.hassan",
  "7 Nile Corniche, flat 12",
  "Maadi, Cairo",
);
const sara = buyer("en", "Sara Mikhail", "01234567890", "sara.mikhail", "22 Fouad Street", "Alexandria");
const khaled = buyer("ar", "خالد عبد الرحمن", "01098765432", "khaled.ar", "٣ ميدان الجامعة", "المنصورة");
const heba = buyer("ar", "هبة الشريف", "01555512345", "heba.s", "٩ شارع الجمهورية، الدور الثالث", "أسيوط");
const lab = buyer(
  "en",
  "Electronics laboratory, Faculty of Engineering, University of the Delta",
  "01000011122",
  "lab-orders.electronics",
  "Building 4, ground floor, store room",
  "Tanta",
);
const ahmed = buyer("ar", "أحمد فؤاد", "01177788899", "ahmed.fouad", "١١ شارع النصر", "الإسماعيلية");
const rashid = buyer("en", "Rashid Al Mansoori", "+971501234567", "rashid", "Villa 18, Street 4", "Sharjah");
const nadia = buyer("en", "Nadia Kamal", "01288899900", "nadia.kamal", "5 Ramses Street", "Giza");
/** Only phone and mail address are required. */
const nameless = buyer("ar", "", "01500001111", "a.user", "", "");

type Ordered = readonly [part: string, qty: number];

interface Entry {
  readonly number: string;
  readonly buyer: Buyer;
  /** Age in hours. */
  readonly hours: number;
  readonly state: OrderState;
  readonly lines: readonly Ordered[];
  readonly note?: string;
  readonly shopNote?: string;
  readonly delivery?: NonNullable<Order["delivery"]>;
  /** The note given to the last change of state. */
  readonly reason?: string;
  /** The state before, of a cancelled order. */
  readonly cancelledFrom?: OrderState;
}

const DAY = 24;

/** A product that was deleted after it had been ordered. */
const deletedLine: OrderLine = {
  product_id: 9001,
  name: "Metrivo M10 pen multimeter",
  name_ar: "ملتيميتر قلم ميتريفو M10",
  part_number: "M10",
  price: "275.00",
  price_before: null,
  qty: 2,
};

// The oldest last; ids are given in the opposite direction.
const entries: readonly Entry[] = [
  {
    number: "3CDF-GHJ6",
    buyer: mona,
    hours: 0.2,
    state: "received",
    lines: [
      ["K45", 1],
      ["LED5R", 25],
    ],
    note: "أرجو الاتصال قبل التوصيل.",
  },
  {
    number: "7KMP-RT46",
    buyer: lab,
    hours: 1.5,
    state: "received",
    lines: [
      ["UNO-R3", 12],
      ["LCD1602-I2C-B", 12],
      ["LED5-KIT100", 6],
      ["WS2812B-10", 4],
    ],
    note: "Please put our order number 2291 on the invoice.",
  },
  {
    number: "9DGH-C7XQ",
    buyer: omar,
    hours: 3,
    state: "received",
    lines: [
      ["GC-3000", 1],
      ["MK-16", 4],
    ],
  },
  { number: "4TWX-N63J", buyer: nameless, hours: 7, state: "received", lines: [["SSD1306", 1]] },
  {
    number: "6PQR-9FKD",
    buyer: sara,
    hours: 20,
    state: "received",
    lines: [
      ["ESP32-DEVKIT-V1", 2],
      ["DS1307", 1],
    ],
    delivery: { to: "pick_up", branch: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" }, cost: "0.00" },
  },
  {
    number: "HJ36-WCG4",
    buyer: ahmed,
    hours: 9 * DAY,
    state: "received",
    lines: [["MP-3005", 1]],
    shopNote: "اتصلنا مرتين ولم يرد أحد.",
  },
  {
    number: "C9NX-7TKM",
    buyer: khaled,
    hours: 22,
    state: "confirmed",
    lines: [["KC-400", 1]],
    delivery: { to: "EG-DK", branch: null, cost: "60.00" },
  },
  {
    number: "DF67-PQ3H",
    buyer: heba,
    hours: 26,
    state: "confirmed",
    lines: [
      ["HX711", 3],
      ["MSD-SPI", 2],
    ],
    shopNote: "تحتاج فاتورة ضريبية.",
  },
  {
    number: "XR4J-69CT",
    buyer: rashid,
    hours: 30,
    state: "confirmed",
    lines: [
      ["ILI9341", 2],
      ["RP2040-CONNECT", 2],
    ],
    reason: "We ship to Sharjah by courier, 4 to 6 days.",
  },
  {
    number: "GK7W-3DNP",
    buyer: nadia,
    hours: 2 * DAY,
    state: "confirmed",
    lines: [
      ["GV-8800", 1],
      ["OI-1000", 1],
    ],
    shopNote: "Price of the bench multimeter: ask the importer on Sunday.",
  },
  {
    number: "M4QF-HX69",
    buyer: mona,
    hours: 3 * DAY,
    state: "sent",
    lines: [
      ["NANO-V3-CH340", 3],
      ["KY-023", 1],
    ],
  },
  {
    number: "N6CR-TJ7G",
    buyer: omar,
    hours: 3.5 * DAY,
    state: "sent",
    lines: [["WS2812B-M64", 1]],
    reason: "Parcel EG 4471 209",
  },
  {
    number: "P3KD-4WX9",
    buyer: lab,
    hours: 5 * DAY,
    state: "sent",
    lines: [
      ["LED5R", 200],
      ["LED5G", 200],
      ["LED5W", 200],
    ],
  },
  { number: "Q7HG-6MFC", buyer: sara, hours: 6 * DAY, state: "sent", lines: [["GL-120", 1]] },
  {
    number: "R9TN-J34K",
    buyer: khaled,
    hours: 8 * DAY,
    state: "delivered",
    lines: [
      ["UNO-R3", 1],
      ["B3F-4055-4", 1],
    ],
  },
  { number: "T4XC-P7DH", buyer: heba, hours: 11 * DAY, state: "delivered", lines: [["TM1637-4R", 2]] },
  {
    number: "W6GM-QF93",
    buyer: nadia,
    hours: 14 * DAY,
    state: "delivered",
    lines: [
      ["HC-05", 1],
      ["MAX485-MOD", 2],
    ],
  },
  { number: "XK3R-7NJT", buyer: ahmed, hours: 17 * DAY, state: "delivered", lines: [["M830", 2]] },
  { number: "CD4W-96HP", buyer: rashid, hours: 21 * DAY, state: "delivered", lines: [["OW-18B", 1]] },
  {
    number: "FJ7Q-MX3G",
    buyer: mona,
    hours: 28 * DAY,
    state: "delivered",
    lines: [
      ["M10", 2],
      ["LED5RGB-CC", 10],
    ],
  },
  {
    number: "HT69-KCR4",
    buyer: lab,
    hours: 35 * DAY,
    state: "delivered",
    lines: [
      ["MP-3005D", 2],
      ["K45", 3],
      ["K-BENCH-1", 1],
    ],
  },
  { number: "JN3D-WP7F", buyer: sara, hours: 52 * DAY, state: "delivered", lines: [["DC-022", 10]] },
  {
    number: "KG4X-9QTM",
    buyer: omar,
    hours: 4 * DAY,
    state: "cancelled",
    lines: [["GT-300", 1]],
    reason: "Bought by mistake, the buyer called.",
    cancelledFrom: "received",
  },
  {
    number: "MR7H-C63D",
    buyer: khaled,
    hours: 12 * DAY,
    state: "cancelled",
    lines: [["LCD2004-I2C-B", 2]],
    reason: "لم يعد المنتج متوفرًا لدى المورد.",
    cancelledFrom: "confirmed",
  },
  {
    number: "NP9J-4FXW",
    buyer: heba,
    hours: 19 * DAY,
    state: "cancelled",
    lines: [["SPK-57", 6]],
    reason: "عاد الطرد إلينا لعدم الرد.",
    cancelledFrom: "sent",
  },
  {
    number: "QT6K-G73R",
    buyer: nadia,
    hours: 64 * DAY,
    state: "cancelled",
    lines: [["5161AS", 5]],
    cancelledFrom: "received",
  },
];

const HOUR_MS = 3_600_000;
const steps: readonly OrderState[] = ["received", "confirmed", "sent", "delivered"];

/** States that an order has had, the first one first. */
function statesOf({ state, cancelledFrom = "received" }: Entry): OrderState[] {
  const last = state === "cancelled" ? cancelledFrom : state;
  return [...steps.slice(0, steps.indexOf(last) + 1), ...(state === "cancelled" ? [state] : [])];
}

function lineOf([part, qty]: Ordered): OrderLine {
  const product = catalogue.products.find(({ part_number }) => part_number === part);
  if (!product) return { ...deletedLine, qty };
  const { id, name, name_ar, part_number, price, price_before } = product;
  return { product_id: id, name, name_ar, part_number, price, price_before, qty };
}

function orderOf(entry: Entry, id: number, now: number): MockOrder {
  const {
    number,
    buyer: who,
    hours,
    state,
    lines,
    note = "",
    shopNote = "",
    reason = "",
    delivery = null,
  } = entry;
  const { locale, ...info } = who;
  const placed = now - hours * HOUR_MS;
  const states = statesOf(entry);
  // Changes of state are spread over the first four fifths of the order's age.
  const timeOf = (step: number) =>
    new Date(placed + (hours * HOUR_MS * 0.8 * step) / states.length).toISOString();
  const log = states.slice(1).map((to, at): MockOrder["log"][number] => ({
    id: id * 10 + at,
    at: timeOf(at + 1),
    by: mockAdmin.email,
    action: "state",
    from: states[at] ?? null,
    to,
    text: at === states.length - 2 ? reason : "",
    mail: to === "cancelled" && reason === "" ? null : ("sent" as const),
  }));
  const noted: MockOrder["log"] = shopNote
    ? [
        {
          id: id * 10 + 9,
          at: timeOf(states.length),
          by: mockAdmin.email,
          action: "note",
          from: null,
          to: null,
          text: shopNote,
          mail: null,
        },
      ]
    : [];
  return {
    id,
    number,
    version: 1 + log.length + noted.length,
    state,
    request: false,
    created_at: new Date(placed).toISOString(),
    locale,
    info: { ...info, note },
    lines: lines.map(lineOf),
    delivery,
    shop_note: shopNote,
    log: [...noted, ...log.toReversed()],
    userId: undefined,
  };
}

/** Demonstration orders in all states and both languages, by ascending id; their ages are those at the time of the call. */
export function demoOrders(): MockOrder[] {
  const now = Date.now();
  const byAge = entries.toSorted((a, b) => b.hours - a.hours);
  return byAge.map((entry, at) => orderOf(entry, at + 1, now));
}
