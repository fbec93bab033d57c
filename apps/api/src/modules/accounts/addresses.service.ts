import { type Address, type AddressEntry, MAX_ADDRESSES } from "@shop/contract/accounts/address.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { and, asc, desc, eq } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { userAddresses } from "./user-addresses.table.ts";
import { users } from "./users.table.ts";

/** The addresses of a shopper after a change. */
interface ChangedAddresses {
  /** False where nothing differed. */
  readonly status: boolean;
  readonly data: Address[];
}

/** Postal addresses of shoppers. */
export interface AddressService {
  /** The addresses of a shopper, the default one first. */
  readonly list: (userId: number) => Promise<Address[]>;
  /** Keeps an address or changes one; throws not_found and invalid. */
  readonly save: (userId: number, entry: AddressEntry) => Promise<ChangedAddresses>;
  /** Deletes an address; throws not_found. */
  readonly delete: (userId: number, id: number) => Promise<ChangedAddresses>;
}

const findAddresses = (queries: Queries, userId: number): Promise<Address[]> =>
  queries
    .select({
      id: userAddresses.id,
      name: userAddresses.name,
      governorate: userAddresses.governorate,
      address: userAddresses.address,
      phone: userAddresses.phone,
      is_default: userAddresses.isDefault,
    })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.isDefault), asc(userAddresses.id));

const isSame = (one: Address, entry: AddressEntry): boolean =>
  one.name === entry.name &&
  one.governorate === entry.governorate &&
  one.address === entry.address &&
  one.phone === entry.phone &&
  (one.is_default || !entry.is_default);

const setDefault = async (transaction: Queries, userId: number, id: number): Promise<void> => {
  const ofUser = eq(userAddresses.userId, userId);
  await transaction.update(userAddresses).set({ isDefault: false }).where(ofUser);
  await transaction
    .update(userAddresses)
    .set({ isDefault: true })
    .where(and(ofUser, eq(userAddresses.id, id)));
};

/** Creates the service of shoppers' addresses. */
export function addressService(queries: Queries): AddressService {
  /** Changes the addresses of a shopper, one change after the other. */
  const change = (
    userId: number,
    work: (transaction: Queries, own: readonly Address[]) => Promise<boolean>,
  ): Promise<ChangedAddresses> =>
    queries.transaction(async (transaction) => {
      const [user] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for("update");
      if (!user) throw new ApiError("unauthorized");
      const status = await work(transaction, await findAddresses(transaction, userId));
      return { status, data: await findAddresses(transaction, userId) };
    });

  return {
    list: (userId) => findAddresses(queries, userId),
    save: (userId, { id, is_default: isDefault, ...values }) =>
      change(userId, async (transaction, own) => {
        const entry = { ...values, is_default: isDefault };
        if (id !== undefined) {
          const before = requireFound(own.find((one) => one.id === id));
          if (isSame(before, entry)) return false;
          await transaction.update(userAddresses).set(values).where(eq(userAddresses.id, id));
          if (isDefault) await setDefault(transaction, userId, id);
          return true;
        }
        if (own.some((one) => isSame(one, entry))) return false;
        if (own.length >= MAX_ADDRESSES)
          throw new ApiError("invalid", { errors: { address: "limit_reached" } });
        const [row] = await transaction
          .insert(userAddresses)
          .values({ userId, ...values })
          .returning({ id: userAddresses.id });
        if (row && (isDefault || own.length === 0)) await setDefault(transaction, userId, row.id);
        return true;
      }),
    delete: (userId, id) =>
      change(userId, async (transaction, own) => {
        const deleted = requireFound(own.find((one) => one.id === id));
        await transaction.delete(userAddresses).where(eq(userAddresses.id, id));
        const next = own.find((one) => one.id !== id);
        if (deleted.is_default && next) await setDefault(transaction, userId, next.id);
        return true;
      }),
  };
}
