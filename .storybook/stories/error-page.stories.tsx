import { shop } from "@shop/domain/site/shop.ts";
import { expect } from "storybook/test";

import { errorPage } from "../../apps/web/server/error-page.ts";
import preview from "../preview.tsx";
import { HtmlPage } from "./html-page.tsx";

/** The server's page for a failure of rendering: it depends on no style sheet, script or database. */
const ErrorPage = () => null;

const meta = preview.meta({
  title: "Shop/Error page",
  component: ErrorPage,
  tags: ["browser", "!manifest"],
  loaders: [
    async ({ globals }) => ({
      html: await errorPage(globals["locale"] === "ar" ? "/ar/cart" : "/cart", shop, "failed").text(),
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

export const Default = meta.story({});

Default.test("has a heading", async ({ canvas }) => {
  await expect(canvas.getByTitle<HTMLIFrameElement>("Error page").srcdoc).toContain("<h1>");
});
