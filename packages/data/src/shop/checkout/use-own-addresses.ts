import { useMutation, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { addressesQuery, saveAddressMutation } from "../accounts/addresses.ts";
import type { AddressChoice } from "./view.ts";

/** The postal addresses of the shopper with a bearer token; undefined without one, and until they are loaded. */
export function useOwnAddresses(token: string | null): AddressChoice | undefined {
  const api = useApi();
  const addresses = useQuery({ ...addressesQuery(api, token ?? ""), enabled: token !== null }).data;
  const { mutate } = useMutation(saveAddressMutation(api, token ?? ""));
  return token !== null && addresses ? { addresses, onKeep: (entry) => mutate(entry) } : undefined;
}
