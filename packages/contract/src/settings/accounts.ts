import { ACCOUNT_NUMBER_LENGTH, bookAccounts } from "@shop/domain/books/accounts.ts";
import * as v from "valibot";

/** The number of an account: digits and letters with dots, dashes or slashes between them. */
export const accountNumberRule = v.pipe(
  v.string("bad_value"),
  v.trim(),
  v.nonEmpty("required"),
  v.maxLength(ACCOUNT_NUMBER_LENGTH, "too_long"),
  v.regex(/^[0-9A-Za-z]+(?:[-./][0-9A-Za-z]+)*$/, "bad_value"),
);

/** The numbers of the journal's accounts, as the owner's accounting program has them. */
export const accountNumbersSchema = v.pipe(
  v.object(v.entriesFromList(bookAccounts, accountNumberRule)),
  v.metadata({ ref: "AccountNumbers" }),
);
