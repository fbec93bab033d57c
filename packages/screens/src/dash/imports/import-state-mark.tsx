import type { ImportState, ImportSummary } from "@shop/contract/imports/product-import.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleX from "lucide-react/icons/circle-x";
import Hourglass from "lucide-react/icons/hourglass";
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
export function ImportStateMark({ one }: { readonly one: Pick<ImportSummary, "state" | "waiting"> }) {
  const { states, running } = useMessages("dashImports");
  const { state, waiting } = one;
  const Icon = waiting ? Hourglass : icons[state];
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <Icon aria-hidden className={state === "failed" ? "text-negative size-4" : "text-muted size-4"} />
      {waiting ? running.waiting : states[state]}
    </span>
  );
}
