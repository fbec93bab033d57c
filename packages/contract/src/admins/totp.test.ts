import { describe, expect, test } from "vitest";

import {
  foldCode,
  fromBase32,
  isAppCode,
  matchingStep,
  newRecoveryCodes,
  newSecret,
  otpauthAddress,
  stepOf,
  toBase32,
  totpCode,
} from "./totp.ts";

/** The secret of the test vectors of RFC 4226 and RFC 6238: '12345678901234567890'. */
const secret = toBase32(new TextEncoder().encode("12345678901234567890"));

describe("D-148 codes of authenticator apps", () => {
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("RFC 6238: at %i s the code is %s", async (seconds, code) => {
    expect(await totpCode(secret, stepOf(seconds * 1000), 8)).toBe(code);
  });

  test.each(
    ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"].map(
      (code, step) => [step, code] as const,
    ),
  )("RFC 4226: the code of step %i is %s", async (step, code) => {
    expect(await totpCode(secret, step)).toBe(code);
  });

  test("a code is taken one step before and after its own, not two", async () => {
    const now = 1_700_000_010_000;
    const at = (steps: number) => totpCode(secret, stepOf(now) + steps);
    for (const steps of [-1, 0, 1]) {
      expect(await matchingStep(secret, await at(steps), now)).toBe(stepOf(now) + steps);
    }
    for (const steps of [-2, 2]) expect(await matchingStep(secret, await at(steps), now)).toBeNull();
  });

  test("codes are read with Arabic digits, spaces and hyphens", () => {
    expect(foldCode(" ١٢٣ ٤٥٦ ")).toBe("123456");
    expect(foldCode("ABCD-ef23")).toBe("abcdef23");
    expect([isAppCode("123456"), isAppCode("12345"), isAppCode("abcdef")]).toEqual([true, false, false]);
  });
});

describe("D-148 secrets", () => {
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("RFC 4648: '%s' is %s", (text, encoded) => {
    expect(toBase32(new TextEncoder().encode(text))).toBe(encoded);
    expect(new TextDecoder().decode(fromBase32(encoded))).toBe(text);
  });

  test("a secret has 160 random bits", () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const one of secrets) expect(fromBase32(one)).toHaveLength(20);
  });

  test("recovery codes are ten different ones of 80 bits, and none is one of an app", () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
      expect(isAppCode(foldCode(code))).toBe(false);
    }
  });

  test("the address for apps names shop and account", () => {
    expect(otpauthAddress({ secret: "MZXW6YTB", issuer: "Nilo & Sons", account: "a+b@shop.example" })).toBe(
      "otpauth://totp/Nilo%20%26%20Sons:a%2Bb%40shop.example?secret=MZXW6YTB&issuer=Nilo%20%26%20Sons&algorithm=SHA1&digits=6&period=30",
    );
  });
});
