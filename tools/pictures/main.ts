import { keyOf, type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { pictures } from "./pictures.ts";
import { openStage, type Stage } from "./stage.ts";
import { isStored, store, sweep, writeMediaModule } from "./store.ts";

/**
 * Renders the pictures of the demonstration catalogue into packages/fixtures/media and writes the module with their keys.
 * A picture with an unchanged source keeps its key and files and is not rendered again, because pixels differ slightly
 * between browser runs.
 */
async function main(): Promise<void> {
  const known = readManifest();
  const manifest: Manifest = {};
  let stage: Stage | undefined;
  let rendered = 0;
  for (const { slug, source, render } of pictures) {
    const key = keyOf(known, slug, source);
    manifest[slug] = { source, key };
    if (isStored(key)) continue;
    stage ??= await openStage();
    await store(key, await render(stage));
    rendered += 1;
  }
  await stage?.close();
  const removed = await sweep(Object.values(manifest).map(({ key }) => key));
  writeManifest(manifest);
  await writeMediaModule(manifest);
  console.info(
    `${pictures.length} pictures stored, ${rendered} rendered now, ${removed} stale files removed.`,
  );
}

await main();
