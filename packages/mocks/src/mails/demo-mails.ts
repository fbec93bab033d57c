import type { Mail } from "@shop/contract/mails/mail.ts";
import type { SearchMiss } from "@shop/contract/search-misses/search-miss.ts";

const HOUR_MS = 3_600_000;

const moment = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const mailOf = (id: number, hours: number, rest: Partial<Mail>): Mail => ({
  id,
  kind: "order_to_buyer",
  recipient: "omar.hassan@example.com",
  subject: "Your order 3CDF-GHJ6 at Nilometer",
  state: "sent",
  created_at: moment(hours),
  attempts: 1,
  next_attempt_at: null,
  sent_at: moment(hours),
  last_error: null,
  ...rest,
});

/** Mails of every kind and state, the newest first. */
export const demoMails = (): readonly Mail[] => [
  mailOf(8, 0.01, {
    kind: "order_to_shop",
    recipient: "orders@nilometer.example",
    subject: "New order 4CDG-HJK7",
    state: "waiting",
    attempts: 0,
    next_attempt_at: moment(0),
    sent_at: null,
  }),
  mailOf(7, 2, {
    state: "retrying",
    attempts: 6,
    next_attempt_at: moment(-0.4),
    sent_at: null,
    last_error: "connect ECONNREFUSED 192.0.2.7:587",
  }),
  mailOf(6, 5, {
    kind: "order_changed",
    recipient: "mona.adel@example.com",
    subject: "طلبك ‏3CDF-GHJ6 في الطريق إليك",
    state: "retrying",
    attempts: 3,
    next_attempt_at: moment(-3),
    sent_at: null,
    last_error: "550 5.1.1 <mona.adel@example.com>: Recipient address rejected: User unknown",
  }),
  mailOf(5, 9, {
    kind: "order_to_shop",
    recipient: "orders@nilometer.example",
    subject: "New order 3CDF-GHJ6",
  }),
  mailOf(4, 9, {}),
  mailOf(3, 40, { kind: "order_changed", subject: "Your order 2CDF-GHJ5 is confirmed" }),
  mailOf(2, 24 * 31, {
    recipient: "a.user@example.com",
    subject: "Your order 2CDF-GHJ4 at Nilometer",
    state: "given_up",
    attempts: 62,
    sent_at: null,
    last_error: "550 5.2.1 Mailbox unavailable",
  }),
  mailOf(1, 24 * 20, { kind: "general", subject: "Hello" }),
];

/** The same mails where none of those that were sent has left the shop, because there was no mail server. */
export const keptMails = (): readonly Mail[] =>
  demoMails()
    .filter(({ state }) => state === "sent")
    .map((mail) => Object.assign({}, mail, { state: "kept" as const, sent_at: null }));

/** Searches that found nothing, in both languages. */
export const demoSearchMisses = (): readonly SearchMiss[] =>
  (
    [
      ["esp32 c6", 41, 3],
      ["طابعه ثلاثيه الابعاد", 27, 1],
      ["raspberry pi 5", 26, 20],
      ["stm32h7", 14, 70],
      ["nrf52840", 9, 12],
      ["سلك نحاس معزول", 8, 200],
      ["lipo 3s 2200", 8, 30],
      ["logic analyzer", 5, 90],
      ["usb c pd trigger", 4, 400],
      ["ina226", 3, 45],
      ["peltier", 2, 500],
      ["hall effect", 1, 33],
    ] as const
  ).map(([text, count, hours]) => ({ text, count, last_at: moment(hours) }));
