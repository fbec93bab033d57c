import { foldedWords } from "./folding.ts";

/** Words after which a name states what the product is for or comes with. */
const PURPOSE = new Set(["for", "with", "without", "مع", "بدون", "متوافق", "متوافقه"]);

const startsPurpose = (token: string): boolean => {
  const [word = ""] = foldedWords(token);
  // 'لل' is 'for the', and 'لجهاز' 'for a device'.
  return PURPOSE.has(word) || /^لل\p{L}{3,}$/u.test(word) || /^لا?ج(?:هاز|هزه)$/u.test(word);
};

/** The part of a name that states what the product is: 'Motor shield' of 'Motor shield for Arduino'. */
export function withoutPurpose(name: string): string {
  const tokens = name.split(/\s+/).filter(Boolean);
  const at = tokens.findIndex((token, index) => index > 0 && startsPurpose(token));
  return (at < 0 ? tokens : tokens.slice(0, at)).join(" ");
}
