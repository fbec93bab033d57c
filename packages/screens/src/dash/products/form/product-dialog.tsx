import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormView, SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import type { Remote } from "@shop/data/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { focusContent } from "@shop/ui/focus-content.ts";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { useEffect } from "react";

import { RemoteView } from "../../../shared/list/remote-view.tsx";
import { ProductForm, type ProductFormProps } from "./product-form.tsx";

/** Props of {@link ProductDialog}; the dialog is open while it is mounted. */
export interface ProductDialogProps
  extends
    ProductFormView,
    Pick<ProductFormProps, "subCategoryId" | "newName" | "draft" | "onDirty" | "onClose"> {}

/** Form fields while the product is being loaded. */
function FormSkeleton() {
  const { edit: texts } = useMessages("dashProducts");
  return (
    <div className="grid gap-5">
      <Spinner label={texts.loading} showLabel className="text-muted" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

/** Both parts that a form needs, as one state. */
function bothOf<A, B>(one: Remote<A>, other: Remote<B>): Remote<readonly [A, B]> {
  if (one.status === "failed") return one;
  if (other.status === "failed") return other;
  if (one.status === "loading" || other.status === "loading") return { status: "loading" };
  return { status: "ready", data: [one.data, other.data], refreshing: false };
}

/** A new product has nothing to load. */
const noProduct: Remote<AdminProduct | null> = { status: "ready", data: null, refreshing: false };

/** The dialog in which a product is added or edited; on phones as high as the screen. */
export function ProductDialog({ product, copied, subCategories, attributes, ...props }: ProductDialogProps) {
  const { edit: texts } = useMessages("dashProducts");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const isNew = product === null;
  useEffect(() => {
    if (!isNew) window.scrollTo({ top: 0 });
  }, [isNew]);

  const name = product?.status === "ready" ? localName(product.data, locale) : "…";
  const both = bothOf<AdminProduct | null, readonly [readonly SubCategoryChoice[], readonly Attribute[]]>(
    product ?? copied ?? noProduct,
    bothOf(subCategories, attributes),
  );
  const { onClose, submission } = props;
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (submission.status !== "pending") onClose();
      }}
    >
      <DialogContent
        inAddress
        size="lg"
        className="max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none"
        title={isNew ? texts.addTitle : fill(texts.title, { name: isolated(name) })}
        closeLabel={texts.close}
        // The fields may still be loading: the dialog itself gets the focus, and a new product's form its first field.
        onOpenAutoFocus={focusContent}
        // A press beside the dialog is more often a slip than the wish to close a form.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <RemoteView
          remote={both}
          skeleton={<FormSkeleton />}
          loading={texts.loading}
          failed={
            both.status === "failed" ? `${texts.failed} ${errorWords(errors, both.error)}` : texts.failed
          }
        >
          {([loaded, [choices, definitions]]) => (
            <ProductForm
              {...props}
              product={isNew ? null : loaded}
              copied={isNew ? loaded : null}
              subCategories={choices}
              attributes={definitions}
            />
          )}
        </RemoteView>
      </DialogContent>
    </Dialog>
  );
}
