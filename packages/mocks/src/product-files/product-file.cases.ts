import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { pageUpload, pdfUpload } from "./pdf-files.ts";

const product_id = catalogue.products.find(({ files }) => files.length === 0)?.id ?? 0;
const upload = (file: File) => ({ body: { product_id, kind: "datasheet", title: "", file } }) as const;
const link = "https://maker.example/k45.pdf";
const page = { params: { id: product_id } };

/** Cases of the administrators' endpoints of products' files; each starts with the demonstration catalogue. */
export const productFileCases: readonly ConformanceCase[] = [
  {
    name: "D-54 a PDF is added with its size, pages and a readable address; the shop and the history have it",
    asAdmin: true,
    step: answers("addProductFile", upload(pdfUpload("K45 Datasheet.pdf")), {
      holds: ({ status, files: [file, ...more] }) =>
        status &&
        more.length === 0 &&
        file?.kind === "datasheet" &&
        file.title === null &&
        /^\/media\/[a-f0-9]{32}-k45-datasheet\.pdf$/.test(file.address) &&
        file.bytes === pdfUpload("").size &&
        file.pages === 1 &&
        !file.dead,
      next: ({ files: [file] }) =>
        answers("readProduct", page, {
          holds: ({ files }) => files.length === 1 && files[0]?.address === file?.address,
          next: () =>
            answers(
              "readHistory",
              { query: { entity: "product", id: product_id } },
              {
                holds: ({ data }) =>
                  data[0]?.fields[0]?.field === "files" &&
                  data[0].fields[0].new === `datasheet · ${file?.address}`,
              },
            ),
        }),
    }),
  },
  {
    name: "D-54 what is no PDF is refused, whatever its name",
    asAdmin: true,
    step: refuses("addProductFile", upload(pageUpload("a.pdf")), 422, "invalid", {
      errors: { file: "not_a_pdf" },
      next: () => answers("readProduct", page, { holds: ({ files }) => files.length === 0 }),
    }),
  },
  {
    name: "D-54 files of an unknown product answer 404",
    asAdmin: true,
    step: refuses(
      "addProductFile",
      { body: { product_id: 2_000_000_000, kind: "manual", file: pdfUpload("a.pdf") } },
      404,
      "not_found",
      {
        next: () =>
          refuses(
            "saveProductFiles",
            { body: { product_id: 2_000_000_000, known: [], files: [] } },
            404,
            "not_found",
          ),
      },
    ),
  },
  {
    name: "D-54 a list adds links, orders, renames and removes; a stored PDF keeps its address",
    asAdmin: true,
    step: answers("addProductFile", upload(pdfUpload("a.pdf")), {
      next: ({ files: [pdf] }) =>
        answers(
          "saveProductFiles",
          {
            body: {
              product_id,
              known: [pdf?.id ?? 0],
              files: [
                { kind: "manual", title: "Manual", title_ar: "دليل الاستخدام", address: link },
                { id: pdf?.id ?? 0, kind: "certificate", title: "Calibration", address: link },
              ],
            },
          },
          {
            holds: ({ files }) =>
              files.length === 2 &&
              files[0]?.address === link &&
              files[0].title_ar === "دليل الاستخدام" &&
              files[0].pages === null &&
              files[1]?.id === pdf?.id &&
              files[1]?.kind === "certificate" &&
              files[1].address === pdf?.address,
            next: ({ files }) =>
              answers(
                "saveProductFiles",
                { body: { product_id, known: files.map(({ id }) => id), files: [] } },
                { holds: (now) => now.files.length === 0 },
              ),
          },
        ),
    }),
  },
  {
    name: "D-54 a list that was read before another change is refused",
    asAdmin: true,
    step: answers("addProductFile", upload(pdfUpload("a.pdf")), {
      next: () =>
        refuses("saveProductFiles", { body: { product_id, known: [], files: [] } }, 409, "edit_conflict", {
          next: () => answers("readProduct", page, { holds: ({ files }) => files.length === 1 }),
        }),
    }),
  },
  {
    name: "D-54 links are https addresses of other sites",
    asAdmin: true,
    step: refuses(
      "saveProductFiles",
      {
        body: {
          product_id,
          known: [],
          files: [
            { kind: "datasheet", address: "http://maker.example/a.pdf" },
            { kind: "datasheet", address: "javascript:alert(1)" },
            { kind: "datasheet", address: "https://user:word@maker.example/a.pdf" },
          ],
        },
      },
      422,
      "invalid",
      {
        errors: {
          "files.0.address": "bad_file_link",
          "files.1.address": "bad_file_link",
          "files.2.address": "bad_file_link",
        },
        next: () =>
          refuses(
            "saveProductFiles",
            { body: { product_id, known: [], files: [{ kind: "datasheet" }] } },
            422,
            "invalid",
            { errors: { "files.0.address": "required" } },
          ),
      },
    ),
  },
  {
    name: "D-54 a duplicate has copies of the files that are named",
    asAdmin: true,
    step: answers("addProductFile", upload(pdfUpload("a.pdf")), {
      next: ({ files: [file] }) =>
        answers(
          "createProduct",
          {
            body: {
              name: "Its sister",
              price: "1",
              description: "x",
              sub_category_id: catalogue.subCategories[0]?.id ?? 0,
              copied_files: [file?.id ?? 0, 2_000_000_000],
            },
          },
          {
            holds: ({ files }) =>
              files.length === 1 && files[0]?.address === file?.address && files[0]?.id !== file?.id,
            next: ({ product_id: sister }) =>
              answers(
                "readProduct",
                { params: { id: sister } },
                { holds: ({ files }) => files.length === 1 },
              ),
          },
        ),
    }),
  },
];
