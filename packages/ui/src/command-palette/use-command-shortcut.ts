import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

export interface CommandShortcutOptions {
  /** The keys were pressed. */
  onOpen: () => void;
  /** Off where the person has switched shortcuts off (WCAG 2.2 2.1.4). @default true */
  enabled?: boolean;
  /** In the notation of tinykeys; `$mod` is Ctrl, on Apple's keyboards Cmd. @default '$mod+k' */
  keys?: string;
}

/**
 * Calls `onOpen` when the keys are pressed anywhere on the page, in a field, too, instead of what the browser would do.
 * Mount it once, where the palette is.
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
