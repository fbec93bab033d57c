import { expect, test } from "vitest";

import { internationalPhone } from "./international-phone.ts";

test.for([
  ["01012345678", "+201012345678"],
  ["1012345678", "+201012345678"],
  ["+201012345678", "+201012345678"],
  ["0501234567", "+971501234567"],
  ["+971 50 123 4567", "+971501234567"],
] as const)("D-33 %s is dialled as %s", ([phone, dialled]) => {
  expect(internationalPhone(phone)).toBe(dialled);
});
