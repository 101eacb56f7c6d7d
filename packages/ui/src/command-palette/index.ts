export { CommandPalette } from './command-palette.tsx';
export { useCommandShortcut } from './use-command-shortcut.ts';
export type { ChosenDetails, CommandPaletteProps } from './command-palette.tsx';
export type { PaletteItem } from './palette-search.tsx';
export type { Command, CommandGroup } from './rank-commands.ts';
export type { CommandShortcutOptions } from './use-command-shortcut.ts';
export type { CloseDetails } from '../internal/index.ts';
