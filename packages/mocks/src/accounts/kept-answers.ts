import { type Kept, MAX_KEPT } from "@shop/contract/accounts/kept-link.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";

import type { Answers, MockKept, ShopState } from "../shop/state.ts";
import { tokenOf } from "./account-answers.ts";

/** Answers to the carts and parts lists that shoppers keep. */
export function keptAnswers(state: ShopState) {
  const ownerOf = (request: Request): number => {
    const id = state.tokens.get(tokenOf(request));
    if (id === undefined) throw new ApiError("unauthorized");
    return id;
  };
  const ownOf = (request: Request): Kept[] =>
    state.kept
      .filter(({ userId }) => userId === ownerOf(request))
      .map(({ token, kind, name, lines, kept_at }) => ({ token, kind, name, lines, kept_at }));
  const find = (request: Request, token: string): MockKept => {
    const found = state.kept.find((one) => one.token === token && one.userId === ownerOf(request));
    if (!found) throw new ApiError("not_found");
    return found;
  };
  return {
    listKept: ({ request }) => ({ data: ownOf(request) }),
    keepLines: ({ body: { name, ...content }, request }) => {
      if (ownOf(request).length >= MAX_KEPT)
        throw new ApiError("invalid", { errors: { name: "limit_reached" } });
      const { list, lines } = content;
      const kept: MockKept = {
        token: `kept${state.nextId()}`,
        kind: list ? "parts_list" : "cart",
        name,
        lines: list ? readPartsList(list.list, list).parts.length : (lines?.length ?? 0),
        kept_at: new Date().toISOString(),
        userId: ownerOf(request),
        content,
      };
      state.kept = [kept, ...state.kept];
      return { status: true, data: ownOf(request) };
    },
    renameKept: ({ params: { token }, body: { name }, request }) => {
      const before = find(request, token);
      state.kept = state.kept.map((one) => (one === before ? Object.assign({}, one, { name }) : one));
      return { status: before.name !== name, data: ownOf(request) };
    },
    deleteKept: ({ params: { token }, request }) => {
      const deleted = find(request, token);
      state.kept = state.kept.filter((one) => one !== deleted);
      return { status: true, data: ownOf(request) };
    },
  } satisfies Partial<Answers>;
}
