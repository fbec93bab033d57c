const list = (rules: readonly string[]): string => rules.map((rule) => `- ${rule}`).join("\n");

/** Names of a primitive's stories that show what to do and what to avoid; their descriptions are the captions. */
interface Examples {
  readonly yes: string;
  /** One with the tags '!dev' and '!autodocs', so that it stands here and not among the stories. */
  readonly no: string;
}

/** Parameters of a primitive's docs page: its description, then what to do and what to avoid, in words and as rendered examples. */
export const doAndDont = (
  description: string,
  yes: readonly string[],
  no: readonly string[],
  examples?: Examples,
) => ({
  docs: {
    description: { component: `${description}\n\n**Do**\n\n${list(yes)}\n\n**Don't**\n\n${list(no)}` },
    examples,
  },
});
