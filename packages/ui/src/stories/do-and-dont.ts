import { shownCode } from "#storybook/shown-code.ts";

const list = (rules: readonly string[]): string => rules.map((rule) => `- ${rule}`).join("\n");

/** Names of a primitive's stories that show what to do and what to avoid; their descriptions are the captions. */
interface Examples {
  readonly yes: string;
  /** One with the tags '!dev' and '!autodocs', so that it stands here and not among the stories. */
  readonly no: string;
}

/** What a primitive's docs page shows besides its rules. */
interface Further {
  readonly examples?: Examples;
  /** What keys do, by their names. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Source of an example in this folder, which 'Show code' gives instead of what the stories are made of. */
  readonly code?: string;
}

const keyTable = (keys: Readonly<Record<string, string>>): string =>
  `\n\n**Keyboard**\n\n| Key | Does |\n| --- | --- |\n${Object.entries(keys)
    .map(([key, does]) => `| ${key} | ${does} |`)
    .join("\n")}`;

/** Parameters of a primitive's docs page: its description, then what to do and what to avoid, in words and as rendered examples, and its keys. */
export const doAndDont = (
  description: string,
  yes: readonly string[],
  no: readonly string[],
  { examples, keys, code }: Further = {},
) => ({
  docs: {
    description: {
      component: `${description}\n\n**Do**\n\n${list(yes)}\n\n**Don't**\n\n${list(no)}${keys ? keyTable(keys) : ""}`,
    },
    examples,
    ...(code !== undefined && { source: shownCode(code, "@shop/ui") }),
  },
});
