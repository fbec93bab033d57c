import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { SlideInput, SlideUpdate } from "@shop/contract/slides/endpoints.ts";
import { linkedPage } from "@shop/contract/slides/linked-page.ts";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { columnsAfter, columnValues, fieldValues } from "../history/fields.ts";
import { changedFields, record, type Recorded } from "../history/history.repository.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { storePicture } from "../media/store-picture.ts";
import { pageExists } from "./page-exists.ts";
import { slideFields } from "./slide-fields.ts";
import { deleteSlide, findSlides, insertSlide, updateSlide } from "./slides.repository.ts";
import type { SlideRow } from "./slides.table.ts";

/** Dependencies of {@link slideEdits}. */
export interface SlideEditDependencies {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly pictures: PictureStore;
  /** Public address of the shop, where it is set: links to it lead to pages of the shop. */
  readonly publicUrl: string | undefined;
}

/** Administrators' changes of the home carousel; each throws not_found for an unknown id. */
export interface SlideEdits {
  /** All slides, in order. */
  readonly list: () => Promise<SlideRow[]>;
  /** Appends one; throws invalid where a picture is rejected or its link leads to a page that the shop does not have. */
  readonly create: (form: SlideInput, admin: Admin) => Promise<SlideRow>;
  /** Updates one; missing fields keep their value, and a link that stays the same is not checked again. */
  readonly update: (id: number, form: SlideUpdate, admin: Admin) => Promise<SlideRow>;
  readonly remove: (id: number, admin: Admin) => Promise<void>;
  /** Reorders all slides; throws edit_conflict where ids are missing or unknown. */
  readonly reorder: (ids: readonly number[], admin: Admin) => Promise<SlideRow[]>;
}

/** What the audit log states of a slide. */
const stated = (row: Omit<SlideRow, "id">): Readonly<Record<string, string | number | null>> => ({
  ...fieldValues(slideFields, row),
  hidden: row.hidden ? "yes" : "no",
  position: row.position,
});

const note = (transaction: Queries, admin: Admin, entry: Omit<Recorded, "entity">): Promise<void> =>
  record(transaction, admin, [{ entity: "slide", ...entry }]);

async function slideOf(queries: Queries, id: number): Promise<SlideRow> {
  const slide = (await findSlides(queries)).find((one) => one.id === id);
  if (!slide) throw new ApiError("not_found");
  return slide;
}

/** Creates the service of administrators' changes of the home carousel. */
export function slideEdits({ queries, catalogue, pictures, publicUrl }: SlideEditDependencies): SlideEdits {
  const checkLink = async (link: string | null): Promise<void> => {
    const page = link === null ? null : linkedPage(link, publicUrl);
    if (page !== null && !(await pageExists(queries, page))) {
      throw new ApiError("invalid", { errors: { link: "unknown_page" } });
    }
  };

  return {
    list: () => findSlides(queries),
    create: async (form, admin) => {
      await checkLink(form.link);
      const image = await storePicture(pictures, "image", form.image);
      const imageAr = await storePicture(pictures, "image_ar", form.image_ar);
      if (image === undefined) throw new ApiError("invalid", { errors: { image: "required" } });
      return catalogue.change(async (transaction, touch) => {
        touch("slides");
        const places = (await findSlides(transaction)).map(({ position }) => position);
        const row = await insertSlide(transaction, {
          ...columnValues(slideFields, { ...form, image, image_ar: imageAr ?? null }),
          position: Math.max(0, ...places) + 1,
        });
        const fields = changedFields({}, stated(row));
        await note(transaction, admin, { entityId: row.id, action: "created", fields });
        return row;
      });
    },
    update: async (id, form, admin) => {
      // A link whose page was deleted later does not keep the other fields from being saved.
      if (form.link !== undefined && form.link !== (await slideOf(queries, id)).link)
        await checkLink(form.link);
      const image = await storePicture(pictures, "image", form.image);
      const imageAr = await storePicture(pictures, "image_ar", form.image_ar);
      return catalogue.change(async (transaction, touch) => {
        const before = await slideOf(transaction, id);
        touch("slides");
        const image_ar = imageAr ?? (form.remove_image_ar ? null : undefined);
        const row = await updateSlide(
          transaction,
          id,
          columnsAfter(slideFields, before, { ...form, image, image_ar }),
        );
        const fields = changedFields(stated(before), stated(row));
        if (fields.length > 0) await note(transaction, admin, { entityId: id, action: "updated", fields });
        return row;
      });
    },
    remove: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        const before = await slideOf(transaction, id);
        touch("slides");
        await deleteSlide(transaction, id);
        const fields = changedFields(stated(before), {});
        await note(transaction, admin, { entityId: id, action: "deleted", fields });
      }),
    reorder: (ids, admin) =>
      catalogue.change(async (transaction, touch) => {
        const before = new Map((await findSlides(transaction)).map(({ id, position }) => [id, position]));
        const known = new Set(before.keys());
        if (
          new Set(ids).size !== ids.length ||
          ids.length !== known.size ||
          !ids.every((id) => known.has(id))
        ) {
          throw new ApiError("edit_conflict", { current: { ids: [...known] } });
        }
        touch("slides");
        for (const [index, id] of ids.entries()) {
          await updateSlide(transaction, id, { position: index + 1 });
          const fields = changedFields({ position: before.get(id) ?? null }, { position: index + 1 });
          if (fields.length > 0) await note(transaction, admin, { entityId: id, action: "updated", fields });
        }
        return findSlides(transaction);
      }),
  };
}
