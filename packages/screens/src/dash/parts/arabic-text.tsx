import { useMessages } from "@shop/i18n/i18n.tsx";
import Languages from "lucide-react/icons/languages";
import { type ReactNode, useId } from "react";

/** Props of {@link ArabicText}. */
export interface ArabicTextProps {
  /** The same text in English, as entered. */
  readonly english: string | null | undefined;
  /** The text as entered. */
  readonly arabic: string | null | undefined;
  /** Renders the field, with attributes of its control. */
  readonly children: (control: {
    readonly lang: "ar";
    readonly dir: "rtl";
    readonly "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** The field of a text in Arabic; a mark below it, so that it stays level with its English neighbour, says that it is missing. */
export function ArabicText({ english, arabic, children }: ArabicTextProps) {
  const { lists } = useMessages("dashShell");
  const id = useId();
  const missing = !arabic?.trim() && Boolean(english?.trim());
  return (
    <div className="grid content-start gap-1">
      {children({ lang: "ar", dir: "rtl", "aria-describedby": missing ? id : undefined })}
      {missing && (
        <p id={id} className="text-caution flex items-center gap-1 text-sm">
          <Languages aria-hidden className="size-4 shrink-0" />
          {lists.missingArabic}
        </p>
      )}
    </div>
  );
}
