import { Button } from "@shop/ui/button.tsx";

export interface ImportQuestionProps {
  /** What the check has found. */
  readonly title: string;
  readonly hint: string;
  /** What becomes of it as it is answered so far. */
  readonly answer: string;
  /** The label of the button that answers otherwise. */
  readonly change: string;
  /** Disables the button while a command of the import is being sent. */
  readonly isPending: boolean;
  /** Called to answer otherwise. */
  readonly onChange: () => void;
}

/** A question of a checked import with its answer so far, and a button that answers otherwise. */
export function ImportQuestion({ title, hint, answer, change, isPending, onChange }: ImportQuestionProps) {
  return (
    <div className="border-line bg-sunken mb-4 rounded-md border p-3">
      <p className="font-semibold">{title}</p>
      <p className="text-muted mt-1 text-sm">{hint}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p>{answer}</p>
        <Button size="sm" disabled={isPending} onClick={onChange}>
          {change}
        </Button>
      </div>
    </div>
  );
}
