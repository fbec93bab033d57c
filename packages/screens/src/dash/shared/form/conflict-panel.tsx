import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useId, useState } from "react";

import { focusIt } from "../../../shared/page/focus-it.ts";
import { FieldValue, useFieldName } from "../value/field-value.tsx";
import { type ConflictingField, type Keep, suggestedChoice } from "./conflict-choice.ts";

export interface ConflictPanelProps {
  /** The fields that differ; see `conflictingFields`. */
  readonly fields: readonly ConflictingField[];
  /** Called with whose value of each field is kept, by the field's name. */
  readonly onKeep: (kept: Readonly<Record<string, Keep>>) => void;
  /** Returns to the form, which is unchanged. */
  readonly onBack: () => void;
}

const sides = ["yours", "theirs"] as const;

interface FieldChoiceProps extends ConflictingField {
  readonly keep: Keep;
  readonly onKeep: (keep: Keep) => void;
}

function FieldChoice({ field, keep, onKeep, ...values }: FieldChoiceProps) {
  const { conflict } = useMessages("dashShell");
  const nameOf = useFieldName();
  const group = useId();
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{nameOf(field)}</legend>
      {sides.map((side) => (
        <div
          key={side}
          className={cn(
            "grid content-start gap-1 rounded-md border p-3",
            keep === side ? "border-ink bg-sunken" : "border-line-strong",
          )}
        >
          <label className="text-muted flex min-h-8 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name={group}
              value={side}
              checked={keep === side}
              onChange={() => onKeep(side)}
              aria-describedby={`${group}-${side}`}
              className="accent-ink size-4.5"
            />
            {conflict[side]}
          </label>
          <div id={`${group}-${side}`} className="min-w-0">
            <FieldValue
              field={field}
              value={values[side]}
              other={values[side === "yours" ? "theirs" : "yours"]}
            />
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Asks, after someone else has saved other values, which value of each field is kept; stands in place of the form in its dialog. */
export function ConflictPanel({ fields, onKeep, onBack }: ConflictPanelProps) {
  const { conflict } = useMessages("dashShell");
  const [kept, setKept] = useState<Readonly<Record<string, Keep>>>(() =>
    Object.fromEntries(fields.map((one) => [one.field, suggestedChoice(one)])),
  );
  const keepAll = (side: Keep) => setKept(Object.fromEntries(fields.map(({ field }) => [field, side])));
  return (
    <div className="grid gap-5">
      <div className="bg-caution-soft flex gap-3 rounded-md p-3">
        <TriangleAlert aria-hidden className="text-caution mt-0.5 size-5 shrink-0" />
        <div>
          <h3 ref={focusIt} tabIndex={-1} className="font-semibold outline-none">
            {conflict.title}
          </h3>
          <p className="mt-0.5 text-sm">{conflict.text}</p>
        </div>
      </div>
      {fields.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => keepAll("yours")}>
            {conflict.allYours}
          </Button>
          <Button size="sm" onClick={() => keepAll("theirs")}>
            {conflict.allTheirs}
          </Button>
        </div>
      )}
      {fields.map((one) => (
        <FieldChoice
          key={one.field}
          {...one}
          keep={kept[one.field] ?? "yours"}
          onKeep={(keep) => setKept({ ...kept, [one.field]: keep })}
        />
      ))}
      <DialogFooter>
        <Button size="lg" onClick={onBack}>
          {conflict.back}
        </Button>
        <Button variant="signal" size="lg" onClick={() => onKeep(kept)}>
          {conflict.save}
        </Button>
      </DialogFooter>
    </div>
  );
}
