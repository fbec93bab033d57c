import { isLocale, type Locale } from "@shop/domain/locale/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import type { Messages } from "@shop/i18n/messages.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import type { HttpHandler } from "msw";
import type { ReactElement } from "react";
import { screen, type userEvent as userEvents } from "storybook/test";

import { frame } from "./frame.ts";
import { StoryApp } from "./story-app.tsx";
import { createStoryBrowser, type StoryBrowser } from "./story-browser.ts";

/** The part of a story's `play` context that journeys use. */
export interface PlayContext {
  readonly mount: (element: ReactElement) => Promise<unknown>;
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
  readonly userEvent: ReturnType<typeof userEvents.setup>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Options of {@link visit}; by default a new browser and a new mock shop. */
export interface VisitOptions {
  readonly browser?: StoryBrowser;
  readonly shop?: MockShop;
  /** MSW handlers that take precedence over those of the mock shop. */
  readonly overrides?: readonly HttpHandler[];
}

type Role = Parameters<typeof screen.findByRole>[0];
type Name = string | RegExp;

/** Page helpers that find elements by role, name and label. */
export interface Shopper {
  readonly browser: StoryBrowser;
  /** The mock shop behind the API. */
  readonly shop: MockShop;
  /** The texts of the shopper's language. */
  readonly texts: Messages;
  readonly locale: Locale;
  readonly userEvent: PlayContext["userEvent"];
  /** Waits for the first element with a role and name. */
  readonly find: (role: Role, name: Name) => Promise<HTMLElement>;
  /** Clicks the element that `find` finds. */
  readonly click: (role: Role, name: Name) => Promise<void>;
  /** Waits for the field with a label. */
  readonly field: (label: Name) => Promise<HTMLElement>;
  /** Replaces the text of the field with a label. */
  readonly enter: (label: Name, text: string) => Promise<void>;
}

/** Pages are loaded lazily, and the first load of a run takes ten seconds on a busy machine. */
export const longTimeout = { timeout: 20_000 };

const find = async (role: Role, name: Name): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole(role, { name }, longTimeout);
  if (!first) throw new Error(`There is no ${role} '${String(name)}'.`);
  return first;
};

const field = (label: Name): Promise<HTMLElement> => screen.findByLabelText(label, {}, longTimeout);

let visits = 0;

/** Opens a page of the shop in the story; a second visit with the same browser is a reload or another tab. */
export async function visit(
  { mount, msw, userEvent, globals }: PlayContext,
  address: string,
  { browser = createStoryBrowser(), shop = demoShop(), overrides = [] }: VisitOptions = {},
): Promise<Shopper> {
  const value = globals["locale"];
  const locale = typeof value === "string" && isLocale(value) ? value : "en";
  msw.use(...overrides, ...handlersOf(shop));
  visits += 1;
  await mount(<StoryApp key={visits} address={address} locale={locale} browser={browser} />);
  await frame(address);

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
      const element = await field(label);
      await userEvent.clear(element);
      await userEvent.type(element, text);
    },
  };
}
