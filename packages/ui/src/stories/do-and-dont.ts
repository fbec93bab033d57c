const list = (rules: readonly string[]): string => rules.map((rule) => `- ${rule}`).join("\n");

/** Parameters of a primitive's docs page: its description, then what to do and what to avoid. */
export const doAndDont = (description: string, yes: readonly string[], no: readonly string[]) => ({
  docs: {
    description: { component: `${description}\n\n**Do**\n\n${list(yes)}\n\n**Don't**\n\n${list(no)}` },
  },
});
