import "@shop/ui/styles.css";
import { afterPaint } from "./after-paint.ts";

// The page is there to be read before any of the shop's code runs; that code is on its way meanwhile (the head names its files).
void afterPaint().then(() => import("./start.tsx"));
