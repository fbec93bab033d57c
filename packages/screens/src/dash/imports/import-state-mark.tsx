import type { ImportState } from "@shop/contract/entities/product-import.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleX from "lucide-react/icons/circle-x";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Undo2 from "lucide-react/icons/undo-2";

const icons: Readonly<Record<ImportState, typeof CircleCheck>> = {
  reading: LoaderCircle,
  uploaded: CircleDashed,
  unpacking: LoaderCircle,
  checking: LoaderCircle,
  checked: CircleDashed,
  applying: LoaderCircle,
  applied: CircleCheck,
  undoing: LoaderCircle,
  undone: Undo2,
  failed: CircleX,
  cancelled: CircleX,
};

/** The state of an import as icon and words. */
export function ImportStateMark({ state }: { readonly state: ImportState }) {
  const { states } = useMessages("dashImport");
  const Icon = icons[state];
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <Icon aria-hidden className={state === "failed" ? "text-negative size-4" : "text-muted size-4"} />
      {states[state]}
    </span>
  );
}
