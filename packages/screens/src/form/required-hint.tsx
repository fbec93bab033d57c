import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";

export interface RequiredHintProps {
  /** Classes of the paragraph. */
  readonly className?: string;
}

/** Explains, once above a form's fields, the mark of those that have to be filled in. */
export function RequiredHint({ className }: RequiredHintProps) {
  const { requiredMark } = useMessages("errors");
  return <p className={cn("text-muted text-sm", className)}>{requiredMark}</p>;
}
