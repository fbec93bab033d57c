import { customType } from "drizzle-orm/pg-core";

/** Text that compares by its bytes, so that it sorts the same on both databases whatever their locale. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A minute without a time zone, as '2026-12-12T09:00'. */
export const localMinute = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp",
  fromDriver: (text) => text.slice(0, 16).replace(" ", "T"),
});

/** Bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** 64 bits as a text of zeros and ones. */
export const bits64 = customType<{ data: string }>({ dataType: () => "bit(64)" });
