import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { BulkSelection } from "@shop/data/dash/bulk-changes/view.ts";
import type { CellEditing } from "@shop/data/dash/products/cells-view.ts";
import type { AdminProductListQuery, AdminProductListView } from "@shop/data/dash/products/view.ts";
import type { BulkField } from "@shop/domain/bulk/bulk-rule.ts";
import { hasPage } from "@shop/domain/catalogue/visibility.ts";
import { RESTORE_DAYS, TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { DataTable } from "@shop/ui/data-table/data-table.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Plus from "lucide-react/icons/plus";
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from "react";

import { SheetMenu } from "../../imports/sheet-menu.tsx";
import { focusSelectionBar } from "../../selection/selection-bar.tsx";
import { SelectionContext, useSelection } from "../../selection/selection.ts";
import { useRowKeys } from "../../selection/use-row-keys.ts";
import { AskToDelete } from "../../shared/ask-to-delete.tsx";
import { DashHead } from "../../shared/dash-head.tsx";
import { DeletionMessage } from "../../shared/deletion-message.tsx";
import { useMay } from "../../shared/rights.tsx";
import { useLatest } from "../../shared/sheet/use-latest.ts";
import { useShortcut } from "../../shared/use-shortcut.ts";
import { Sentence } from "../../shared/value/sentence.tsx";
import { PictureOverlay, type SelectedPicture } from "../form/picture-overlay.tsx";
import { CellEditingContext } from "./cell-editing.tsx";
import { useProductColumns } from "./product-columns.tsx";
import { isFiltering, noProductFilter, ProductFilterBar, ProductFilterChips } from "./product-filter.tsx";
import { type ProductMenuActions, ProductRowMenu } from "./product-row-menu.tsx";
import { ProductSelectionBar } from "./product-selection-bar.tsx";
import { toRows, toSort, toTableSort } from "./product-table-state.ts";
import { ProductsFooter } from "./products-footer.tsx";
import { ShownProducts } from "./shown-products.tsx";

// A searchable select needs a library that the list does without.
const ProductGroupFilter = lazy(async () => ({
  default: (await import("./product-group-filter.tsx")).ProductGroupFilter,
}));

const ProductSupplierFilter = lazy(async () => ({
  default: (await import("./product-supplier-filter.tsx")).ProductSupplierFilter,
}));

const AsideDialog = lazy(async () => ({ default: (await import("./aside-dialog.tsx")).AsideDialog }));

export interface DashProductsScreenProps extends AdminProductListView {
  /** Name of the category or sub category whose products are listed; null for all products. */
  readonly groupName: string | null;
  /** What narrows and orders the list. */
  readonly query: AdminProductListQuery;
  /** Called with the query of the chosen search, filter, sort order or list. */
  readonly onQuery: (query: AdminProductListQuery) => void;
  /** The prices and amounts that are edited in the table. */
  readonly cells: CellEditing;
  /** The filters of the list with the group of its page, in the format of its query. */
  readonly filter: Readonly<Record<string, string>>;
  /** Opens the page that changes a field of the selected products. */
  readonly onBulk: (selection: BulkSelection, field: BulkField) => void;
  /** The saved filters of the list, beside its other controls; none by default. */
  readonly savedFilters?: ReactNode;
  /** What the menu of a product opens. */
  readonly actions: Pick<ProductMenuActions, "onEdit" | "onDuplicate" | "onHistory" | "onLabels" | "onOrder">;
  /** Opens the form of a new product. */
  readonly onNew: () => void;
}

const rowId = ({ id }: AdminProduct): string => String(id);

/** The products of the shop, of a category or of a sub category, as administrators see them. */
export function DashProductsScreen({
  groupName,
  subCategories,
  products,
  more,
  query,
  lackedAttribute,
  suppliers,
  lowStockAt,
  seesCosts,
  cells,
  filter,
  onBulk,
  onQuery,
  aside,
  savedFilters,
  onLoadMore,
  onDelete,
  onRestore,
  onNew,
  actions,
}: DashProductsScreenProps) {
  const { products: texts, filter: filterTexts } = useMessages("dashProducts");
  const { table: tableTexts, confirm } = useMessages("dashShell");
  const { retry } = useMessages("common");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const mayChange = useMay("products");
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [picture, setPicture] = useState<SelectedPicture | null>(null);
  const [deleting, setDeleting] = useState<AdminProduct | null>(null);
  const [decided, setDecided] = useState<number | null>(null);

  const onDecideAside = ({ id }: AdminProduct) => setDecided(id);
  const cellActions = useLatest({
    onEdit: actions.onEdit,
    onPicture: (product: AdminProduct, index: number) => setPicture({ product, index }),
    onDecideAside,
  });
  const menuActions = useLatest<ProductMenuActions>({
    ...actions,
    onRestore,
    onDecideAside,
    onAskDelete: setDeleting,
  });
  const { search, sort, deleted, group, supplier } = query;
  const isFiltered = isFiltering(query);
  const columns = useProductColumns(cellActions, { lowStockAt, subCategories, seesCosts, mayChange });
  const hasOrder = actions.onOrder !== undefined;
  const renderMenu = useCallback(
    (product: AdminProduct) => (
      <ProductRowMenu
        product={product}
        actions={menuActions}
        hasOrder={hasOrder && hasPage(product.visibility)}
      />
    ),
    [menuActions, hasOrder],
  );
  const rowName = useCallback((product: AdminProduct) => localName(product, locale), [locale]);
  const labels = useMemo(
    () => ({
      search: texts.search,
      columns: tableTexts.columns,
      toggleColumns: tableTexts.toggle_columns,
      somethingWentWrong: tableTexts.something_went_wrong,
      retry,
      loading: texts.loading,
      actions: texts.actions,
      actionsFor: (name: string) => fill(texts.actionsOf, { name }),
      noResults: (term: string) => {
        if (term) return fill(texts.notFound, { term });
        if (isFiltered) return filterTexts.nothing;
        return deleted ? fill(texts.noneDeleted, { days: RESTORE_DAYS }) : texts.none;
      },
    }),
    [texts, filterTexts, tableTexts, retry, deleted, isFiltered],
  );

  useShortcut("n", texts.newShortcut, onNew, { enabled: mayChange });
  useShortcut("slash", texts.searchShortcut, () =>
    root.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus(),
  );

  const title = groupName === null ? texts.title : fill(texts.titleOf, { name: groupName });
  const items = products.status === "ready" ? products.data.items : null;
  // Closed once none of its units is left.
  const asideProduct = items?.find(({ id, not_for_sale: units }) => id === decided && units > 0);
  // Hundreds of rows that come back from the cache are rendered in slices, not in one long task.
  const deferredItems = useDeferredValue(items);
  const rows = toRows(
    products,
    deferredItems ?? items ?? [],
    (error) => `${texts.failed} ${errorWords(errors, error)}`,
  );
  const selection = useSelection(items ?? [], { ...filter, deleted });
  useRowKeys(root, selection);
  const total = products.status === "ready" ? products.data.total : null;
  const isExact = products.status === "ready" && products.data.totalExact;
  const count = isExact ? plural(locale, total ?? 0, texts.shown) : texts.shownOver;
  return (
    <div ref={root}>
      <DashHead
        title={title}
        note={total === null ? "\u00a0" : count}
        action={
          mayChange && (
            <Button variant="signal" onClick={onNew}>
              <Plus aria-hidden className="size-4" />
              <Sentence>{texts.add}</Sentence>
            </Button>
          )
        }
      />
      {deleted && (
        <p className="text-muted mb-3 text-sm">{fill(texts.deletedHint, { days: RESTORE_DAYS })}</p>
      )}
      <SelectionContext
        value={
          deleted || !mayChange ? null : { ...selection, onActions: () => focusSelectionBar(bar.current) }
        }
      >
        <CellEditingContext value={mayChange ? cells : null}>
          <DataTable
            layoutName="products"
            caption={title}
            columns={columns}
            data={rows}
            rowId={rowId}
            rowName={rowName}
            renderMenu={renderMenu}
            searchable
            searchDebounceMs={TABLE_SEARCH_DEBOUNCE_MS}
            toolbar={
              <>
                <ShownProducts
                  deleted={deleted}
                  onDeleted={(next) => next !== deleted && onQuery({ ...query, deleted: next })}
                />
                {subCategories && (
                  <Suspense fallback={<Skeleton className="h-11 w-full sm:h-9 sm:w-64" />}>
                    <ProductGroupFilter
                      {...{ group, subCategories }}
                      onGroup={(next) => onQuery({ ...query, group: next })}
                    />
                  </Suspense>
                )}
                {suppliers.length > 0 && (
                  <Suspense fallback={<Skeleton className="h-11 w-full sm:h-9 sm:w-52" />}>
                    <ProductSupplierFilter
                      {...{ supplier, suppliers }}
                      onSupplier={(next) => onQuery({ ...query, supplier: next })}
                    />
                  </Suspense>
                )}
                <ProductFilterBar
                  filter={query}
                  seesCosts={seesCosts}
                  onFilter={(next) => onQuery({ ...query, ...next })}
                />
                {savedFilters}
                {mayChange && <SheetMenu filter={filter} />}
                <ProductFilterChips
                  filter={query}
                  lackedAttribute={lackedAttribute}
                  suppliers={suppliers}
                  onFilter={(next) => onQuery({ ...query, ...next })}
                />
              </>
            }
            server={{
              query: { pageIndex: 0, pageSize: Infinity, sort: toTableSort(sort), search },
              rowCount: total ?? 0,
              onQuery: (next) => onQuery({ ...query, search: next.search, sort: toSort(next.sort) }),
            }}
            labels={labels}
            footer={
              <ProductsFooter
                {...{ products, more, search, deleted, isFiltered, onLoadMore, onNew }}
                onClear={() => onQuery({ ...query, ...noProductFilter, search: "" })}
              />
            }
          />
        </CellEditingContext>
      </SelectionContext>
      <ProductSelectionBar
        ref={bar}
        selection={selection}
        listed={items?.length ?? 0}
        total={total ?? 0}
        isExact={isExact}
        onBulk={(field) => onBulk(selection.isAll ? { filter } : { ids: [...selection.ids] }, field)}
        onLabels={() => actions.onLabels((items ?? []).filter(({ id }) => selection.ids.has(id)))}
      />
      {mayChange && (
        <p className="mt-4 flex flex-wrap gap-x-4 text-sm">
          <TextLink href={dashPages.bulk.path}>{texts.bulkHistory}</TextLink>
          <TextLink href={dashPages.stockCounts.path}>{texts.stockCounts}</TextLink>
          <TextLink href={dashPages.quarantine.path}>{texts.notForSale}</TextLink>
        </p>
      )}
      {asideProduct && (
        <Suspense>
          <AsideDialog product={asideProduct} onClose={() => setDecided(null)} {...aside} />
        </Suspense>
      )}
      <PictureOverlay selected={picture} onSelect={setPicture} />
      <AskToDelete
        entity={deleting}
        texts={confirm}
        message={deleting && <DeletionMessage name={localName(deleting, locale)} />}
        onDelete={onDelete}
        onClose={() => setDeleting(null)}
      />
    </div>
  );
}
