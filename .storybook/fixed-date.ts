import { install } from "@sinonjs/fake-timers";

/** The moment of every story: a picture of today equals one of tomorrow. */
const NOW = new Date("2026-03-02T09:00:00.000Z");

// Before any fixture reads the time. Timers, frames and `performance` run on, which plays and components wait for.
install({ now: NOW, toFake: ["Date"] });
