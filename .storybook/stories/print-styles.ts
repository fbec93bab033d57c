function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* mediaRules(rule.cssRules);
  }
}

/** Applies the style sheets' print rules on the screen; returns a function that undoes it. */
export function applyPrintStyles(): () => void {
  const changed = Array.from(document.styleSheets, (sheet) => Array.from(mediaRules(sheet.cssRules)))
    .flat()
    .filter(({ media }) => media.mediaText === "print");
  for (const { media } of changed) media.mediaText = "all";
  return () => {
    for (const { media } of changed) media.mediaText = "print";
  };
}
