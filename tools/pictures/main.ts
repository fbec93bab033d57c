import { drawings } from "./drawings/all.ts";
import { partPictures } from "./parts.ts";
import { openStage } from "./stage.ts";
import { store, sweep, writeMediaModule } from "./store.ts";

/**
 * Renders every picture of the demonstration catalogue into packages/fixtures/media and writes the module with their keys.
 * Pictures whose pixels have not changed keep their key and are not encoded again.
 */
async function main(): Promise<void> {
  const stage = await openStage();
  const keys = new Map<string, string>();
  for (const [slug, picture] of Object.entries(partPictures))
    keys.set(slug, await store(slug, await stage.part(picture)));
  for (const [slug, draw] of Object.entries(drawings))
    keys.set(slug, await store(slug, await stage.drawing(draw())));
  await stage.close();
  const removed = await sweep([...keys.values()]);
  await writeMediaModule(keys);
  console.info(`${keys.size} pictures stand, ${removed} stale files removed.`);
}

await main();
