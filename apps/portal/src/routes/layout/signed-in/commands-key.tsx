import { useShortcuts } from '@alms/lis-features/layout/shortcuts';
import { useCommandShortcut, type CommandShortcutOptions } from '@alms/ui/command-palette';

export interface CommandsKeyProps extends Pick<CommandShortcutOptions, 'onOpen'> {
  onHelp: () => void;
}

/** Listens for the keys of the command palette and of the list of shortcuts. */
export default function CommandsKey({ onOpen, onHelp }: CommandsKeyProps) {
  useCommandShortcut({ onOpen });
  useShortcuts([{ key: '?', label: '', run: onHelp }]);
  return null;
}
