import { phraseAt, phrases, type Token } from "./tokens.ts";

/** Words with which people ask, and that say nothing of what they ask for. */
const ASKING = phrases(
  `do you have, do you sell, is there, are there, i need, i want, we need, looking for, can i get, can i, give me, show me, how to, how can i,
  how do i, where to buy, what is, what are, which is, that gives, that can, that is, suitable for me, please, which, what, any, some, a, an, the,
  is, are, i, my, me, you, it, that, good, nice, great, best, the best, recommended, recommend, price, prices, price of, cost, how much, buy, get, need, want, gives, use,
  thing, something, anything, in stock, available, near me, online, in egypt, cairo,
  عايز, عاوز, عايزه, عاوزه, عايز اعرف, محتاج, محتاجه, عندكم, عندك, عندكو, هل, هل يوجد, يوجد, موجود, متوفر, ممكن, لو سمحت, من فضلك, ايه, ايه هو, ما هو, انهي, اي,
  ازاي, كيف, احسن, افضل, كويس, كويسه, بكام, كام, سعر, اسعار, ثمن, اشتري, شراء, حاجه, حاجة, شيء, اللي, الي, في مصر`,
);

/** The tokens without those that only ask: 'do you have a relay?' is 'relay'; all of them where nothing else is said. */
export function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const count = phraseAt(tokens, at, ASKING);
    if (count > 0) at += count - 1;
    else said.push(...tokens.slice(at, at + 1));
  }
  return said.length > 0 ? said : tokens;
}
