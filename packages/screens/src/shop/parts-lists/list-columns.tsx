import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import { partsListRoles, type Role } from "@shop/domain/parts-list/headings.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";
import { useState } from "react";

export interface ListColumnsProps {
  /** The columns of the list and what they were taken for. */
  readonly columns: FoundParts["columns"];
  /** Called with what the columns hold instead. */
  readonly onReread: (roles: (Role | null)[]) => void;
}

/** What the columns of a list were taken for, to be changed. */
export function ListColumns({ columns, onReread }: ListColumnsProps) {
  const texts = useMessages("partsList");
  const [roles, setRoles] = useState(() => columns.map(({ role }) => role));
  // Headings may repeat; columns keep their order.
  const named = columns.map(({ heading }, at) => ({
    key: `${at} ${heading}`,
    label:
      heading === "" ? fill(texts.columnNumber, { number: String(at + 1) }) : fill(texts.column, { heading }),
  }));
  return (
    <details className="border-line mb-4 border-y py-1">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.columns}</summary>
      <p className="text-muted text-sm">{texts.columnsHint}</p>
      <div className="my-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {named.map(({ key, label }, at) => (
          <Field key={key} label={label}>
            <Select
              value={roles[at] ?? ""}
              onChange={({ target }) => {
                const role = partsListRoles.find((one) => one === target.value) ?? null;
                setRoles((before) => before.with(at, role));
              }}
            >
              <option value="">{texts.notRead}</option>
              {partsListRoles.map((role) => (
                <option key={role} value={role}>
                  {texts.roles[role]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <Button className="mb-3" onClick={() => onReread(roles)}>
        {texts.reread}
      </Button>
    </details>
  );
}
