/*
 * Insertion points of a new list: each line goes before the first match of its anchor. A test checks the anchors against the files, so that a
 * renamed one fails the tests and not the next run of the generator.
 */

/** A line that the generator inserts. */
export interface Insertion {
  readonly path: string;
  readonly anchor: RegExp;
  readonly line: string;
}

const addresses: readonly Insertion[] = [
  ["list{{pascalCase many}}", 'method: "GET", path: "/admin/{{kebabCase many}}"'],
  ["create{{pascalCase one}}", 'method: "POST", path: "/admin/{{kebabCase many}}", sends: "json"'],
  ["update{{pascalCase one}}", 'method: "POST", path: "/admin/{{kebabCase many}}/:id", sends: "json"'],
  ["delete{{pascalCase one}}", 'method: "DELETE", path: "/admin/{{kebabCase many}}/:id"'],
  ["restore{{pascalCase one}}", 'method: "POST", path: "/admin/{{kebabCase many}}/:id/restore"'],
].map(([name, address]) => ({
  path: "packages/contract/src/addresses.ts",
  anchor: /^ {2}loginAdmin:/m,
  line: `  ${name}: { ${address} },\n`,
}));

/** The same line in both languages. */
const inBoth = (insertionOf: (language: "en" | "ar") => Insertion): readonly Insertion[] =>
  (["en", "ar"] as const).map(insertionOf);

/** All insertions. */
export const insertions: readonly Insertion[] = [
  ...addresses,
  {
    path: "packages/contract/src/endpoints.ts",
    anchor: /^\n\/\*\* The declarations of a module/m,
    line: 'import * as {{camelCase many}} from "./{{kebabCase many}}/endpoints.ts";\n',
  },
  {
    path: "packages/contract/src/endpoints.ts",
    anchor: /^ {2}\.\.\.endpointsIn\(slides\),/m,
    line: "  ...endpointsIn({{camelCase many}}),\n",
  },
  {
    path: "packages/contract/src/history/history.ts",
    anchor: /^ {2}"supplier",/m,
    line: '  "{{snakeCase one}}",\n',
  },
  {
    path: "packages/mocks/src/shop/mock-shop.ts",
    anchor: /^import type \{ Answers, MockOrder, ShopState \}/m,
    line: 'import { {{camelCase one}}Answers } from "../{{kebabCase many}}/{{kebabCase one}}-answers.ts";\n',
  },
  {
    path: "packages/mocks/src/shop/mock-shop.ts",
    anchor: /^ {4}\.\.\.orderAnswers\(state\),/m,
    line: "    ...{{camelCase one}}Answers(state),\n",
  },
  {
    path: "packages/mocks/src/shop/mock-shop.ts",
    anchor: /^ {4}suppliers: \[\],/m,
    line: "    {{camelCase many}}: [],\n",
  },
  {
    path: "packages/mocks/src/shop/state.ts",
    anchor: /^import type \{ Supplier \}/m,
    line: 'import type { {{pascalCase one}} } from "@shop/contract/{{kebabCase many}}/{{kebabCase one}}.ts";\n',
  },
  {
    path: "packages/mocks/src/shop/state.ts",
    anchor: /^ {2}\/\*\* Who sells products to the shop. \*\/\n {2}suppliers:/m,
    line: '  {{camelCase many}}: readonly Omit<{{pascalCase one}}, "version" | "deleted_at">[];\n',
  },
  {
    path: "apps/api/src/api-modules.ts",
    anchor: /^import \{ serveOrderSheets \}/m,
    line: 'import { serve{{pascalCase many}} } from "./modules/{{kebabCase many}}/{{kebabCase many}}.routes.ts";\n',
  },
  {
    path: "apps/api/src/api-modules.ts",
    anchor: /^ {2}serveAuditLog,/m,
    line: "  serve{{pascalCase many}},\n",
  },
  {
    path: "apps/api/src/cleanup-job.ts",
    anchor: /^import \{ supplierRows \}/m,
    line: 'import { {{camelCase one}}Rows } from "./modules/{{kebabCase many}}/{{kebabCase many}}.table.ts";\n',
  },
  {
    path: "apps/api/src/cleanup-job.ts",
    anchor: /^ {2}await supplierRows\.purge\(/m,
    line: "  await {{camelCase one}}Rows.purge(queries, RESTORE_DAYS);\n",
  },
  {
    path: "apps/api/src/modules/history/history.routes.ts",
    anchor: /^ {2}supplier: "costs",/m,
    line: '  {{snakeCase one}}: "{{need}}",\n',
  },
  {
    path: "apps/api/src/modules/audit-log/audit-log.repository.ts",
    anchor: /^import \{ suppliers \}/m,
    line: 'import { {{camelCase many}} } from "../{{kebabCase many}}/{{kebabCase many}}.table.ts";\n',
  },
  {
    path: "apps/api/src/modules/audit-log/audit-log.repository.ts",
    anchor: / {8}\$\{searchSynonyms\.words\}, /,
    line: "        ${ {{~camelCase many~}} .name},\n",
  },
  {
    path: "apps/api/src/modules/audit-log/audit-log.repository.ts",
    anchor: /^ {4}\.leftJoin\(suppliers, /m,
    line: '    .leftJoin({{camelCase many}}, and(eq(history.entity, "{{snakeCase one}}"), eq({{camelCase many}}.id, history.entityId)))\n',
  },
  {
    path: "apps/api/tests/products/entity-fields.test.ts",
    anchor: /^import type \{ SupplierInput \}/m,
    line: 'import type { {{pascalCase one}}Input } from "@shop/contract/{{kebabCase many}}/{{kebabCase one}}.ts";\n',
  },
  {
    path: "apps/api/tests/products/entity-fields.test.ts",
    anchor: /^const brandFields:/m,
    line: `const {{camelCase one}}Fields: Readonly<Record<keyof {{pascalCase one}}Input, Sample>> = {
  name: { sent: ["First", "Second"] },
  note: { sent: ["Beside the door.", "Upstairs."] },
};

`,
  },
  {
    path: "apps/api/tests/products/entity-fields.test.ts",
    anchor: /^ {2}\{\n {4}entity: "supplier",/m,
    line: `  {
    entity: "{{snakeCase one}}",
    create: endpoints.create{{pascalCase one}},
    update: endpoints.update{{pascalCase one}},
    remove: endpoints.delete{{pascalCase one}},
    restore: endpoints.restore{{pascalCase one}},
    list: endpoints.list{{pascalCase many}},
    form: { name: "Tools" },
    samples: {{camelCase one}}Fields,
  },
`,
  },
  {
    path: "packages/domain/src/site/dash-pages.ts",
    anchor: /^ {2}settings: \{ path/m,
    line: '  {{camelCase many}}: { path: "/dash/{{kebabCase many}}", right: "{{need}}", menu: "{{camelCase many}}" },\n',
  },
  {
    path: "packages/domain/src/site/dash-pages.ts",
    anchor: /^ {4}"quarantine",/m,
    line: '    "{{camelCase many}}",\n',
  },
  {
    path: "packages/i18n/src/words/dash-words.ts",
    anchor: /^ {2}settings: "settings /m,
    line: '  {{camelCase many}}: "{{lowerCase many}} {{titleAr}}",\n',
  },
  {
    path: "packages/screens/src/dash/shell/dash-links.ts",
    anchor: /^ {2}settings: Settings,/m,
    line: "  {{camelCase many}}: ListChecks,\n",
  },
  {
    path: "packages/screens/src/dash/audit-log/audit-entry.tsx",
    anchor: /^ {2}supplier: dashPathOf\.supplier,/m,
    line: "  {{snakeCase one}}: (id) => `${dashPages. {{~camelCase many~}} .path}?edit=${id}`,\n",
  },
  {
    path: "apps/web/src/dash/dash-routes.tsx",
    anchor: /^ {2}settings: \{/m,
    line: '  {{camelCase many}}: { file: "{{kebabCase many}}/{{kebabCase many}}-page.tsx", areas: ["{{area}}"] },\n',
  },
  {
    path: "tools/test/areas.ts",
    anchor: /^ {6}"suppliers",/m,
    line: '      "{{kebabCase many}}",\n',
  },
  ...inBoth((language) => ({
    path: `packages/i18n/src/${language}/dash/shell.ts`,
    anchor: /^ {4}synonyms: /m,
    line:
      language === "en"
        ? '    {{camelCase many}}: "{{lowerCase many}}",\n'
        : '    {{camelCase many}}: "{{titleAr}}",\n',
  })),
  ...inBoth((language) => ({
    path: `packages/i18n/src/${language}/dash/audit-log.ts`,
    anchor: /^ {4}supplier: /m,
    line:
      language === "en"
        ? '    {{snakeCase one}}: "{{sentenceCase one}}",\n'
        : '    {{snakeCase one}}: "{{titleAr}}",\n',
  })),
  {
    path: "packages/i18n/src/all.ts",
    anchor: /^import \{ errors as errorsEn \}/m,
    line: 'import { {{area}} as {{area}}Ar } from "./ar/dash/{{kebabCase many}}.ts";\nimport { {{area}} as {{area}}En } from "./en/dash/{{kebabCase many}}.ts";\n',
  },
  ...inBoth((language) => ({
    path: "packages/i18n/src/all.ts",
    anchor: language === "en" ? /^ {4}errors: errorsEn,/m : /^ {4}errors: errorsAr,/m,
    line: `    {{area}}: {{area}}${language === "en" ? "En" : "Ar"},\n`,
  })),
  ...inBoth((language) => ({
    path: "packages/i18n/src/dash-loaders.ts",
    anchor:
      language === "en"
        ? /^ {4}orderContact: \(\) => import\("\.\/en/m
        : /^ {4}orderContact: \(\) => import\("\.\/ar/m,
    line: `    {{area}}: () => import("./${language}/dash/{{kebabCase many}}.ts"),\n`,
  })),
];
