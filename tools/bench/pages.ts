import { setTimeout as delay } from "node:timers/promises";

import autocannon from "autocannon";

const CONNECTIONS = 16;

/** Words of parts and their descriptions, of which searches take three at random: few products hold them together, and no two requests are the same. */
const words =
  `resistor capacitor carbon ceramic metal film switching linear regulator power amplifier operational multimeter clamp meter
  oscilloscope soldering station relay module stepper motor temperature sensor board microcontroller inductor digital electrolytic`.split(
    /\s+/,
  );

/** A running shop, with the addresses of its pages; {@link measurePage} says what stands for what is random in them. */
export interface MeasuredPages {
  readonly name: string;
  readonly base: string;
  readonly pages: Readonly<Record<string, string>>;
}

/** What one kind of page takes. */
export interface PageFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes of an answer as sent, and unpacked. */
  readonly sent: number;
  readonly unpacked: number;
  readonly failed: number;
}

const random = (below: number): number => Math.floor(Math.random() * below);

const word = (): string => words[random(words.length)] ?? "";

/** The cursor of a list of the newest after a product. */
const cursorAfter = (id: number): string => Buffer.from(JSON.stringify(["newest", id])).toString("base64url");

const addressOf = (pattern: string, products: number): string =>
  pattern
    .replace("{id}", () => String(1 + random(products)))
    .replace("{after}", () => cursorAfter(1 + random(products)))
    .replace("{price}", () => (random(500_000) / 100).toFixed(2))
    .replace("{category}", () => String(1 + random(12)))
    .replace("{words}", () => [word(), word(), word()].join("+"))
    .replace("{word}", word)
    .replace("{begun}", () => `${word()}+${word().slice(0, 3 + random(3))}`);

/**
 * Requests one kind of page from 16 connections for some seconds. In its address {words} stands for three random words, {word} for one, {begun} for
 * one and the beginning of another, {id} for the number of one of so many products, {after} for a cursor after one, {price} and {category} for these.
 */
export async function measurePage(
  base: string,
  pattern: string,
  products: number,
  seconds: number,
): Promise<PageFigures> {
  // The end of a measurement closes connections whose pages are still being made, which count for the sender.
  await delay(2000);
  const once = await fetch(base + addressOf(pattern, products), { headers: { "accept-encoding": "gzip" } });
  const unpacked = (await once.arrayBuffer()).byteLength;
  const { requests, latency, non2xx, errors, throughput } = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { "accept-encoding": "gzip, br" },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: addressOf(pattern, products),
          // Shops that limit requests by sender may trust it; this one does only with TRUSTED_PROXIES.
          headers: {
            ...request.headers,
            "x-forwarded-for": `10.${random(256)}.${random(256)}.${random(256)}`,
          },
        }),
      },
    ],
  });
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    sent: throughput.average / Math.max(1, requests.average),
    unpacked,
    failed: non2xx + errors,
  };
}
