import type { AdminProduct, LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductImage } from "@shop/contract/products/product.ts";
import type { AsidePlace } from "@shop/domain/books/postings.ts";
import type { FormTextField } from "@shop/domain/catalogue/product-fields.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import type { AdminProductSort } from "@shop/domain/catalogue/sorting.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import type { AttributeTexts } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import type { ResponseBody } from "../../call.ts";
import type { FieldErrors, FormState, Listing, Paging, Remote } from "../../view.ts";
import type { FileResult, FileSelection } from "../product-files/view.ts";
import type { QuarantineDecisionView } from "../quarantine/view.ts";
import type { SupplierChoice } from "../suppliers/view.ts";
import type { ProductSearchView } from "./product-search-view.ts";

/** A category or sub category whose products are listed, in the format of the list's query. */
export type ProductGroup = { readonly category_id: number } | { readonly sub_category_id: number };

/** What narrows a list of products in the dashboard beside its search. */
export interface ProductFilterChoice {
  /** Only products of this category or sub category; null for all. */
  readonly group: ProductGroup | null;
  /** Only products that lack this; null for all. */
  readonly missing: ProductGap | null;
  /** Only products without a value of this attribute that their sub category has; null for all. */
  readonly missingAttribute: number | null;
  /** Only products of this supplier, or without one; null for all. */
  readonly supplier: number | "none" | null;
  /** Only products with low stock. */
  readonly lowStock: boolean;
  /** Only products of this visibility; null for all. */
  readonly visibility: Visibility | null;
  /** Only products of which there are units here; null for all. */
  readonly aside: AsidePlace | null;
}

/** What narrows and orders a list of products in the dashboard; it stands in the page's address. */
export interface AdminProductListQuery extends ProductFilterChoice {
  /** The search text; '' without one. */
  readonly search: string;
  /** Null for the newest first, or for the best matches of a search. */
  readonly sort: AdminProductSort | null;
  /** Lists the deleted products, which can be restored. */
  readonly deleted: boolean;
}

/** What the list of products in the dashboard reads and calls. */
export interface AdminProductListView extends Paging {
  /** Whether the administrator sees what products cost the shop. */
  readonly seesCosts: boolean;
  /** The sub categories that the list can be narrowed to; null where its page names a group. */
  readonly subCategories: Remote<readonly SubCategoryChoice[]> | null;
  /** The attribute of which the listed products have no value; null without that filter, for an unknown one, and until it is loaded. */
  readonly lackedAttribute: Named | null;
  /** The suppliers that the list can be narrowed to; none for those who do not see costs, and until they are loaded. */
  readonly suppliers: ReadonlyArray<SupplierChoice>;
  /** The products loaded so far, with the number of all that match. */
  readonly products: Remote<Listing<AdminProduct>>;
  /** How units that are not for sale are decided about. */
  readonly aside: QuarantineDecisionView;
  /** Stock up to which a product without a limit of its own counts as low. */
  readonly lowStockAt: number;
  /** Deletes a product; resolves after the answer, whether it was deleted or not. */
  readonly onDelete: (product: AdminProduct) => Promise<void>;
  /** Called with the deleted product that is to be restored. */
  readonly onRestore: (product: AdminProduct) => void;
}

/** A sub category that a product can be put into. */
export interface SubCategoryChoice {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
  /** Its category with its names. */
  readonly category: { readonly id: number; readonly name: string; readonly name_ar: string | null };
}

/** A picture in the product form. */
export interface PictureEntry {
  /** The id of its record; negative for a file that has none yet. */
  readonly key: number;
  /** The stored record; null for a new picture. */
  readonly record: ProductImage | null;
  /** The file of a new picture, or the one that replaces the stored picture. */
  readonly file: File | null;
  /** Alternative text in English. */
  readonly alt: string;
  /** Alternative text in Arabic. */
  readonly alt_ar: string;
}

/** The pictures of a product as the form has them. */
export interface PictureSelection {
  /** The stored records that the form was opened with. */
  readonly stored: readonly ProductImage[];
  /** All pictures in their order; stored records that are missing here are removed. */
  readonly entries: readonly PictureEntry[];
}

/** A picture that was not saved. */
export interface PictureFailure {
  readonly key: number;
  readonly name: string;
  readonly file: File;
  /** Error code or message. */
  readonly reason: string;
  /** Whether the server rejected the file itself; otherwise saving it again may succeed. */
  readonly rejected: boolean;
}

/** What became of the pictures after a save that left something unsaved. */
export interface PictureResult {
  readonly images: readonly ProductImage[];
  readonly failures: readonly PictureFailure[];
}

/** The share of each file that is uploaded, 0 to 1, by the key of its picture or file. */
export type UploadProgress = Readonly<Record<number, number>>;

/** A quantity price as it is entered. */
export interface QuantityPriceEntry {
  readonly from: string;
  readonly price: string;
}

/**
 * The fields of the product form, as texts: linked products are ids with semicolons between them, an empty limit of low stock stands for
 * the default of the shop, an empty version for a new product.
 */
export type ProductFormValues = Readonly<Record<FormTextField | "sub_category_id" | "version", string>> & {
  /** Why the amount changes; '' where it does not, or for what is proposed. */
  readonly stock_reason: string;
  readonly quantity_prices: readonly QuantityPriceEntry[];
  /** Texts of the values of its attributes, by their ids. */
  readonly attribute_values: AttributeTexts;
};

/** Another product, to be named and linked. */
interface SameProduct extends Named {
  readonly id: number;
}

/** The names of products that a form has only the ids of. */
export interface LinkedNames {
  /** Names of products that nothing else has named, such as those of a draft; empty until they are loaded. */
  readonly linkedProducts: ReadonlyArray<LinkedProduct>;
  /** Called with the ids whose names are to be loaded. */
  readonly onLinkedIds: (ids: readonly number[]) => void;
}

/** What became of the files of a product form, pictures and others. */
interface ProductUploads {
  /** The share of each file that is uploaded. */
  readonly progress: UploadProgress;
  /** A new object after each save that left pictures or files unsaved; null before. */
  readonly pictures: PictureResult | null;
  /** The same for files. */
  readonly files: FileResult | null;
}

/** What finds other products with the part number of a form. */
export interface PartNumberCheck {
  /** Other products that have the part number of the form; empty while it is typed. */
  readonly same: ReadonlyArray<SameProduct>;
  /** Called with the part number of the form, and after each change of it. */
  readonly onPartNumber: (partNumber: string) => void;
}

/** Part numbers of a form and its sub category, by which values are proposed. */
export interface AskedPartNumbers {
  readonly manufacturerPartNumber: string;
  readonly partNumber: string;
  /** The id as the form has it; empty for none. */
  readonly subCategoryId: string;
}

/** What a part number of a form says of specifications. */
export interface PartProposal {
  /** The number, and texts for attributes; null while it is typed, and where it says nothing. */
  readonly found: ResponseBody<"readPartSpecifications">["found"];
  /** Called with the numbers of the form, and after each change of them. */
  readonly onNumbers: (numbers: AskedPartNumbers) => void;
}

/** What the form of a product reads and calls. */
export interface ProductFormView extends FormState {
  /** Whether the administrator sees and changes what the product costs the shop. */
  readonly seesCosts: boolean;
  /** The product to edit; null for a new one. */
  readonly product: Remote<AdminProduct> | null;
  /** The product whose values and pictures a new one starts with; null for none. */
  readonly copied: Remote<AdminProduct> | null;
  /** The sub categories that the product can be put into. */
  readonly subCategories: Remote<readonly SubCategoryChoice[]>;
  /** The attributes of all products, in their order. */
  readonly attributes: Remote<readonly Attribute[]>;
  /** The suppliers that the product can name, for those who see costs. */
  readonly suppliers: Remote<ReadonlyArray<SupplierChoice>>;
  /** The product as another person has saved it in the meantime; null without a conflict. */
  readonly conflict: AdminProduct | null;
  /** What became of its pictures and files. */
  readonly uploads: ProductUploads;
  /** Finds other products with its part number. */
  readonly partNumber: PartNumberCheck;
  /** Proposes specifications from its part numbers. */
  readonly partProposal: PartProposal;
  /** The names of the products that it links to. */
  readonly linkedNames: LinkedNames;
  /** Finds products to link to. */
  readonly productSearch: ProductSearchView;
  /** Called with the valid values of the form, its pictures and its files. */
  readonly onSubmit: (values: ProductFormValues, pictures: PictureSelection, files: FileSelection) => void;
  /** Called instead of `onSubmit` where the form is invalid. */
  readonly onInvalid: (errors: FieldErrors) => void;
}
