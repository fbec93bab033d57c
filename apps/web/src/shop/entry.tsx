import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { Document } from "../document.tsx";
import { readState } from "../page-state.ts";
import { createBrowserApp } from "./browser-app.tsx";

// No top-level await: page chunks import from this file's chunk, which would deadlock while it awaits the page chunk.
async function hydrate(): Promise<void> {
  const state = readState();
  const app = await createBrowserApp(state);
  startTransition(() => {
    hydrateRoot(document, <Document locale={state.locale}>{app}</Document>);
  });
  if (import.meta.env.PROD) {
    const { keepVisited } = await import("./offline/keep-visited.ts");
    await keepVisited(state.locale);
  }
}

void hydrate();
