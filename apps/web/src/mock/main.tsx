/** The whole web app without a server: `npm run dev:mock`. */
import "@shop/ui/styles.css";
import { directionOf } from "@shop/contract/locale.ts";
import { splitLocale } from "@shop/contract/pages.ts";
import { startMockShop } from "@shop/mocks/browser.ts";
import { applyTheme, storedTheme, systemTheme } from "@shop/ui/theme.ts";
import { createRoot } from "react-dom/client";

import { createBrowserShop } from "../browser-shop.tsx";

const { locale } = splitLocale(location.pathname);
document.documentElement.lang = locale;
document.documentElement.dir = directionOf(locale);
applyTheme(storedTheme("theme") ?? systemTheme());

await startMockShop();
const shop = await createBrowserShop({ locale, origin: location.origin, missing: false, queries: [] });

const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(shop);
