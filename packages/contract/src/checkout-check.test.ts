import { expect, test } from "vitest";

import { checkCheckout } from "./checkout-check.ts";

const info = { email: "mona@example.com", phone: "01012345678" };

test("CHECKOUT-9 email and phone are enough", () => {
  expect(checkCheckout(info)).toEqual({
    ok: true,
    info: { ...info, name: "", address1: "", address2: "", note: "" },
  });
});

test("CHECKOUT-4 a phone in Arabic digits and with spaces is tidied", () => {
  expect(checkCheckout({ ...info, phone: "٠١٠ ١٢٣٤ ٥٦٧٨" })).toMatchObject({
    info: { phone: "01012345678" },
  });
});

test("CHECKOUT-2 D-38 with both empty the missing email speaks and both are marked", () => {
  expect(checkCheckout({ email: " ", phone: "" })).toEqual({
    ok: false,
    errors: { email: "required", phone: "bad_phone" },
    notice: "emailAndPhoneRequired",
  });
});

test("CHECKOUT-3 a faulty email speaks before a faulty phone", () => {
  expect(checkCheckout({ email: "mona@example", phone: "1" })).toMatchObject({
    errors: { email: "bad_email", phone: "bad_phone" },
    notice: "badEmail",
  });
});

test("CHECKOUT-4 a faulty or empty phone", () => {
  for (const phone of ["", "12345", "0201012345678"]) {
    expect(checkCheckout({ ...info, phone })).toMatchObject({ notice: "badPhone" });
  }
});

test("a note too long is marked without a notice", () => {
  expect(checkCheckout({ ...info, note: "x".repeat(1001) })).toEqual({
    ok: false,
    errors: { note: "too_long" },
    notice: null,
  });
});
