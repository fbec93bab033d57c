import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import { ready } from "@shop/data/view.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { productNamed } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { newest } from "@shop/fixtures/samples.ts";
import { fn } from "storybook/test";

import { inPage } from "../../stories/page.tsx";

/** Called when loading is repeated. */
export const onRetry = fn();

/** The product that is shown. */
export const meter = productNamed("K45");
/** Its category. */
export const category = catalogue.categories.find(({ id }) => id === meter.category_id) ?? null;
/** Other products of its category. */
export const related = newest.filter(
  ({ category_id, id }) => category_id === meter.category_id && id !== meter.id,
);

/** A product that names no others. */
export const noLinks: ProductLinksAnswer = {
  needs: [],
  accessories: [],
  alternatives: [],
  accessory_of: [],
  alternative_grounds: [],
};

/** Meta of the stories, but for title and component. */
export const setup = {
  argTypes: {
    chatNumber: { description: "The chat app's number, in international digits." },
    onAddToCart: { description: "Called with the product and the quantity." },
    onTellWhenBack: { description: "Opens the form for a mail when the product is back." },
    restockForm: { control: false as const, description: "That form, once it is opened." },
    onOrderNow: { description: "Opens the single-order dialog; without it the button is left out." },
  },
  decorators: [inPage],
  args: {
    infoPages,
    picturesNote: defaultSettings.pictures_note,
    product: ready(meter),
    category,
    links: ready(noLinks),
    related: ready(related.slice(0, 5)),
    chatNumber: shop.chat_number,
    onAddToCart: fn(),
    onOrderNow: fn(),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
};
