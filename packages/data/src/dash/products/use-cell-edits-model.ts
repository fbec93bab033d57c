import {
  type AdminProduct,
  adminProductSchema,
  newProductSchema,
} from "@shop/contract/products/admin-product.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { safeParse } from "valibot";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { conflictOf } from "../conflict.ts";
import type { CellEditing, CellField, CellState } from "./cells-view.ts";
import { replaceInLists, saveCellMutation } from "./save-cell.ts";

interface Edit {
  readonly state: CellState;
  /** The product as another person has saved it; null without a conflict. */
  readonly current: AdminProduct | null;
}

const keyOf = (id: number, field: CellField): string => `${id} ${field}`;

/** Why a cell was not saved: the error of a field, of the cell itself or of one that it depends on, as an offer does on the price. */
const reasonOf = (error: unknown): string =>
  Object.values(fieldErrorsOf(error))[0] ?? errorCodeOrMessage(error);

const parse = (field: CellField, text: string) => safeParse(newProductSchema.entries[field], text);

/** The text in the format in which the product holds it; prices have two decimals. */
function storedText(field: CellField, text: string): string {
  const { success, output } = parse(field, text);
  if (!success) return text;
  const value = String(output);
  return field === "price" ? storedAmount(value) : value;
}

/** The model of the cells of a table of products that are edited in place. */
export function useCellEditsModel(): CellEditing {
  const api = useApi();
  const client = useQueryClient();
  const saving = useMutation(saveCellMutation(api));
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  /** The last save of each cell, with what it or one before it has stored: the next one waits for it, so that it meets no conflict with it. */
  const saves = useRef(new Map<string, Promise<AdminProduct | null>>());
  /** The last text of each cell; what became of the texts before it is of no interest any more. */
  const entered = useRef(new Map<string, symbol>());
  const put = (key: string, edit: Edit | null) =>
    setEdits((before) => {
      const after = new Map(before);
      if (edit) after.set(key, edit);
      else after.delete(key);
      return after;
    });

  return {
    stateOf: (id, field) => edits.get(keyOf(id, field))?.state ?? null,
    check: (field, text) => parse(field, text).issues?.[0].message ?? null,
    onSave: (product, field, typed) => {
      const key = keyOf(product.id, field);
      const text = storedText(field, typed);
      const seen = edits.get(key)?.current ?? product;
      const entry = Symbol(text);
      entered.current.set(key, entry);
      const settle = (edit: Edit): void => {
        if (entered.current.get(key) === entry) put(key, edit);
      };
      settle({ state: { status: "saving", text }, current: null });
      const before = saves.current.get(key) ?? Promise.resolve(null);
      const save = before.then((stored) => {
        const { id, [field]: was } = stored && stored.version > seen.version ? stored : seen;
        return saving.mutateAsync({ id, field, was, text });
      });
      saves.current.set(
        key,
        save.catch(() => before),
      );
      save.then(
        () => settle({ state: { status: "saved", text }, current: null }),
        (error: unknown) => {
          const current = conflictOf(error, adminProductSchema);
          if (current) {
            replaceInLists(client, current);
            const theirs = String(current[field]);
            settle({ state: { status: "conflict", text, theirs }, current });
          } else settle({ state: { status: "failed", text, error: reasonOf(error) }, current: null });
        },
      );
    },
    onDiscard: (id, field) => {
      entered.current.delete(keyOf(id, field));
      put(keyOf(id, field), null);
    },
  };
}
