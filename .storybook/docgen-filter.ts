import type { Plugin, PluginOption } from "vite";

/** Files that may have components: to parse all others takes more than half of the time of a build. */
const components = { id: { include: /\.tsx$/, exclude: /\.(?:stories|story-setup)\.tsx$/ } };

function withFilter(plugin: Plugin): Plugin {
  const { name, transform } = plugin;
  if (name !== "storybook:react-docgen-plugin" || typeof transform !== "function") return plugin;
  return { ...plugin, transform: { filter: components, handler: transform } };
}

/** Limits react-docgen, which has no setting for it, to the files of components. */
export const documentComponentsOnly = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.flat().map((plugin) => (plugin && "transform" in plugin ? withFilter(plugin) : plugin));
