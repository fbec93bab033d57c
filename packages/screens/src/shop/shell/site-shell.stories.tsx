import { infoPages } from "@shop/domain/site/info-pages.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { useEffect } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onEnglishPhone, onPhone } from "../../stories/page.tsx";
import { type ShellSearchProps, SiteShell, type SiteShellProps } from "./site-shell.tsx";

const opened = fn<(query: string) => void>();

function StandInOverlay({ initialQuery, onClose }: ShellSearchProps) {
  useEffect(() => opened(initialQuery), [initialQuery]);
  return (
    <dialog open aria-label="Search" className="fixed inset-x-0 top-24 z-50 mx-auto">
      <button type="button" onClick={() => onClose("typed inside")}>
        Done
      </button>
    </dialog>
  );
}

const loadStandIn: SiteShellProps["loadSearch"] = () => Promise.resolve(StandInOverlay);

const meta = preview.meta({
  title: "Parts/Site layout",
  component: SiteShell,
  args: {
    shop,
    infoPages,
    currentAddress: "/products?sort=price",
    cartCount: 0,
    user: null,
    theme: "light" as const,
    onTheme: fn(),
    onLocale: fn(),
    onLogout: fn(),
    onSearch: fn(),
    loadSearch: loadStandIn,
    onSearchFailure: fn(),
    children: (
      <div className="measuring-grid my-6 grid h-[40rem] place-items-center">
        <h1 className="bg-background p-4 text-2xl">The page</h1>
      </div>
    ),
  },
  argTypes: {
    infoPages: { description: "The pages on how the shop sells that have a text." },
    theme: { control: false, description: "The toolbar's theme in these stories." },
    children: { control: false },
  },
  render: (args, { globals }) => (
    <SiteShell {...args} theme={globals["theme"] === "dark" ? "dark" : "light"} />
  ),
  beforeEach: () => {
    opened.mockClear();
  },
});

/** Header, page, chat button and footer for a visitor. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Logout in place of login, and a badge with the pieces in the cart. */
export const SignedIn = meta.story({ args: { user: { name: "Mona Adel" }, cartCount: 12 } });

/** The shop as an administrator sees it: the last link of the footer leads back to the dashboard. */
export const ForAdministrators = meta.story({ args: { isAdmin: true } });

/** More pieces than the badge states. */
export const LargeCart = meta.story({ args: { cartCount: 9999 } });

/** The open menu of small screens. */
export const PhoneMenu = meta.story({
  ...onPhone,
  args: { cartCount: 120 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("", { selector: "summary" }));
  },
});

Default.test(
  "ROUTE-1 HEADER-1 header, chat button and footer",
  // Only a browser hides the links of the small-screen menu.
  { globals: { locale: "en", theme: "light" }, tags: ["browser"] },
  async ({ canvas, args, userEvent }) => {
    const header = canvas.getByRole("banner");
    const links = (name: string) => header.querySelector(`a[href="${name}"]`);
    await expect(canvas.getAllByRole("link", { name: "Nilometer" })[0]).toHaveAttribute("href", "/");
    for (const address of ["/products", "/aboutus", "/blogs", "/login", "/cart"]) {
      await expect(links(address)).toBeInTheDocument();
    }
    for (const name of ["products", "about us", "blog"]) {
      await expect(within(header).getByRole("link", { name })).toBeVisible();
    }
    await expect(canvas.queryByRole("button", { name: "logout" })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("link", { name: "العربية" })[0]).toHaveAttribute(
      "href",
      "/ar/products?sort=price",
    );
    const dark = canvas.getAllByRole("button", { name: "Dark theme" })[0];
    if (dark) await userEvent.click(dark);
    await expect(args.onTheme).toHaveBeenCalledWith("dark");
  },
);

Default.test(
  "D-63 the link beside the products opens the menu of categories, and leads to their page where it cannot",
  { ...english, args: { onCategories: fn() } },
  async ({ canvas, args, userEvent }) => {
    const [link] = canvas.getAllByRole("link", { name: "product categories" });
    if (!link) throw new Error("There is no link to the categories.");
    await expect(link).toHaveAttribute("href", "/categories");
    await expect(link).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(link);
    await expect(args.onCategories).toHaveBeenCalledOnce();
  },
);

Default.test(
  "HEADER-1 in Arabic the language link leads to the English page",
  { globals: { locale: "ar" }, args: { currentAddress: "/" } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: "English" })[0]).toHaveAttribute("href", "/");
  },
);

Default.test("CHAT-1 the floating button opens a prefilled conversation", english, async ({ canvas }) => {
  const chat = within(canvas.getByRole("complementary", { name: "Contact" })).getByRole("link", {
    name: "Chat on WhatsApp",
  });
  await expect(chat).toHaveAttribute(
    "href",
    "https://wa.me/201000000000?text=How%20can%20we%20help%20You%3F",
  );
});

Default.test(
  "FOOTER-1 links to blogs, about us, cookies and support, products",
  english,
  async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"));
    const addressesOf = (name: string) =>
      within(footer.getByRole("navigation", { name }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    await expect(addressesOf("More about the shop")).toEqual([
      "/products",
      "/aboutus",
      "/blogs",
      "/orders",
      "/",
      "/",
    ]);
    // D-99
    await expect(addressesOf("How we sell")).toEqual(infoPages.map((page) => `/info/${page}`));
  },
);

SignedIn.test(
  "SESSION-3 D-34 a signed-in shopper reaches 'my orders' from the header, in one row at 320 pixels",
  { globals: { locale: "en", viewport: { value: "smallPhone" } }, tags: ["browser"] },
  async ({ canvas, canvasElement }) => {
    const header = within(canvas.getByRole("banner"));
    const orders = header.getByRole("link", { name: "my orders" });
    await expect(orders).toHaveAttribute("href", "/orders");
    await expect(orders).toBeVisible();
    await expect(header.queryByRole("link", { name: "login" })).not.toBeInTheDocument();
    const { width } = canvasElement.getBoundingClientRect();
    const right = Math.max(
      ...[...canvas.getByRole("banner").querySelectorAll("a, button, summary")].map(
        (control) => control.getBoundingClientRect().right,
      ),
    );
    await expect(right).toBeLessThanOrEqual(width);
  },
);

Default.test(
  "CART-5 in Arabic the cart link's name contains the visible count",
  { globals: { locale: "ar" }, args: { cartCount: 1 } },
  async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^السلة، .*1/ })).toBeVisible();
  },
);

SignedIn.test(
  "CART-5 SESSION-3 signed in, with 12 pieces in the cart",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("banner").querySelector('a[href="/login"]')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    const [cart] = canvas.getAllByRole("link", { name: "cart, 12 items" });
    await expect(cart).toHaveTextContent("12");
  },
);

LargeCart.test(
  "CART-5 the badge does not widen the cart's link",
  { ...english, tags: ["browser"], args: { cartCount: 1234 } },
  async ({ canvas }) => {
    const [cart] = canvas.getAllByRole("link", { name: "cart, 99+ items" });
    await expect(cart?.getBoundingClientRect().width).toBe(44);
  },
);

LargeCart.test(
  "CART-5 the badge states 99 pieces at most and leaves the cart visible",
  { ...english, tags: ["browser"] },
  async ({ canvas }) => {
    const [cart] = canvas.getAllByRole("link", { name: "cart, 99+ items" });
    await expect(cart).toHaveTextContent(/^99\+$/);
    const badge = cart?.lastElementChild?.getBoundingClientRect();
    const box = cart?.getBoundingClientRect();
    await expect(badge?.right).toBeLessThanOrEqual(box?.right ?? 0);
    await expect(badge?.width).toBeLessThanOrEqual((box?.width ?? 0) * 0.7);
  },
);

Default.test(
  "HEADER-1 the search box opens the overlay with the typed text",
  english,
  async ({ canvas, userEvent }) => {
    const [box] = canvas.getAllByRole("searchbox", { name: "Search products" });
    if (!box) throw new Error("There is no search box.");
    box.focus();
    await userEvent.keyboard("k");
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible());
    await expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^k/));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(box).toHaveValue("typed inside");
  },
);

/** The page of a search: the search box has its query. */
export const Results = meta.story({ args: { currentAddress: "/results?query=4k7+0805&sort=price" } });

Results.test("HEADER-1 on the page of a search its box has the query", english, async ({ canvas }) => {
  const [box] = canvas.getAllByRole("searchbox", { name: "Search products" });
  await expect(box).toHaveValue("4k7 0805");
});

Results.test(
  "HEADER-1 on a phone the search of a page of results opens with its query",
  { ...onPhone, tags: ["browser"] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: /^(?:Search products|البحث في المنتجات|ابحث)/u }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("4k7 0805"));
  },
);

Default.test("HEADER-1 mere focus of the search box opens nothing", english, async ({ canvas }) => {
  canvas.getAllByRole("searchbox", { name: "Search products" })[0]?.focus();
  await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

Default.test(
  "HEADER-1 without the overlay's code the search box is a form",
  {
    ...english,
    args: {
      loadSearch: (): ReturnType<SiteShellProps["loadSearch"]> => Promise.reject(new Error("offline")),
    },
  },
  async ({ canvas, userEvent, args }) => {
    const [box] = canvas.getAllByRole("searchbox", { name: "Search products" });
    if (!box) throw new Error("There is no search box.");
    await userEvent.type(box, "k45{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("k45");
    const form = box.closest("form");
    await expect(form).toHaveAttribute("action", "/results");
    await expect(form).toHaveAttribute("method", "get");
    await expect(box).toHaveAttribute("name", "query");
  },
);

Default.test("the first tab stop leads to the content", english, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const skip = canvas.getByRole("link", { name: "Skip to content" });
  await expect(skip).toHaveFocus();
  await expect(skip).toHaveAttribute("href", "#content");
});

PhoneMenu.test(
  "HEADER-2 the small-screen menu opens and closes",
  onEnglishPhone,
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByText("", { selector: "summary" });
    const menu = toggle.parentElement;
    await expect(menu).toHaveAttribute("open");
    const links = Array.from(menu?.querySelectorAll("nav a") ?? [], (link) => link.textContent);
    await expect(links).toEqual(["products", "about us", "blog", "signup", "cart"]);
    await expect(menu?.querySelectorAll("nav input")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect(menu).not.toHaveAttribute("open");
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole("heading", { name: "The page" }));
    await expect(menu).not.toHaveAttribute("open");
  },
);

Default.test(
  "FOOTER-1 with text at 200 % on a phone the layout does not scroll sideways",
  { globals: { locale: "en", reader: "large-text", viewport: { value: "phone" } }, tags: ["browser"] },
  async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);
