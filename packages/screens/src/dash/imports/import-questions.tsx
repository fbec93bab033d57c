import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import type { ImportAnswers } from "@shop/data/dash/imports/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";

type Answers = ImportAnswers["answers"];

/** What each answer is asked about: the lines that a check has found. */
const askedLines = {
  set_stock: "stock_changes",
  set_packs: "named_packs",
  set_specifications: "stated_specifications",
} as const satisfies Record<keyof Answers, keyof ProductImport>;

const questions = [
  "set_stock",
  "set_packs",
  "set_specifications",
] as const satisfies readonly (keyof Answers)[];

export interface ImportQuestionsProps {
  /** The checked import. */
  readonly found: Pick<ProductImport, keyof Answers | (typeof askedLines)[keyof Answers]>;
  /** Disables the buttons while a command of the import is being sent. */
  readonly isPending: boolean;
  /** Called to check the lines again with another answer. */
  readonly onAnswer: (answer: Partial<Answers>) => void;
}

/** The questions of a checked import, each with its answer so far and a button that answers otherwise; nothing where there is nothing to ask. */
export function ImportQuestions({ found, isPending, onAnswer }: ImportQuestionsProps) {
  const { questions: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  return questions.map((question) => {
    const lines = found[askedLines[question]];
    const isYes = found[question];
    const { title, hint, yes, no, sayYes, sayNo } = texts[question];
    if (lines === 0) return null;
    return (
      <div key={question} className="border-line bg-sunken mb-4 rounded-md border p-3">
        <p className="font-semibold">{plural(locale, lines, title)}</p>
        <p className="text-muted mt-1 text-sm">{hint}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <p>{isYes ? yes : no}</p>
          <Button size="sm" disabled={isPending} onClick={() => onAnswer({ [question]: !isYes })}>
            {isYes ? sayNo : sayYes}
          </Button>
        </div>
      </div>
    );
  });
}
