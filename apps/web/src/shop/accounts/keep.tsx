import type { KeepModelInput } from "@shop/data/shop/accounts/use-keep-model.ts";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useSession } from "./use-session.ts";

const keepPart: LazyPartSource<KeepModelInput> = {
  areas: ["account", "errors"],
  load: async () => (await import("./keep-part.tsx")).KeepPart,
};

/** Keeps a cart or a parts list in the account of a signed-in shopper; nothing for others, and for null. */
export function Keep({ content }: { readonly content: KeepModelInput["content"] | null }) {
  const token = useSession()?.token;
  return <LazyPart part={keepPart} props={token && content ? { token, content } : null} />;
}
