export { CommandPalette } from './command-palette.js';
export { useCommandShortcut } from './use-command-shortcut.js';
export type { ChosenDetails, CommandPaletteProps } from './command-palette.js';
export type { PaletteItem } from './palette-search.js';
export type { Command, CommandGroup } from './rank-commands.js';
export type { CommandShortcutOptions } from './use-command-shortcut.js';
export type { CloseDetails } from '../internal/index.js';
