import type { Renderer } from "../src/renderer.ts";

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === "object" && module !== null && "renderPage" in module && "createApi" in module;

/** Loads the server renderer; throws where the module is not one. */
export async function loadRenderer(load: () => Promise<unknown>): Promise<Renderer> {
  const module = await load();
  if (!isRenderer(module)) throw new Error("The server renderer exports no renderPage.");
  return module;
}
