/** Entry of the dashboard, whose document has no content: only the browser renders it. */
import "@shop/ui/dash.css";
import { createRoot } from "react-dom/client";

import { DASH_ROOT, readState } from "../page-state.ts";
import { createDashApp } from "./dash-app.tsx";

// No top-level await: chunks of pages import from this file's chunk, which would deadlock while it awaits them.
async function start(): Promise<void> {
  const root = document.getElementById(DASH_ROOT);
  if (!root) throw new Error("The document has no place for the dashboard.");
  createRoot(root).render(await createDashApp(readState()));
}

void start();
