import type { DeliverySettingsForm } from "@shop/contract/delivery/delivery.ts";
import type { PaymentSettingsForm } from "@shop/contract/payments/payment-settings.ts";
import type { Branch, HomeSettingsForm } from "@shop/contract/settings/shop.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";

/** Maps the branches to the wire. */
export const toBranches = ({ branches }: Pick<ShopSettings, "branches">): Branch[] =>
  branches.map((branch) => ({ ...branch, hours: [...branch.hours] }));

/** Maps what is chosen of the home page to the wire. */
export const toHome = ({ home }: Pick<ShopSettings, "home">): HomeSettingsForm => ({
  sections: home.sections.map(({ title, ...section }) => ({ ...section, title: { ...title } })),
  featured: [...home.featured],
  reasons: home.reasons.map(({ title, text }) => ({ title: { ...title }, text: { ...text } })),
});

/** Maps how orders can be paid to the wire. */
export function toPayments({
  payments: { instapay, wallet, transfer, ...cash },
}: Pick<ShopSettings, "payments">): PaymentSettingsForm {
  const withAccounts = ({ accounts, ...option }: typeof instapay) => ({
    ...option,
    accounts: accounts.map((account) => ({ ...account })),
  });
  return {
    ...cash,
    instapay: withAccounts(instapay),
    wallet: withAccounts(wallet),
    transfer: withAccounts(transfer),
  };
}

/** Maps what delivery costs to the wire. */
export const toDelivery = ({ delivery }: Pick<ShopSettings, "delivery">): DeliverySettingsForm => ({
  ...delivery,
  zones: delivery.zones.map((zone) => Object.assign({}, zone, { governorates: [...zone.governorates] })),
});
