import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { slideKeys } from "../../shop/slides/queries.ts";
import { adminKeys } from "../admins/session.ts";
import { reorderMutation } from "../in-order.ts";

/** Query and mutation keys of slides in the dashboard; mutations of different dialogs have different keys. */
const adminSlideKeys = {
  all: [...adminKeys.all, "slides"],
  list: () => [...adminSlideKeys.all, "list"],
  save: (id: number | null) => [...adminSlideKeys.all, "save", id],
  hide: () => [...adminSlideKeys.all, "hide"],
  delete: (id: number | null) => [...adminSlideKeys.all, "delete", id],
  reorder: () => [...adminSlideKeys.all, "reorder"],
} as const;

/** All slides in order, hidden ones too. */
export const adminSlidesQuery = (api: Api) =>
  queryOptions({
    queryKey: adminSlideKeys.list(),
    queryFn: async ({ signal }) => (await api.call("listAdminSlides", { signal })).data,
  });

/** Outdates the slides of the dashboard and of the home page. */
function invalidateSlides(client: QueryClient): void {
  for (const { all } of [adminSlideKeys, slideKeys]) void client.invalidateQueries({ queryKey: all });
}

/** Adds a slide (`id` null), or changes one; its pictures stay unless other files are sent. */
export const saveSlideMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminSlideKeys.save(id),
    mutationFn: ({ remove_image_ar, image, ...entry }: RequestBody<"updateSlide">) => {
      // A form body has no null: an empty text empties the field.
      const body = { ...entry, alt_ar: entry.alt_ar ?? "", link: entry.link ?? "" };
      if (id !== null)
        return api.call("updateSlide", { params: { id }, body: { ...body, image, remove_image_ar } });
      // Without a picture the server answers which field is missing.
      return api.call("createSlide", { body: { ...body, image: image ?? new Blob() } });
    },
    onSuccess: (_answer, _body, _result, { client }) => invalidateSlides(client),
  });

/** Hides a slide from the home page, or shows it. */
export const hideSlideMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminSlideKeys.hide(),
    mutationFn: ({ id, hidden }: { readonly id: number; readonly hidden: boolean }) =>
      api.call("updateSlide", { params: { id }, body: { hidden } }),
    onSuccess: (_answer, _target, _result, { client }) => invalidateSlides(client),
  });

/** Deletes a slide. */
export const deleteSlideMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminSlideKeys.delete(id),
    mutationFn: async (target: number) => {
      const answer = await api.call("deleteSlide", { params: { id: target } });
      if (!answer.status) throw new Error("The slide was not deleted.");
      return answer;
    },
    onSuccess: (_answer, _id, _result, { client }) => invalidateSlides(client),
  });

/** Puts all slides into an order, which is shown before the answer and taken back after a failure. */
export const reorderSlidesMutation = (api: Api) =>
  reorderMutation({
    mutationKey: adminSlideKeys.reorder(),
    queryKey: adminSlideKeys.list(),
    send: (ids) => api.call("reorderSlides", { body: { ids } }),
    invalidate: invalidateSlides,
  });
