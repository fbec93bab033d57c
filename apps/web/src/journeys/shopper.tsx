import { isLocale, type Locale } from "@shop/contract/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import type { Messages } from "@shop/i18n/messages.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import type { HttpHandler } from "msw";
import type { ReactElement } from "react";
import { screen, type userEvent as userEvents } from "storybook/test";

import { ShopAt } from "./shop-at.tsx";
import { createStoryBrowser, type StoryBrowser } from "./story-browser.ts";

/** What of a story's `play` a shopper walks with. */
export interface Walk {
  readonly mount: (shown: ReactElement) => Promise<unknown>;
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
  readonly userEvent: ReturnType<typeof userEvents.setup>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Whose visit it is; somebody who was never here, unless given. */
export interface VisitOptions {
  readonly browser?: StoryBrowser;
  readonly shop?: MockShop;
  /** What answers before the shop does. */
  readonly before?: readonly HttpHandler[];
}

type Role = Parameters<typeof screen.findByRole>[0];
type Name = string | RegExp;

/** Somebody who walks through the shop by what is seen and read out. */
export interface Shopper {
  readonly browser: StoryBrowser;
  /** The shop that answers. */
  readonly shop: MockShop;
  /** The texts of the shopper's language. */
  readonly texts: Messages;
  readonly locale: Locale;
  readonly userEvent: Walk["userEvent"];
  /** The first thing of a role and name, as soon as it is there. */
  readonly find: (role: Role, name: Name) => Promise<HTMLElement>;
  /** Clicks what `find` finds. */
  readonly click: (role: Role, name: Name) => Promise<void>;
  /** The field of a label, as soon as it is there. */
  readonly field: (label: Name) => Promise<HTMLElement>;
  /** Replaces what stands in the field of a label. */
  readonly enter: (label: Name, text: string) => Promise<void>;
}

/** Pages arrive as code of their own: the first one of a run may take a while. */
export const patiently = { timeout: 10_000 };

const find = async (role: Role, name: Name): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole(role, { name }, patiently);
  if (!first) throw new Error(`There is no ${role} '${String(name)}'.`);
  return first;
};

const field = (label: Name): Promise<HTMLElement> => screen.findByLabelText(label, {}, patiently);

let visits = 0;

/** Opens a page of the shop in the story; opened again with the same browser it is a reload, or another tab. */
export async function visit(
  { mount, msw, userEvent, globals }: Walk,
  address: string,
  { browser = createStoryBrowser(), shop = demoShop(), before = [] }: VisitOptions = {},
): Promise<Shopper> {
  const given = globals["locale"];
  const locale = typeof given === "string" && isLocale(given) ? given : "en";
  msw.use(...before, ...handlersOf(shop));
  visits += 1;
  await mount(<ShopAt key={visits} address={address} locale={locale} browser={browser} />);

  return {
    browser,
    shop,
    texts: allMessages[locale],
    locale,
    userEvent,
    find,
    click: async (role, name) => userEvent.click(await find(role, name)),
    field,
    async enter(label, text) {
      const entered = await field(label);
      await userEvent.clear(entered);
      await userEvent.type(entered, text);
    },
  };
}
