import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Remote } from "@shop/data/view.ts";
import type { ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { countFilters, noFilters } from "@shop/domain/facets/product-filters.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { focusContent } from "@shop/ui/focus-content.ts";

import { RemoteView } from "../list/remote-view.tsx";
import { FilterPanel } from "./filter-panel.tsx";

/** Props of {@link FilterSheet}; the sheet is open while it is mounted. */
export interface FilterSheetProps {
  /** What the list offers with the filters of the sheet. */
  readonly facets: Remote<Facets>;
  /** The filters as they were chosen in the sheet. */
  readonly filters: ProductFilters;
  /** Called with the filters after each change in the sheet. */
  readonly onFilters: (filters: ProductFilters) => void;
  /** Called to show the list with the filters of the sheet. */
  readonly onShow: () => void;
  /** Called to close the sheet, which leaves the list as it is. */
  readonly onClose: () => void;
}

const noFields = [] as const;

/** The filters of a list on phones: they are chosen one after the other, while a button says how many products they leave. */
export function FilterSheet({ facets, filters, onFilters, onShow, onClose }: FilterSheetProps) {
  const { filters: texts } = useMessages("lists");
  const { close } = useMessages("common");
  const { locale } = useLocale();
  const total = facets.status === "ready" ? facets.data.total : null;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={texts.title}
        closeLabel={close}
        className="max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none"
        onOpenAutoFocus={focusContent}
      >
        <RemoteView
          remote={facets}
          loading={texts.loading}
          skeleton={<p className="text-muted">{texts.loading}</p>}
        >
          {(loaded) => (
            <FilterPanel
              facets={loaded}
              filters={filters}
              action=""
              fields={noFields}
              onFilters={onFilters}
            />
          )}
        </RemoteView>
        <DialogFooter>
          <Button size="lg" aria-disabled={countFilters(filters) === 0} onClick={() => onFilters(noFilters)}>
            {texts.clear}
          </Button>
          <Button size="lg" variant="signal" onClick={onShow}>
            {total === null ? texts.show : plural(locale, total, texts.showCount)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
