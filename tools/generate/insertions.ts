/*
 * Insertion points of a new feature: each line goes before the first match of its anchor. A test checks the anchors against the
 * files, so that a renamed list fails the tests and not the next run of the generator.
 */

/** A line that the generator inserts; `side` names the only side whose features need it. */
export interface Insertion {
  readonly path: string;
  readonly anchor: RegExp;
  readonly line: string;
  readonly side?: "shop" | "dash";
}

const ADDRESS = '  list{{pascalCase name}}: { method: "GET", path: "{{endpoint}}" },\n';
const textsOf = (language: "en" | "ar"): string =>
  `    {{area}}: () => import("./${language}/{{side}}/{{kebabCase name}}.ts"),\n`;

/** All insertions. */
export const insertions: readonly Insertion[] = [
  {
    path: "packages/contract/src/addresses.ts",
    anchor: /^ {2}readSharedCart:/m,
    line: ADDRESS,
    side: "shop",
  },
  {
    path: "packages/contract/src/addresses.ts",
    anchor: /^ {2}loginAdmin:/m,
    line: ADDRESS,
    side: "dash",
  },
  {
    path: "packages/contract/src/endpoints.ts",
    anchor: /^\n\/\*\* The declarations of a module/m,
    line: 'import * as {{camelCase name}} from "./{{kebabCase name}}/endpoints.ts";\n',
  },
  {
    path: "packages/contract/src/endpoints.ts",
    anchor: /^ {2}\.\.\.endpointsIn\(slides\),/m,
    line: "  ...endpointsIn({{camelCase name}}),\n",
  },
  {
    path: "packages/mocks/src/shop/mock-shop.ts",
    anchor: /^import type \{ Answers, MockOrder, ShopState \}/m,
    line: 'import { {{camelCase name}}Answers } from "../{{kebabCase name}}/{{kebabCase name}}-answers.ts";\n',
  },
  {
    path: "packages/mocks/src/shop/mock-shop.ts",
    anchor: /^ {4}\.\.\.orderAnswers\(state\),/m,
    line: "    ...{{camelCase name}}Answers(),\n",
  },
  {
    path: "apps/api/src/app.ts",
    anchor: /^import \{.* serveMedia \}/m,
    line: 'import { serve{{pascalCase name}} } from "./modules/{{kebabCase name}}/{{kebabCase name}}.routes.ts";\nimport { {{camelCase name}}Service } from "./modules/{{kebabCase name}}/{{kebabCase name}}.service.ts";\n',
  },
  {
    path: "apps/api/src/app.ts",
    anchor: /^ {2}serveFallbacks\(/m,
    line: "  serve{{pascalCase name}}(routes, {{camelCase name}}Service());\n",
  },
  {
    path: "packages/i18n/src/all.ts",
    anchor: /^import \{ errors as errorsEn \}/m,
    line: 'import { {{area}} as {{area}}Ar } from "./ar/{{side}}/{{kebabCase name}}.ts";\nimport { {{area}} as {{area}}En } from "./en/{{side}}/{{kebabCase name}}.ts";\n',
  },
  {
    path: "packages/i18n/src/all.ts",
    anchor: /^ {4}errors: errorsEn,/m,
    line: "    {{area}}: {{area}}En,\n",
  },
  {
    path: "packages/i18n/src/all.ts",
    anchor: /^ {4}errors: errorsAr,/m,
    line: "    {{area}}: {{area}}Ar,\n",
  },
  {
    path: "packages/i18n/src/shop-loaders.ts",
    anchor: /^ {4}errors: \(\) => import\("\.\/en/m,
    line: textsOf("en"),
    side: "shop",
  },
  {
    path: "packages/i18n/src/shop-loaders.ts",
    anchor: /^ {4}errors: \(\) => import\("\.\/ar/m,
    line: textsOf("ar"),
    side: "shop",
  },
  {
    path: "packages/i18n/src/dash-loaders.ts",
    anchor: /^ {4}orderContact: \(\) => import\("\.\/en/m,
    line: textsOf("en"),
    side: "dash",
  },
  {
    path: "packages/i18n/src/dash-loaders.ts",
    anchor: /^ {4}orderContact: \(\) => import\("\.\/ar/m,
    line: textsOf("ar"),
    side: "dash",
  },
  {
    path: "packages/domain/src/site/pages.ts",
    anchor: /^ {2}about: "\/aboutus",/m,
    line: '  {{camelCase name}}: "/{{kebabCase name}}",\n',
    side: "shop",
  },
  {
    path: "packages/domain/src/site/dash-pages.ts",
    anchor: /^ {2}\/\*\* A step of the login/m,
    line: '  {{camelCase name}}: "/dash/{{kebabCase name}}",\n',
    side: "dash",
  },
  {
    path: "apps/web/src/shop/routes.tsx",
    anchor: /^ {2}sharedCart: page\(/m,
    line: `  {{camelCase name}}: page("{{kebabCase name}}/{{kebabCase name}}-page.tsx", {
    path: publicPaths.{{camelCase name}},
    areas: ["{{area}}"],
  }),
`,
    side: "shop",
  },
  {
    path: "apps/web/src/dash/dash-routes.tsx",
    anchor: /^ {2}\{\n {4}path: "\*",/m,
    line: `  page("{{kebabCase name}}/{{kebabCase name}}-page.tsx", {
    path: dashPages.{{camelCase name}},
    areas: ["{{area}}"],
  }),
`,
    side: "dash",
  },
];
