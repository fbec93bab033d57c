import { type DayHours, openUntil } from "@shop/domain/site/opening-hours.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

/** Whether a branch is open now and until when, in the shop's time zone; nothing on the server, whose pages are kept. */
export function OpenNow({ hours }: { readonly hours: readonly DayHours[] }) {
  const texts = useMessages("home");
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null);
  if (minute === null || hours.length === 0) return null;
  const closes = openUntil(hours, new Date(minute * MINUTE_MS));
  return closes === null ? (
    <span className="text-muted">{texts.closedNow}</span>
  ) : (
    <span className="text-positive font-semibold">{fill(texts.openUntil, { time: closes })}</span>
  );
}
