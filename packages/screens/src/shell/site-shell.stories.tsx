import { shop } from "@shop/contract/shop.ts";
import { useEffect } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { onArabicPhone, onPhone } from "../stories/page.tsx";
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
  title: "Parts/Site shell",
  component: SiteShell,
  args: {
    shop,
    currentAddress: "/products?sort=price",
    cartCount: 0,
    user: null,
    theme: "light" as const,
    onTheme: fn(),
    onLocale: fn(),
    onLogout: fn(),
    onSearch: fn(),
    loadSearch: loadStandIn,
    children: (
      <div className="measuring-grid my-6 grid h-[40rem] place-items-center">
        <h1 className="bg-background p-4 text-2xl">The page</h1>
      </div>
    ),
  },
  beforeEach: () => {
    opened.mockClear();
  },
});

/** What stands on every public page. */
export const Visitor = meta.story({
  name: "ROUTE-1 HEADER-1 header, chat button and footer",
  play: async ({ canvas, args, userEvent }) => {
    const header = canvas.getByRole("banner");
    const links = (name: string) => header.querySelector(`a[href="${name}"]`);
    await expect(canvas.getAllByRole("link", { name: "Nilometer" })[0]).toHaveAttribute("href", "/");
    for (const address of ["/products", "/aboutus", "/blogs", "/login", "/cart"]) {
      await expect(links(address)).toBeInTheDocument();
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
});

/** The chat app opens with a text. */
export const Chat = meta.story({
  name: "CHAT-1 the floating button opens a prefilled conversation",
  play: async ({ canvas }) => {
    const chat = canvas.getByRole("link", { name: "Chat with us" });
    await expect(chat).toHaveAttribute(
      "href",
      "https://wa.me/201000000000?text=How%20can%20we%20help%20You%3F",
    );
  },
});

/** The footer's links. */
export const Footer = meta.story({
  name: "FOOTER-1 links to blogs, about us, cookies and support, products",
  play: async ({ canvas }) => {
    const footer = canvas.getByRole("contentinfo");
    const addresses = Array.from(footer.querySelectorAll("nav a"), (link) => link.getAttribute("href"));
    await expect(addresses).toEqual(["/products", "/aboutus", "/blogs", "/orders", "/", "/"]);
  },
});

/** Logout in place of login, and a badge on the cart. */
export const SignedIn = meta.story({
  name: "CART-5 SESSION-3 signed in, with 12 pieces in the cart",
  args: { user: { name: "Mona Adel" }, cartCount: 12 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("banner").querySelector('a[href="/login"]')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    const [cart] = canvas.getAllByRole("link", { name: "cart, 12 items" });
    await expect(cart).toHaveTextContent("12");
  },
});

/** A badge takes no room of its own. */
export const BadgeMovesNothing = meta.story({
  name: "CART-5 the badge moves nothing",
  tags: ["browser"],
  args: { cartCount: 1234 },
  play: async ({ canvas }) => {
    const [cart] = canvas.getAllByRole("link", { name: "cart, 1,234 items" });
    await expect(cart?.getBoundingClientRect().width).toBe(44);
  },
});

/** A factory's cart. */
export const BadgeStaysInside = meta.story({
  name: "CART-5 a badge of four digits covers nothing beside the cart",
  tags: ["browser"],
  args: { cartCount: 9999 },
  play: async ({ canvas }) => {
    const [cart] = canvas.getAllByRole("link", { name: "cart, 9,999 items" });
    await expect(cart).toHaveTextContent(/^9,999$/);
    const badge = cart?.lastElementChild?.getBoundingClientRect();
    const box = cart?.getBoundingClientRect();
    await expect(badge?.right).toBeLessThanOrEqual(box?.right ?? 0);
    await expect(badge?.left).toBeGreaterThanOrEqual(box?.left ?? 0);
  },
});

/** The box opens the overlay on a click, and on the first key. */
export const OpensSearch = meta.story({
  name: "HEADER-1 the search box opens the overlay with what was typed",
  play: async ({ canvas, userEvent }) => {
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
});

/** Passing by with the keyboard opens nothing. */
export const FocusOpensNothing = meta.story({
  name: "HEADER-1 mere focus of the search box opens nothing",
  play: async ({ canvas }) => {
    canvas.getAllByRole("searchbox", { name: "Search products" })[0]?.focus();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
});

/** Where the overlay cannot be loaded the form still leads to the results. */
export const SearchNotLoaded = meta.story({
  name: "HEADER-1 a search box is a form of its own",
  args: { loadSearch: (): ReturnType<SiteShellProps["loadSearch"]> => Promise.reject(new Error("offline")) },
  play: async ({ canvas, userEvent, args }) => {
    const [box] = canvas.getAllByRole("searchbox", { name: "Search products" });
    if (!box) throw new Error("There is no search box.");
    await userEvent.type(box, "k45{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("k45");
    const form = box.closest("form");
    await expect(form).toHaveAttribute("action", "/results");
    await expect(form).toHaveAttribute("method", "get");
    await expect(box).toHaveAttribute("name", "query");
  },
});

/** Keyboard users get past the header. */
export const SkipLink = meta.story({
  name: "ROUTE-1 the first stop leads to the content",
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute("href", "#content");
  },
});

/** The menu of small screens. */
export const PhoneMenu = meta.story({
  name: "HEADER-2 the small-screen menu opens and closes",
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByText("", { selector: "summary" });
    await userEvent.click(toggle);
    const menu = toggle.parentElement;
    await expect(menu).toHaveAttribute("open");
    const links = Array.from(menu?.querySelectorAll("nav a") ?? [], (link) => link.textContent);
    await expect(links).toEqual(["products", "about us", "blogs", "signup", "cart"]);
    await expect(menu?.querySelectorAll("nav input")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect(menu).not.toHaveAttribute("open");
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole("heading", { name: "The page" }));
    await expect(menu).not.toHaveAttribute("open");
  },
});

/** The open menu, to look at. */
export const PhoneMenuOpen = meta.story({
  name: "HEADER-2 the open menu",
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("", { selector: "summary" }));
  },
});

/** Arabic on a phone: everything mirrored. */
export const ArabicPhone = meta.story({
  name: "HEADER-2 the open menu in Arabic",
  ...onArabicPhone,
  args: { currentAddress: "/", cartCount: 120 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("", { selector: "summary" }));
    await expect(canvas.getAllByRole("link", { name: "English" })[0]).toHaveAttribute("href", "/");
  },
});

/** Arabic and dark. */
export const ArabicDark = meta.story({
  name: "HEADER-1 Arabic, dark",
  globals: { locale: "ar", theme: "dark" },
  args: { theme: "dark", cartCount: 3 },
});
