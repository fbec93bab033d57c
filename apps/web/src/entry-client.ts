import "@shop/ui/styles.css";
import { afterPaint } from "./after-paint.ts";
import { fetchModules } from "./fetch-modules.ts";

// The page is there to be read before any of the shop's code is fetched, and before it runs.
void afterPaint().then(() => {
  fetchModules();
  return import("./start.tsx");
});
