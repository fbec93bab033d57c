import { type FirstStepName, firstStepNames } from "@shop/contract/first-steps/first-steps.ts";
import { demonstrationAddress } from "@shop/domain/site/shop.ts";

import { originOf, type RecordedKind, slideOrigin } from "../demonstration/seeded.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Answers to the endpoints of the steps by which an owner sets up the shop. */
export function firstStepAnswers(state: ShopState) {
  const hasOwn = (kind: RecordedKind, rows: readonly { readonly id: number }[]): boolean =>
    rows.some(({ id }) => originOf(state, kind, id) !== "demonstration");
  return {
    readFirstSteps: () => {
      const { settings } = state.settings;
      const { settings: first } = state.seeded;
      const slides = state.slides.map((one) => slideOrigin(state, one));
      const isSeeded = state.seeded.slides.length > 0 || state.seeded.ids.product.size > 0;
      const done: Readonly<Record<FirstStepName, boolean>> = {
        shop: !isSame(settings.shop.name, first.shop.name) && settings.shop.phone !== first.shop.phone,
        branches: state.confirmedSections.has("branches") || !isSame(settings.branches, first.branches),
        delivery: state.confirmedSections.has("delivery") || !isSame(settings.delivery, first.delivery),
        payments:
          state.confirmedSections.has("payments") ||
          !isSame(settings.payments, first.payments) ||
          !isSame(settings.info.payment, first.info.payment),
        about: !isSame(settings.about.who_we_are, first.about.who_we_are),
        mails:
          state.hasMailServer && demonstrationAddress(settings.orders_mail ?? settings.shop.mail) === null,
        demonstration:
          !slides.includes("demonstration") &&
          state.products.every(({ id }) => originOf(state, "product", id) !== "demonstration"),
        category: hasOwn("category", state.categories),
        product: hasOwn("product", state.products),
        brands: hasOwn("brand", state.brands),
        slides: slides.some((origin) => origin !== "demonstration"),
        live: true,
      };
      return {
        dismissed: state.firstStepsDismissed,
        steps: firstStepNames
          .filter((step) => isSeeded || step !== "demonstration")
          .map((step) => ({ step, done: done[step] })),
      };
    },
    dismissFirstSteps: ({ body: { dismissed } }) => {
      state.firstStepsDismissed = dismissed;
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
