import type { HomeSettingsView } from "@shop/data/dash/settings/view.ts";
import { stockRules } from "@shop/domain/catalogue/shown-stock.ts";
import { aboutParts } from "@shop/domain/site/about-text.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { lazy, Suspense } from "react";

import { SelectField } from "../../form/select-field.tsx";
import { BilingualFields } from "./bilingual-fields.tsx";
import { BranchesSection } from "./branches-section.tsx";
import { SettingField } from "./setting-field.tsx";
import { SettingsSection } from "./settings-section.tsx";
import type { SettingsSchemaForm } from "./settings-values.ts";

/** Loaded later: it has the sorting by hand and the search for products. */
const HomeFields = lazy(async () => ({ default: (await import("./home-fields.tsx")).HomeFields }));

/** Loaded later: it has the governorates, and stands far below. */
const DeliverySection = lazy(async () => ({
  default: (await import("./delivery-section.tsx")).DeliverySection,
}));

/** Loaded later: it stands far below. */
const PaymentsSection = lazy(async () => ({
  default: (await import("./payments-section.tsx")).PaymentsSection,
}));

/** Props of {@link SettingsFields}. */
export interface SettingsFieldsProps {
  /** The form that holds all fields. */
  readonly form: SettingsSchemaForm;
  /** Search and names of products, and the preview of the home page. */
  readonly home: HomeSettingsView;
  /** The stored shop. */
  readonly stored: Shop;
}

/** All fields of the settings in their sections. */
export function SettingsFields({ form, home, stored }: SettingsFieldsProps) {
  const { shop, contact, about, info, orders } = useMessages("dashSettings");
  const ruleNames = useMessages("dashShell").fields.stockRules;
  return (
    <>
      <SettingsSection section="shop" hint={shop.hint}>
        <BilingualFields form={form} name="shop.name" />
        <BilingualFields form={form} name="shop.legal_name" />
        <BilingualFields form={form} name="shop.tagline" />
        <SettingField
          form={form}
          name="shop.since"
          required
          inputMode="numeric"
          className="w-[min(10rem,100%)]"
        />
        <BilingualFields form={form} name="pictures_note" hint={shop.picturesNoteHint} required={false} />
      </SettingsSection>
      <SettingsSection section="contact">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField form={form} name="shop.phone" hint={contact.phoneHint} required type="tel" />
          <SettingField
            form={form}
            name="shop.chat_number"
            hint={contact.chatNumberHint}
            required
            type="tel"
          />
          <SettingField form={form} name="shop.mail" required type="email" />
        </div>
      </SettingsSection>
      <BranchesSection form={form} />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <HomeFields form={form} home={home} shop={stored} />
      </Suspense>
      <SettingsSection section="about" hint={about.hint}>
        {aboutParts.map((part) => (
          <BilingualFields key={part} form={form} name={`about.${part}`} rows={5} />
        ))}
      </SettingsSection>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <DeliverySection form={form} />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PaymentsSection form={form} />
      </Suspense>
      <SettingsSection section="info" hint={info.hint}>
        {infoPages.map((page) => (
          <BilingualFields key={page} form={form} name={`info.${page}`} rows={8} required={false} />
        ))}
      </SettingsSection>
      <SettingsSection section="orders">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField form={form} name="orders_mail" hint={orders.ordersMailHint} type="email" />
        </div>
        <BilingualFields
          form={form}
          name="mail_signature"
          hint={orders.signatureHint}
          rows={3}
          required={false}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField
            form={form}
            name="low_stock_at"
            hint={orders.lowStockHint}
            required
            inputMode="numeric"
          />
          <SettingField
            form={form}
            name="waiting_hours"
            hint={orders.waitingHoursHint}
            required
            inputMode="numeric"
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...form.field("stock_shown")}
            label={orders.stockShown}
            hint={orders.stockShownHint}
            required
          >
            {stockRules.map((rule) => (
              <option key={rule} value={rule}>
                {ruleNames[rule]}
              </option>
            ))}
          </SelectField>
          <SettingField
            form={form}
            name="stock_limit"
            hint={orders.stockLimitHint}
            required
            inputMode="numeric"
          />
        </div>
        <div className="grid gap-3">
          <p className="text-muted text-sm">{orders.unconfirmedHint}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <SettingField form={form} name="unconfirmed_pieces" required inputMode="numeric" />
            <SettingField form={form} name="unconfirmed_value" required inputMode="numeric" />
          </div>
        </div>
      </SettingsSection>
    </>
  );
}
