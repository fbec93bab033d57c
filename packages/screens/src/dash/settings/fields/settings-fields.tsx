import type { SettingsView } from "@shop/data/dash/settings/view.ts";
import { bookAccounts } from "@shop/domain/books/accounts.ts";
import { stockRules } from "@shop/domain/catalogue/shown-stock.ts";
import { aboutParts } from "@shop/domain/site/about-text.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import type { SettingsSectionName } from "@shop/domain/site/settings-sections.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { type ComponentType, lazy, Suspense } from "react";

import { SelectField } from "../../../form/select-field.tsx";
import { BranchesSection } from "../branches-section.tsx";
import { SettingsCard } from "../settings-card.tsx";
import type { SettingsSchemaForm } from "../settings-values.ts";
import { BilingualFields } from "./bilingual-fields.tsx";
import { SettingField } from "./setting-field.tsx";
import { TestMail } from "./test-mail.tsx";

/** Loaded later: it computes colours. */
const AppearanceFields = lazy(async () => ({
  default: (await import("./appearance-fields.tsx")).AppearanceFields,
}));

/** Loaded later: it has the sorting by hand and the search for products. */
const HomeFields = lazy(async () => ({ default: (await import("./home-fields.tsx")).HomeFields }));

/** Loaded later: it has the usual texts in both languages. */
const MailTextFields = lazy(async () => ({
  default: (await import("./mail-text-fields.tsx")).MailTextFields,
}));

/** Loaded later: it has the governorates. */
const DeliverySection = lazy(async () => ({
  default: (await import("../delivery-section.tsx")).DeliverySection,
}));

/** Loaded later: it has the accounts. */
const PaymentsSection = lazy(async () => ({
  default: (await import("../payments-section.tsx")).PaymentsSection,
}));

export interface SettingsFieldsProps extends Pick<SettingsView, "home" | "testMail" | "logo"> {
  /** The section whose fields are rendered. */
  readonly section: SettingsSectionName;
  /** The form that holds the fields. */
  readonly form: SettingsSchemaForm;
  /** The stored shop. */
  readonly stored: Shop;
}

type FieldsProps = Omit<SettingsFieldsProps, "section">;

function ShopFields({ form, logo }: FieldsProps) {
  const { shop, contact } = useMessages("dashSettings");
  return (
    <>
      <SettingsCard>
        <BilingualFields form={form} name="shop.name" />
        <BilingualFields form={form} name="shop.legal_name" />
        <BilingualFields form={form} name="shop.tagline" />
        <BilingualFields form={form} name="shop.promise" hint={shop.promiseHint} rows={2} required={false} />
        <SettingField
          form={form}
          name="shop.since"
          required
          inputMode="numeric"
          className="w-[min(10rem,100%)]"
        />
        <BilingualFields form={form} name="pictures_note" hint={shop.picturesNoteHint} required={false} />
      </SettingsCard>
      <AppearanceFields form={form} logo={logo} />
      <SettingsCard title={contact.title}>
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
      </SettingsCard>
    </>
  );
}

function TaxFields({ form }: FieldsProps) {
  const { tax } = useMessages("dashSettings");
  return (
    <SettingsCard>
      <SettingField
        form={form}
        name="tax.vat_rate"
        hint={tax.vatRateHint}
        required
        inputMode="decimal"
        className="sm:w-1/2"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingField form={form} name="tax.tax_number" hint={tax.taxNumberHint} inputMode="numeric" />
        <SettingField form={form} name="tax.commercial_register" hint={tax.commercialRegisterHint} />
      </div>
      <BilingualFields form={form} name="tax.address" hint={tax.addressHint} required={false} />
      <p className="text-muted text-sm">{tax.authorityHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(["activity_code", "device_serial", "governorate", "city", "street", "building"] as const).map(
          (name) => (
            <SettingField key={name} form={form} name={`tax.${name}`} />
          ),
        )}
      </div>
    </SettingsCard>
  );
}

function BookFields({ form }: FieldsProps) {
  const { books } = useMessages("dashSettings");
  return (
    <SettingsCard>
      <p className="text-muted text-sm">{books.numbersHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {bookAccounts.map((name) => (
          <SettingField key={name} form={form} name={`accounts.${name}`} required />
        ))}
      </div>
    </SettingsCard>
  );
}

function QuotationFields({ form }: FieldsProps) {
  const { quotations } = useMessages("dashSettings");
  return (
    <SettingsCard>
      <SettingField
        form={form}
        name="quotations.days"
        hint={quotations.daysHint}
        required
        inputMode="numeric"
        className="sm:w-1/2"
      />
      <BilingualFields
        form={form}
        name="quotations.terms"
        hint={quotations.termsHint}
        rows={4}
        required={false}
      />
    </SettingsCard>
  );
}

function MailFields({ form, testMail }: FieldsProps) {
  const { mails } = useMessages("dashSettings");
  return (
    <>
      <SettingsCard>
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField form={form} name="orders_mail" hint={mails.ordersMailHint} type="email" />
        </div>
        <BilingualFields
          form={form}
          name="mail_signature"
          hint={mails.signatureHint}
          rows={3}
          required={false}
        />
      </SettingsCard>
      <MailTextFields form={form} />
      <TestMail {...testMail} />
    </>
  );
}

function OrderFields({ form }: FieldsProps) {
  const { orders } = useMessages("dashSettings");
  const ruleNames = useMessages("dashShell").fields.stockRules;
  return (
    <SettingsCard>
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
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingField
          form={form}
          name="discount_limit"
          hint={orders.discountLimitHint}
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
    </SettingsCard>
  );
}

function AboutFields({ form }: FieldsProps) {
  return (
    <SettingsCard>
      {aboutParts.map((part) => (
        <BilingualFields key={part} form={form} name={`about.${part}`} rows={5} />
      ))}
    </SettingsCard>
  );
}

function InfoFields({ form }: FieldsProps) {
  return (
    <SettingsCard>
      {infoPages.map((page) => (
        <BilingualFields key={page} form={form} name={`info.${page}`} rows={8} required={false} />
      ))}
    </SettingsCard>
  );
}

const fields: Readonly<Record<SettingsSectionName, ComponentType<FieldsProps>>> = {
  shop: ShopFields,
  branches: BranchesSection,
  delivery: DeliverySection,
  payments: PaymentsSection,
  tax: TaxFields,
  books: BookFields,
  quotations: QuotationFields,
  mails: MailFields,
  orders: OrderFields,
  home: HomeFields,
  about: AboutFields,
  info: InfoFields,
};

/** The fields of a section of the settings. */
export function SettingsFields({ section, ...props }: SettingsFieldsProps) {
  const Fields = fields[section];
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Fields {...props} />
    </Suspense>
  );
}
