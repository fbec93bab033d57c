/** Entry of `npm run dev:mock`: the web app in the browser with a mocked API, without a server. */
import "@shop/ui/dash.css";
import { directionOf } from "@shop/domain/locale/locale.ts";
import { isDashPath, splitLocale } from "@shop/domain/site/pages.ts";
import { startMockShop } from "@shop/mocks/browser.ts";
import { applyTheme, storedTheme, systemTheme } from "@shop/ui/theme/theme.ts";
import { createRoot } from "react-dom/client";

import { createDashApp } from "../dash/dash-app.tsx";
import { createBrowserApp } from "../shop/browser-app.tsx";

const { locale, address } = splitLocale(location.pathname);
document.documentElement.lang = locale;
document.documentElement.dir = directionOf(locale);
applyTheme(storedTheme("theme") ?? systemTheme());

await startMockShop();
const createApp = isDashPath(address) ? createDashApp : createBrowserApp;
const app = await createApp({ locale, origin: location.origin });

const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(app);
