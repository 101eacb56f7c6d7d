import { useEffect } from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { tinykeys } from 'tinykeys';

export interface CommandShortcutOptions {
  /** Called when the shortcut is pressed. */
  onOpen: () => void;
  /** Set to false when the user has disabled shortcuts (WCAG 2.2 2.1.4). @default true */
  enabled?: boolean;
  /** Shortcut in tinykeys notation; `$mod` is Ctrl, or Cmd on Apple keyboards. @default '$mod+k' */
  keys?: string;
}

/**
 * Calls `onOpen` when the shortcut is pressed anywhere on the page, including in a field, and
 * prevents the browser's default action. Mount it once, next to the palette.
 */
export function useCommandShortcut({
  onOpen,
  enabled = true,
  keys = '$mod+k',
}: CommandShortcutOptions): void {
  const open = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    return tinykeys(
      window,
      { [keys]: (event) => open(event) },
      { ignore: (event) => event.repeat || event.isComposing },
    );
  }, [enabled, keys]);
}
