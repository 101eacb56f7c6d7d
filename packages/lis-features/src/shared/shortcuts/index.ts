export { ShortcutsProvider, useShortcutEntries, useShortcuts } from './shortcuts.tsx';
export type { Shortcut, ShortcutEntry, ShortcutsProviderProps } from './shortcuts.tsx';
