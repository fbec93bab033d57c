/** Libraries that only the dashboard imports, and icons that would otherwise be merged into chunks of shoppers' pages. */
const libraries =
  /node_modules[\\/](?:react-hotkeys-hook|@dnd-kit|react-dropzone|attr-accept|file-selector|cmdk|@floating-ui|@tanstack[\\/](?:react-table|table-core|react-store|store)|@radix-ui[\\/]react-(?:arrow|collection|dropdown-menu|menu|popover|popper|roving-focus))[\\/]|node_modules[\\/]lucide-react[\\/].*[\\/](?:archive-arrow-up|chevrons-(?:left|right)|ellipsis-vertical|file-spreadsheet|grip-vertical|rotate-ccw-clock)\./;

const modules =
  /[\\/](?:screens[\\/]src[\\/]dash|web[\\/]src[\\/](?:pages[\\/])?dash|data[\\/]src[\\/](?:models[\\/]dash|admin)|ui[\\/]src[\\/](?:avatar|combobox|command-palette|data-table|dropdown-menu|file-drop|pagination|sortable))[\\/]|[\\/]ui[\\/]src[\\/](?:dash\.css|popover\.tsx)$/;

/** Whether only the dashboard uses a module. */
export const isDashModule = (id: string): boolean => libraries.test(id) || modules.test(id);
