import { useMessages } from "@shop/i18n/i18n.tsx";
import PackageX from "lucide-react/icons/package-x";

/** Notice on an order that is a request: it has taken no stock. */
export function RequestNotice() {
  const { order: texts } = useMessages("dashOrders");
  return (
    <div className="bg-caution-soft mb-4 flex items-start gap-3 rounded-md p-3">
      <PackageX aria-hidden className="text-caution mt-1 size-4 shrink-0" />
      <p>
        <span className="font-semibold">{texts.requestTitle}</span> {texts.requestHint}
      </p>
    </div>
  );
}
