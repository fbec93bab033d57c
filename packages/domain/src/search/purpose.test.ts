import { expect, test } from "vitest";

import { withoutPurpose } from "./purpose.ts";

test.for([
  ["Motor shield for Arduino Uno", "Motor shield"],
  ["Starter set with Arduino", "Starter set"],
  ["Digital multimeter, true RMS", "Digital multimeter, true RMS"],
  ["For Dummies", "For Dummies"],
  ["حزام لجهاز ملتيميتر", "حزام"],
  ["بورد للأردوينو", "بورد"],
  ["بورد متوافق مع أردوينو", "بورد"],
  ["كاوية لحام", "كاوية لحام"],
] as const)("API-4 '%s' is '%s'", ([name, what]) => {
  expect(withoutPurpose(name)).toBe(what);
});
