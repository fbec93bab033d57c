import type {
  BulkChangesView,
  BulkFormView,
  BulkPreviewPage,
  BulkRuleText,
  BulkSelection,
} from "@shop/data/dash/bulk-changes/view.ts";
import { asidePlaces } from "@shop/domain/books/postings.ts";
import { productGaps } from "@shop/domain/catalogue/product-gaps.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";

import { supplierWords } from "../products/list/product-filter.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { BulkHistory } from "./bulk-history.tsx";
import { BulkPreviewPanel } from "./bulk-preview.tsx";
import { BulkRuleForm } from "./bulk-rule-form.tsx";
import { BulkSection } from "./bulk-section.tsx";

export interface BulkScreenProps extends BulkFormView {
  /** Null where the address names no products. */
  readonly selection: BulkSelection | null;
  /** The rule that the form starts with and the preview shows. */
  readonly rule: BulkRuleText;
  /** Which products of the preview are listed, and which page of them. */
  readonly shown: BulkPreviewPage;
  /** The list of earlier changes below the form. */
  readonly earlier: BulkChangesView;
  /** Called with a valid rule that is to be previewed. */
  readonly onRule: (rule: BulkRuleText) => void;
  /** Called with the chosen kind of previewed products or page. */
  readonly onShow: (shown: BulkPreviewPage) => void;
}

const namedFilters: ReadonlySet<string> = new Set([
  "query",
  "category_id",
  "sub_category_id",
  "missing",
  "missing_attribute",
  "supplier_id",
  "low_stock",
  "visibility",
  "aside",
]);

/** The products of a change in words. */
function Selected({
  selection,
  category,
  subCategory,
  lackedAttribute,
  suppliers,
}: Pick<BulkScreenProps, "category" | "subCategory" | "lackedAttribute" | "suppliers"> & {
  readonly selection: BulkSelection;
}) {
  const texts = useMessages("dashBulkChanges");
  const { filter: filterTexts } = useMessages("dashProducts");
  const { fields, aside: asideNames } = useMessages("dashShell");
  const { visibilities: visibilityNames } = fields;
  const { locale } = useLocale();
  if ("ids" in selection) return <p>{plural(locale, selection.ids.length, texts.chosen)}</p>;
  const { filter } = selection;
  const names = Object.keys(filter);
  const missing = productGaps.find((gap) => gap === filter["missing"]);
  const visibility = visibilities.find((one) => one === filter["visibility"]);
  const aside = asidePlaces.find((one) => one === filter["aside"]);
  if (names.length === 0) return <p>{texts.all}</p>;
  return (
    <>
      <p>{texts.filtered}</p>
      <ul className="text-muted text-sm">
        {filter["query"] && <li>{fill(texts.search, { text: filter["query"] })}</li>}
        {category && <li>{fill(texts.category, { name: localName(category, locale) })}</li>}
        {subCategory && <li>{fill(texts.subCategory, { name: localName(subCategory, locale) })}</li>}
        {missing && <li>{filterTexts.without[missing]}</li>}
        {filter["missing_attribute"] !== undefined && (
          <li>
            {lackedAttribute === null
              ? filterTexts.withoutValue
              : fill(filterTexts.withoutNamed, { name: localName(lackedAttribute, locale) })}
          </li>
        )}
        {filter["supplier_id"] !== undefined && (
          <li>
            {supplierWords(
              filterTexts,
              filter["supplier_id"],
              suppliers.status === "ready" ? suppliers.data : [],
            )}
          </li>
        )}
        {filter["low_stock"] !== undefined && <li>{filterTexts.lowStock}</li>}
        {aside && <li>{asideNames[aside]}</li>}
        {visibility && <li>{visibilityNames[visibility]}</li>}
        {names.some((name) => !namedFilters.has(name)) && <li>{texts.other}</li>}
      </ul>
    </>
  );
}

/** The form of a rule and its preview, which is shown only while the form holds the previewed rule. */
function RuleAndPreview({
  rule,
  shown,
  onRule,
  onShow,
  check,
  fields,
  attributes,
  headingRef,
  ...preview
}: Omit<BulkScreenProps, "selection" | "earlier" | "category" | "subCategory" | "lackedAttribute"> & {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const texts = useMessages("dashBulkChanges");
  const [isEdited, setEdited] = useState(false);
  const {
    "rule.value": value,
    "rule.attribute_id": attributeId,
    "rule.from": from,
    "rule.until": until,
  } = preview.errors;
  const errors = {
    ...(value !== undefined && { value }),
    ...(attributeId !== undefined && { attribute_id: attributeId }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
  return (
    <>
      <BulkSection title={texts.rule}>
        <BulkRuleForm
          {...{ fields, rule, check, onRule }}
          onEdit={setEdited}
          disabled={preview.applying.status === "pending"}
          attributes={attributes}
          suppliers={preview.suppliers}
          errors={errors}
        />
      </BulkSection>
      {preview.preview && !isEdited && (
        <BulkSection title={texts.preview} headingRef={headingRef}>
          <BulkPreviewPanel {...preview} {...{ shown, onShow }} field={rule.field} />
        </BulkSection>
      )}
    </>
  );
}

/** The page on which a field of many products is changed: rule, preview, and earlier changes. */
export function BulkScreen({
  selection,
  earlier,
  category,
  subCategory,
  lackedAttribute,
  suppliers,
  onRule,
  ...change
}: BulkScreenProps) {
  const texts = useMessages("dashBulkChanges");
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  // The form of another rule is another form, so that its button cannot keep the focus.
  useEffect(() => {
    if (!isAsked.current || !heading.current) return;
    isAsked.current = false;
    heading.current.focus();
  });
  return (
    <>
      <DashHead
        title={texts.title}
        note={<TextLink href={dashPages.products.path}>{texts.toProducts}</TextLink>}
      />
      {selection === null ? (
        <p className="border-line bg-surface mb-4 rounded-md border p-4">{texts.nothing}</p>
      ) : (
        <>
          <BulkSection title={texts.which}>
            <Selected {...{ selection, category, subCategory, lackedAttribute, suppliers }} />
          </BulkSection>
          <RuleAndPreview
            key={JSON.stringify(change.rule)}
            {...change}
            suppliers={suppliers}
            headingRef={heading}
            onRule={(asked) => {
              isAsked.current = true;
              onRule(asked);
            }}
          />
        </>
      )}
      <BulkHistory {...earlier} />
    </>
  );
}
