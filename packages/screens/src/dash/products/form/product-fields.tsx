import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormValues, ProductFormView, SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import { rohsAnswers } from "@shop/domain/catalogue/rohs.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { ComboboxField } from "../../../form/combobox-field.tsx";
import { SelectField } from "../../../form/select-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { TextPair } from "../../shared/form/text-pair.tsx";
import { useSubCategoryOptions } from "../../shared/form/use-sub-category-options.ts";
import { useMay } from "../../shared/rights.tsx";
import { AmountReason } from "./amount-reason.tsx";
import { CostField } from "./cost-field.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { PartNumberField } from "./part-number-field.tsx";
import { QuantityPriceFields } from "./quantity-price-fields.tsx";
import { SectionFields } from "./section-fields.tsx";
import { SellingFields } from "./selling-fields.tsx";
import { SupplierFields } from "./supplier-fields.tsx";
import { useCountryOptions } from "./use-country-options.ts";
import { VatField } from "./vat-field.tsx";
import { VisibilityField } from "./visibility-field.tsx";

export interface ProductFieldsProps extends Pick<ProductFormView, "seesCosts" | "suppliers" | "partNumber"> {
  /** The product as it is stored; null for a new one. */
  readonly product: AdminProduct | null;
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  /** The sub categories that the product can be put into. */
  readonly subCategories: readonly SubCategoryChoice[];
  /** Whether the amount must be entered. */
  readonly amountRequired: boolean;
}

/** The text fields of a product form: both languages of a text beside each other. */
export function ProductFields({
  form,
  product,
  subCategories,
  amountRequired,
  seesCosts,
  suppliers,
  partNumber,
}: ProductFieldsProps) {
  const { edit: texts } = useMessages("dashProducts");
  const { names, rohsAnswers: answers } = useMessages("dashShell").fields;
  const mayPrice = useMay("prices");
  const options = useSubCategoryOptions(subCategories);
  const countries = useCountryOptions();
  const pair = "grid gap-x-6 gap-y-5 sm:grid-cols-2";
  return (
    <>
      <div className={pair}>
        <TextPair
          form={form}
          names={["name", "name_ar"]}
          labels={[names.name, names.name_ar]}
          required
          autoComplete="off"
        />
      </div>
      <div className={pair}>
        <TextPair
          form={form}
          names={["description", "description_ar"]}
          labels={[names.description, names.description_ar]}
          hint={texts.hints.description}
          required
          rows={5}
        />
      </div>
      <div className={pair}>
        <fieldset disabled={!mayPrice} className="grid min-w-0">
          <TextField
            {...form.field("price")}
            label={names.price}
            hint={mayPrice ? texts.hints.price : texts.pricesKept}
            required
            // A number input of a browser drops Arabic digits.
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
          />
        </fieldset>
        <div className="grid content-start gap-5">
          <TextField
            {...form.field("amount")}
            label={names.amount}
            hint={texts.hints.amount}
            required={amountRequired}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
          />
          {product && <AmountReason {...{ form, product }} />}
        </div>
      </div>
      {seesCosts && (
        <div className={pair}>
          <CostField form={form} />
          <SupplierFields {...{ form, suppliers }} />
        </div>
      )}
      <div className={pair}>
        <VatField form={form} />
      </div>
      <div className={pair}>
        <SectionFields form={form} section="stock" />
      </div>
      <SellingFields form={form} />
      <fieldset disabled={!mayPrice} className="grid min-w-0 gap-5">
        <OfferFields {...{ form, product }} />
        <QuantityPriceFields form={form} />
      </fieldset>
      <VisibilityField form={form} />
      <ComboboxField
        form={form}
        name="sub_category_id"
        label={texts.subCategory}
        required
        options={options}
        placeholder={texts.selectSubCategory}
        searchPlaceholder={texts.searchSubCategory}
        emptyText={texts.noSubCategory}
      />
      <div className={pair}>
        <PartNumberField form={form} {...partNumber} />
        <SectionFields form={form} section="facts" />
      </div>
      <div className={pair}>
        <ComboboxField
          form={form}
          name="country"
          label={names.country}
          optional={texts.optional}
          options={countries}
          noneLabel={texts.notStated}
          placeholder={texts.notStated}
          searchPlaceholder={texts.searchCountry}
          emptyText={texts.noCountry}
        />
        <SelectField {...form.field("rohs")} label={names.rohs} optional={texts.optional}>
          <option value="">{texts.notStated}</option>
          {rohsAnswers.map((answer) => (
            <option key={answer} value={answer}>
              {answers[answer]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
