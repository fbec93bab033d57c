import type { AdminSession } from "@shop/contract/admins/admin-session.ts";

/** Sessions of an administrator, as stories show them. */
export const sessions: readonly AdminSession[] = [
  {
    id: 21,
    current: true,
    created_at: "2026-03-02T06:12:00Z",
    used_at: "2026-03-02T08:58:00Z",
    browser: "Firefox, Windows",
    site: "197.32.10.4",
  },
  {
    id: 20,
    current: false,
    created_at: "2026-03-01T17:40:00Z",
    used_at: "2026-03-01T19:05:00Z",
    browser: "Samsung Internet, Android",
    site: "2c0f:fc89:8000",
  },
  { id: 17, current: false, created_at: null, used_at: "2026-03-01T09:31:00Z", browser: "", site: "" },
];
