import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormValues, ProductFormView, SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { piecesBetween, reasonOfChange } from "@shop/domain/books/stock-reasons.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { SubmitButton } from "../../../form/submit-button.tsx";
import { useFormDraft } from "../../../form/use-form-draft.ts";
import { useSchemaForm } from "../../../form/use-schema-form.ts";
import { useMay } from "../../shared/rights.tsx";
import { useShortcut } from "../../shared/use-shortcut.ts";
import { FaultCount } from "../../shared/value/fault-count.tsx";
import { Sentence } from "../../shared/value/sentence.tsx";
import { AttributeFields } from "./attribute-fields.tsx";
import { FileFields } from "./file-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { ProductConflict } from "./product-conflict.tsx";
import { ProductFields } from "./product-fields.tsx";
import {
  copyValues,
  newProductRules,
  newProductValues,
  productRules,
  productValues,
  withoutPrices,
} from "./product-form-values.ts";
import { useFiles } from "./use-files.ts";
import { useLinked } from "./use-linked.ts";
import { usePictures } from "./use-pictures.ts";

export interface ProductFormProps extends Omit<
  ProductFormView,
  "product" | "copied" | "subCategories" | "attributes"
> {
  /** The product to edit; null for a new one. */
  readonly product: AdminProduct | null;
  /** The product whose values and pictures a new one starts with; null for none. */
  readonly copied: AdminProduct | null;
  /** The sub categories that the product can be put into. */
  readonly subCategories: readonly SubCategoryChoice[];
  /** The attributes of all products, in their order. */
  readonly attributes: readonly Attribute[];
  /** The sub category that a new product starts with; null for none. */
  readonly subCategoryId: number | null;
  /** The name that a new product starts with; none by default. */
  readonly newName?: string | undefined;
  /** What was entered and not saved; the same object between renders. */
  readonly draft: DraftStore;
  /** Called when the form gets or loses unsaved changes, pictures included. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const noImages = [] as const;
const noFiles = [] as const;

/** The form of a product: its texts in both languages, price, stock, sub category, pictures and files. */
export function ProductForm({
  product,
  copied,
  subCategories,
  attributes,
  subCategoryId,
  newName,
  draft,
  errors,
  submission,
  conflict,
  uploads,
  seesCosts,
  suppliers,
  partNumber,
  partProposal,
  productSearch,
  linkedNames,
  onSubmit,
  onInvalid,
  onDirty,
  onClose,
}: ProductFormProps) {
  const {
    edit: texts,
    supplier: { unknown },
  } = useMessages("dashProducts");
  const { locale } = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const mayPrice = useMay("prices");
  const [opened] = useState(() => {
    if (product) return productValues(product);
    const values = copied ? copyValues(copied) : newProductValues(subCategoryId, newName);
    return mayPrice ? values : withoutPrices(values);
  });
  const [hadDraft] = useState(() => draft.read() !== undefined);
  const [dismissed, setDismissed] = useState<AdminProduct | null>(null);
  const form = useSchemaForm<ProductFormValues, ProductFormValues>(product ? productRules : newProductRules, {
    defaultValues: opened,
    errors,
  });
  useFormDraft(form, draft);
  const pictures = usePictures((product ?? copied)?.images ?? noImages, uploads.pictures);

  const files = useFiles((product ?? copied)?.files ?? noFiles, uploads.files);

  const linked = useLinked(form, {
    sources: [(product ?? copied)?.linked ?? [], conflict?.linked ?? []],
    ...linkedNames,
  });

  const isNew = product === null;
  const { setFocus } = form;
  useEffect(() => {
    if (isNew) setFocus("name");
  }, [isNew, setFocus]);

  const isDirty = form.formState.isDirty || pictures.isDirty || files.isDirty;
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(isDirty), [isDirty]);

  const pending = submission.status === "pending";
  const stored = conflict ?? product;
  const submit = (values: ProductFormValues) => {
    const pieces = stored ? piecesBetween(stored.amount, values.amount) : 0;
    const stock_reason = reasonOfChange(pieces, values.stock_reason) ?? "";
    onSubmit({ ...values, stock_reason }, pictures.selection, files.selection);
  };
  const shownConflict = conflict === dismissed ? null : conflict;
  useShortcut("mod+s", texts.saveShortcut, () => element.current?.requestSubmit(), {
    everywhere: true,
    enabled: shownConflict === null,
  });

  const subCategoryName = (id: string): string => {
    const found = subCategories.find((one) => String(one.id) === id);
    return found ? localName(found, locale) : id;
  };

  if (shownConflict) {
    return (
      <ProductConflict
        opened={opened}
        yours={form.getValues()}
        theirs={shownConflict}
        subCategoryName={subCategoryName}
        linkWords={linked.wordsOf}
        supplierName={(id) =>
          suppliers.status === "ready"
            ? (suppliers.data.find((one) => String(one.id) === id)?.name ?? unknown)
            : ""
        }
        attributeName={(id) => {
          const found = attributes.find((one) => one.id === id);
          return found ? localName(found, locale) : String(id);
        }}
        onBack={() => setDismissed(shownConflict)}
        onResolve={(values) => {
          form.reset(values, { keepDefaultValues: true });
          submit(values);
        }}
      />
    );
  }
  return (
    <Form
      ref={element}
      form={form}
      pending={pending}
      onSubmit={submit}
      onInvalid={onInvalid}
      aria-busy={pending}
      className="grid gap-5"
    >
      {hadDraft && form.formState.isDirty && !pending && (
        <div className="bg-sunken flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-3 py-2 text-sm">
          <p className="grow basis-48">{texts.draft}</p>
          <Button
            size="sm"
            onClick={() => {
              form.reset(opened);
              draft.clear();
            }}
          >
            {texts.discardDraft}
          </Button>
        </div>
      )}
      {copied && <p className="bg-sunken rounded-md px-3 py-2 text-sm">{texts.copyIsDraft}</p>}
      <fieldset disabled={pending} className="grid min-w-0 gap-5 disabled:opacity-70">
        <ProductFields
          product={product}
          form={form}
          subCategories={subCategories}
          amountRequired={product !== null}
          seesCosts={seesCosts}
          suppliers={suppliers}
          partNumber={partNumber}
        />
        <AttributeFields {...{ form, attributes, subCategories, partProposal }} />
      </fieldset>
      <LinkFields {...{ form, linked, productSearch }} own={product?.id ?? null} disabled={pending} />
      <PictureFields pictures={pictures} progress={uploads.progress} disabled={pending} />
      <FileFields files={files} progress={uploads.progress} disabled={pending} />
      {!conflict && <SubmissionFailure submission={submission} />}
      <DialogFooter className="items-center">
        <FaultCount errors={form.formState.errors} />
        <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
          <Sentence>{texts.close}</Sentence>
        </Button>
        <SubmitButton pending={pending} pendingLabel={texts.saving}>
          <Sentence>{texts.save}</Sentence>
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
