import type { Endpoint } from "@shop/contract/endpoint.ts";
import { listPage, type ListQuery, type ListTexts } from "@shop/domain/lists/list-page.ts";
import type { GenericSchema } from "valibot";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { ListEdits, SavedRow } from "./list-edits.ts";

type Call<Parts> = Omit<Endpoint, keyof Parts> & Parts;
type Path = GenericSchema<Record<string, string>, { readonly id: number }>;
type Status = GenericSchema<unknown, { status: boolean }>;
type Saved = GenericSchema<unknown, SavedRow & { status: boolean }>;

/** The endpoints of a list, by what they do. */
export interface ListCalls<Form, Update, Entry> {
  readonly list: Call<{
    readonly query: GenericSchema<
      Record<string, string | undefined>,
      Pick<ListQuery, keyof ListQuery> & { readonly deleted?: "only" | undefined }
    >;
    readonly answer: GenericSchema<unknown, { data: Entry[] }>;
  }>;
  readonly create: Call<{ readonly body: GenericSchema<unknown, Form>; readonly answer: Saved }>;
  readonly update: Call<{
    readonly params: Path;
    readonly body: GenericSchema<unknown, Update>;
    readonly answer: Saved;
  }>;
  readonly remove: Call<{ readonly params: Path; readonly answer: Status }>;
  readonly restore: Call<{ readonly params: Path; readonly answer: Status }>;
}

/** Serves the endpoints of a list. */
export function serveList<Form, Update, Entry extends { readonly id: number }>(
  routes: EndpointRoutes,
  { list, create, update, remove, restore }: ListCalls<Form, Update, Entry>,
  edits: ListEdits<Form, Update, Entry>,
  texts: ListTexts<Entry>,
): void {
  routes.serve(list, async ({ query: { deleted, ...query } }) =>
    listPage(await edits.list(deleted === "only"), query, texts),
  );
  routes.serve(create, async ({ body, context }) => ({
    status: true,
    ...(await edits.create(body, adminOf(context))),
  }));
  routes.serve(update, async ({ params, body, context }) => ({
    status: true,
    ...(await edits.update(params.id, body, adminOf(context))),
  }));
  routes.serve(remove, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(restore, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
}
