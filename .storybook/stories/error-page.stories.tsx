import { shop } from "@shop/domain/site/shop.ts";
import { expect } from "storybook/test";

import { errorPage, type PageFault } from "../../apps/web/server/error-page.ts";
import preview from "../preview.tsx";
import { HtmlPage } from "./html-page.tsx";

const isFault = (value: unknown): value is PageFault => value === "busy" || value === "offline";

/** The server's page for a failure of rendering: it depends on no style sheet, script or database. */
const ErrorPage = () => null;

const meta = preview.meta({
  title: "Shop/Error page",
  component: ErrorPage,
  tags: ["browser", "!manifest"],
  loaders: [
    async ({ globals, parameters: { fault } }) => ({
      html: await errorPage(
        globals["locale"] === "ar" ? "/ar/cart" : "/cart",
        shop,
        isFault(fault) ? fault : "failed",
      ).text(),
    }),
  ],
  render: (_, { loaded, globals }) => (
    <HtmlPage
      title="Error page"
      html={String(loaded["html"])}
      colorScheme={globals["theme"] === "dark" ? "dark" : "light"}
    />
  ),
});

/** A page failed while it was rendered. */
export const Default = meta.story({});

/** The server has more to do than it can. */
export const Busy = meta.story({ parameters: { fault: "busy" } });

/** The browser has no connection, and has not kept the page. */
export const Offline = meta.story({ parameters: { fault: "offline" } });

Default.test("has a heading", async ({ canvas }) => {
  await expect(canvas.getByTitle<HTMLIFrameElement>("Error page").srcdoc).toContain("<h1>");
});
