/**
 * The items of a JSON array of objects that arrives piece by piece, one after another, so that a list of any length
 * takes the memory of one item. Ends quietly at the array's end; throws where an item cannot be read.
 */
export async function* jsonArrayItems(pieces: AsyncIterable<Uint8Array>): AsyncGenerator {
  const decoder = new TextDecoder();
  let item = "";
  let depth = 0;
  let inText = false;
  let escaped = false;
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true });
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at];
      if (inText) {
        if (escaped) escaped = false;
        else if (letter === "\\") escaped = true;
        else if (letter === '"') inText = false;
      } else if (letter === '"') inText = true;
      else if (letter === "{") {
        if (depth === 0) start = at;
        depth += 1;
      } else if (letter === "}") {
        depth -= 1;
        if (depth === 0) {
          yield JSON.parse(item + text.slice(start, at + 1));
          item = "";
        }
      }
    }
    if (depth > 0) item += text.slice(start);
  }
}
