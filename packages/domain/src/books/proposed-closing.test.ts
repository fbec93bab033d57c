import { expect, test } from "vitest";

import { proposedClosing } from "./proposed-closing.ts";

test.each([
  [null, "2026-03-15", "2026-02-28"],
  ["2026-01-31", "2026-03-01", "2026-02-28"],
  ["2026-02-27", "2026-03-01", "2026-02-28"],
  ["2026-02-28", "2026-03-15", "2026-03-14"],
  ["2026-02-28", "2026-03-01", null],
  ["2026-03-14", "2026-03-15", null],
])(
  "D-136 with days closed until %s the closing that %s proposes is that of %s",
  (closed, today, proposed) => {
    expect(proposedClosing(closed, today)).toBe(proposed);
  },
);
