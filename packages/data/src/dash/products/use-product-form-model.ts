import { type AdminProduct, adminProductSchema } from "@shop/contract/products/admin-product.ts";
import { TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, noFieldErrors, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, isUnauthorized, RequestError } from "../../request-error.ts";
import { useDebouncedText } from "../../use-debounced-text.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { useMayDo } from "../admins/use-may-do.ts";
import { attributesQuery } from "../attributes/queries.ts";
import { conflictOf } from "../conflict.ts";
import { failureNoticeOf } from "../lists/list-state.ts";
import type { FileResult } from "../product-files/view.ts";
import { subCategoryChoicesQuery } from "../sub-categories/sub-category-choices.ts";
import { supplierQueries } from "../suppliers/queries.ts";
import { adminProductQuery, samePartNumberQuery } from "./queries.ts";
import { type ProductSaved, saveProductMutation } from "./save-product.ts";
import { useLinkedNames } from "./use-linked-names.ts";
import { usePartProposal } from "./use-part-proposal.ts";
import { useProductSearch } from "./use-product-search.ts";
import type { PictureResult, ProductFormView, UploadProgress } from "./view.ts";

/** The input of {@link useProductFormModel}. */
export interface ProductFormModelInput {
  /** The product to edit; null for a new one. */
  readonly id: number | null;
  /** The product that a new one is a copy of; null for none. */
  readonly copyOf: number | null;
  /** The language in which another product is named. */
  readonly locale: Locale;
  readonly onNotice: Notify;
  /** Called once the values are stored: the draft is no longer needed. */
  readonly onStored: () => void;
  /** Called when everything is saved. */
  readonly onSaved: () => void;
  /** Called when the values of a product could not be saved for another reason than what was entered. */
  readonly onFailed: () => void;
}

/** The stored product that an edit conflict carries; null for any other error. */
const storedProduct = (error: unknown): AdminProduct | null => conflictOf(error, adminProductSchema);

/** Whether the form itself shows what is wrong: errors of its fields, or a conflict. */
const isShownInForm = (error: unknown): boolean =>
  error instanceof RequestError && (Object.keys(error.errors).length > 0 || storedProduct(error) !== null);

const noProgress: UploadProgress = {};

/** The model of the form in which a product is added or edited. */
export function useProductFormModel({
  id,
  copyOf,
  locale,
  onNotice,
  onStored,
  onSaved,
  onFailed,
}: ProductFormModelInput): ProductFormView {
  const api = useApi();
  const seesCosts = useMayDo("costs");
  const source = id ?? copyOf;
  const product = useQuery({ ...adminProductQuery(api, source ?? 0), enabled: source !== null });
  const subCategories = useQuery(subCategoryChoicesQuery(api));
  const attributes = useQuery(attributesQuery(api));
  const suppliers = useQuery({ ...supplierQueries.all(api), enabled: seesCosts });
  /** What is stored by now, where pictures of the same save were not: saving again updates it. */
  const [stored, setStored] = useState<{ readonly id: number; readonly version: number } | null>(null);
  const [progress, setProgress] = useState(noProgress);
  const [pictures, setPictures] = useState<PictureResult | null>(null);

  const [partNumber, setPartNumber] = useState("");
  const debounced = useDebouncedText(partNumber.trim(), TABLE_SEARCH_DEBOUNCE_MS);
  const sameNumber = useQuery(samePartNumberQuery(api, debounced)).data;
  const own = stored?.id ?? id;

  const [files, setFiles] = useState<FileResult | null>(null);
  const noticeOf = ({
    failures,
    incomplete,
    warnings,
    samePartNumber,
    files: { failures: unsaved },
  }: ProductSaved) => {
    if (failures.length > 0)
      onNotice("picturesNotSaved", { files: failures.map(({ name }) => name).join(", ") });
    else if (incomplete) onNotice("saveFailed");
    else if (unsaved.length > 0) onNotice("saveRefused");
    else onNotice(id === null ? "added" : "updated");
    if (samePartNumber) onNotice("partNumberTakenBy", { name: localName(samePartNumber, locale) });
    else if (warnings["part_number"]) onNotice("partNumberTaken");
  };

  const save = useSingleMutation(saveProductMutation(api), {
    onSuccess: (saved) => {
      setProgress(noProgress);
      noticeOf(saved);
      if (saved.failures.length > 0 || saved.incomplete || saved.files.failures.length > 0) {
        setPictures(saved);
        setFiles(saved.files);
      } else onSaved();
    },
    onError: (error) => {
      setProgress(noProgress);
      // A session that has ended leads to the login; a conflict is shown with what to choose.
      if (isUnauthorized(error) || storedProduct(error)) return;
      onNotice(failureNoticeOf(error));
      if (!isShownInForm(error)) onFailed();
    },
  });
  const conflict = useMemo(() => storedProduct(save.error), [save.error]);

  return {
    seesCosts,
    product: id === null ? null : toRemote(product),
    copied: copyOf === null ? null : toRemote(product),
    subCategories: toRemote(subCategories),
    attributes: toRemote(attributes),
    suppliers: toRemote(suppliers),
    conflict,
    uploads: { progress, pictures, files },
    partNumber: {
      same: partNumber.trim() === debounced ? (sameNumber ?? []).filter((one) => one.id !== own) : [],
      onPartNumber: setPartNumber,
    },
    partProposal: usePartProposal(),
    productSearch: useProductSearch(),
    linkedNames: useLinkedNames(),
    errors: conflict ? noFieldErrors : fieldErrorsOf(save.error),
    submission: toSubmission(save, errorCodeOrMessage),
    onSubmit: (values, selection, fileSelection) =>
      save.submit({
        id: own,
        values: stored ? { ...values, version: String(stored.version) } : values,
        withCosts: seesCosts,
        pictures: selection,
        files: fileSelection,
        onProgress: (key, share) => setProgress((before) => ({ ...before, [key]: share })),
        onStored: (storedId, version) => {
          setStored({ id: storedId, version });
          onStored();
        },
      }),
    onInvalid: (invalid) => {
      // Another error than a missing value stands beside its field only.
      if (Object.values(invalid).includes("required"))
        onNotice(id === null ? "newProductFieldsMissing" : "productFieldsMissing");
    },
  };
}
