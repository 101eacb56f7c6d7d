import { useShortcuts } from '@alms/lis-features/layout/shortcuts';
import type { OpenCommands } from '@alms/lis-features/layout/app-commands';
import { useCommandShortcut } from '@alms/ui/command-palette';

export interface CommandsKeyProps {
  onOpen: (opened: OpenCommands) => void;
}

/** Listens for the keys of the command palette, of the screens and of the list of shortcuts. */
export default function CommandsKey({ onOpen }: CommandsKeyProps) {
  useCommandShortcut({ onOpen: () => onOpen('palette') });
  // Both are listed for every screen, without the registry of the displayed one.
  useShortcuts([
    { key: '?', label: '', run: () => onOpen('shortcuts') },
    { key: 'g', label: '', run: () => onOpen('screens') },
  ]);
  return null;
}
