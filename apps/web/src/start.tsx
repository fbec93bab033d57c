import { hydrateRoot } from "react-dom/client";

import { createBrowserShop } from "./browser-shop.tsx";
import { Document } from "./document.tsx";
import { readState } from "./page-state.ts";

const state = readState();
const shop = await createBrowserShop(state);

hydrateRoot(document, <Document locale={state.locale}>{shop}</Document>);
