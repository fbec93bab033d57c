import { expect, test } from "vitest";

import { knownPart } from "./known-parts.ts";
import { nearParts } from "./near-parts.ts";

const near = (code: string): string[] => {
  const part = knownPart(code);
  return part
    ? nearParts(part).flatMap(({ ground, parts }) => parts.map((one) => `${one.code} ${ground}`))
    : [];
};

test("D-60 a fixed regulator is replaced by one that is set to its voltage, never by another voltage or sign", () => {
  expect(near("7812")).toContain("LM317 adjustable");
  expect(near("7812")).toContain("LM2596-ADJ adjustable");
  expect(near("7912")).toContain("LM337 adjustable");
  for (const wrong of ["7805", "7912", "LM337", "LM7805"])
    expect(near("7812").filter((one) => one.startsWith(`${wrong} `))).toEqual([]);
});

test("D-60 a transistor is replaced by one of its polarity that bears as much", () => {
  expect(near("2N3904").some((one) => one.startsWith("2N2222A "))).toBe(true);
  // BC547 carries half of its current.
  for (const wrong of ["BC557", "2N3906", "BC547"]) expect(near("2N3904").join()).not.toContain(wrong);
  expect(near("IRF540N").some((one) => one.startsWith("IRFZ44N same"))).toBe(false);
});

test("D-60 op amps stand for each other, gates of another function do not", () => {
  expect(near("TL081").join()).toContain("TL072");
  // Two channels do not stand for four.
  expect(near("LM324").join()).not.toContain("LM358");
  expect(near("4011").join()).not.toContain("4001");
});

test("D-60 boards with the same chip, and sensors that measure the same, are near", () => {
  expect(near("NodeMCU ESP8266")).toContain("ESP-01 same-kind");
  expect(near("DHT11").join()).toContain("DHT22");
  expect(near("Raspberry Pi 4").join()).not.toContain("ESP-01");
});
