interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Whether a module matches a pattern or statically imports one that does, directly or through others; remembers each answer. */
export function importersOf(pattern: RegExp): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  const isImporter = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Ends import cycles.
    known.set(id, false);
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const found = pattern.test(id) || imported.some((one) => isImporter(one, graph));
    known.set(id, found);
    return found;
  };
  return isImporter;
}
