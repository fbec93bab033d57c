import { type CheckedLine, isOnlyShort } from "@shop/domain/cart/cart-check.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

export interface ChangesBannerProps {
  /** All lines of the cart, also those without changes. */
  readonly lines: readonly CheckedLine[];
  /** Title; by default whether something changed, or lines only have more pieces than there are in stock. */
  readonly title?: string;
  /** Called with the ids of all changed lines. */
  readonly onAccept: (ids: readonly number[]) => void;
}

/** Banner that lists changed lines of the cart and accepts all changes at once; renders nothing without changes. */
export function ChangesBanner({ lines, title, onAccept }: ChangesBannerProps) {
  const texts = useMessages("carts");
  const changed = lines.filter(({ change }) => change);
  return (
    <div role="alert">
      {changed.length > 0 && (
        <div className="border-caution mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border p-4">
          <TriangleAlert aria-hidden className="text-caution size-6 shrink-0" />
          <p className="min-w-0 grow basis-48 font-semibold">
            {title ?? (isOnlyShort(lines) ? texts.shortTitle : texts.changedTitle)}
          </p>
          <Button onClick={() => onAccept(changed.map(({ line }) => line.id))} className="max-sm:grow">
            {texts.accept}
          </Button>
        </div>
      )}
    </div>
  );
}
