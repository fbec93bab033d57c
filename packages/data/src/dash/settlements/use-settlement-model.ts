import type { BookedOutcome, SettlementPreview } from "@shop/contract/settlements/settlements.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { feesNote } from "@shop/domain/settlements/fees-note.ts";
import {
  type BookedOrder,
  chunksOf,
  type SettlementChoices,
  type SettlementPlan,
  planSettlement,
} from "@shop/domain/settlements/plan-settlement.ts";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { bookSettlementMutation, previewSettlementMutation } from "./queries.ts";
import type { BookedSheet, BookingEntry, SettlementView, ReadingChoice } from "./view.ts";

/** A file with how it is read. */
interface ChosenSheet {
  readonly file: File;
  readonly reading: ReadingChoice;
}

const noChoices: SettlementChoices = { orders: new Map(), taken: new Map() };

const fieldsOf = ({ file, reading: { columns, decimal } }: ChosenSheet) => ({
  file,
  ...(columns && { columns: columns.map((column) => column ?? "").join(",") }),
  ...(decimal && { decimal }),
});

const bodyOf = (orders: readonly BookedOrder[], entry: BookingEntry) => ({
  ...entry,
  orders: orders.map(({ order: { id, state, left }, lines }) => ({
    id,
    state,
    left,
    lines: lines.map((one) => ({ line: one.line, amount: one.amount, note: feesNote(one) })),
  })),
});

function resultOf(plan: SettlementPlan, outcomes: readonly BookedOutcome[]): BookedSheet {
  const byId = new Map(outcomes.map((one) => [one.id, one]));
  const all = chunksOf(plan).flat();
  const having = (outcome: BookedOutcome["outcome"]): BookedOrder[] =>
    all.filter(({ order }) => byId.get(order.id)?.outcome === outcome);
  const booked = having("booked");
  return {
    booked: booked.length,
    amount: sumOf(booked.flatMap(({ lines }) => lines.map(({ amount }) => amount))),
    delivered: outcomes.filter(({ delivered }) => delivered).length,
    already: having("already").length,
    refused: having("refused").map(({ order }) => order),
  };
}

/** The model of couriers' cash: a sheet is read, corrected and booked as its preview shows it. */
export function useSettlementModel(): SettlementView {
  const api = useApi();
  const keys = useIdempotencyKeys();
  const [progress, setProgress] = useState(0);
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const [preview, setPreview] = useState<SettlementPreview | null>(null);
  const [choices, setChoices] = useState(noChoices);
  const [parts, setParts] = useState({ done: 0, all: 0 });
  const [result, setResult] = useState<BookedSheet | null>(null);
  const reading = useSingleMutation(previewSettlementMutation(setProgress), { onSuccess: setPreview });
  const plan = preview && planSettlement(preview.lines, choices);
  const booking = useSingleMutation(
    bookSettlementMutation(api, (done) => setParts((before) => ({ ...before, done }))),
    {
      onSuccess: (outcomes, sent) => {
        for (const { body } of sent) keys.forget(body);
        if (!plan) return;
        const done = resultOf(plan, outcomes);
        setResult(done);
        setChoices(noChoices);
        // What is refused is shown as it is now; the rest of the sheet is recorded.
        if (done.refused.length > 0 && chosen) reading.submit(fieldsOf(chosen));
        else setPreview(null);
      },
    },
  );
  const read = (next: ChosenSheet): void => {
    setProgress(0);
    setChosen(next);
    reading.submit(fieldsOf(next));
  };
  return {
    upload: toSubmission(reading, (error) => fieldErrorsOf(error)["file"] ?? errorCodeOrMessage(error)),
    progress,
    onUpload: (file) => {
      setPreview(null);
      setChoices(noChoices);
      setResult(null);
      booking.reset();
      read({ file, reading: {} });
    },
    sheet: chosen && preview && plan && { name: chosen.file.name, preview, plan },
    onRead: (choice) => {
      if (chosen) read({ file: chosen.file, reading: { ...chosen.reading, ...choice } });
    },
    onChoose: (line, order) =>
      setChoices((before) => ({ ...before, orders: new Map(before.orders).set(line, order) })),
    onTake: (line, isTaken) =>
      setChoices((before) => ({ ...before, taken: new Map(before.taken).set(line, isTaken) })),
    booking: toSubmission(booking, errorCodeOrMessage),
    bookedShare: parts.all === 0 ? 0 : parts.done / parts.all,
    onBook: (entry) => {
      if (!plan) return;
      const sent = chunksOf(plan).map((orders) => {
        const body = bodyOf(orders, entry);
        return { body, idempotencyKey: keys.keyOf(body) };
      });
      setParts({ done: 0, all: sent.length });
      setResult(null);
      booking.submit(sent);
    },
    result,
  };
}
