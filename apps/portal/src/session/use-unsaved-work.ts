import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { useSessionStore, useUnsavedWorkStore } from './session-provider.tsx';

export interface UnsavedWorkOptions {
  /**
   * Keeps the input when the user leaves the screen: for work lists that are completed step by
   * step. @default false
   */
  survivesLeaving?: boolean;
}

/**
 * Returns the user’s unsaved input from before a forced sign-in, and functions to keep new input.
 * `Work` is specific to the screen, which is the only writer of its key. Never for passwords.
 */
export function useUnsavedWork<Work>(
  key: string,
  { survivesLeaving = false }: UnsavedWorkOptions = {},
) {
  const unsaved = useUnsavedWorkStore();
  const store = useSessionStore();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const [restored, setRestored] = useState(() => unsaved.read(key) as Work | undefined);
  const keep = useCallback((work: Work) => unsaved.keep(key, work), [unsaved, key]);
  const forget = useCallback(() => {
    unsaved.forget(key);
    setRestored(undefined);
  }, [unsaved, key]);

  const arrive = useEffectEvent(() => {
    if (unsaved.takeInterrupted(key)) show({ tone: 'info', message: words.workRestored });
  });
  const leave = useEffectEvent(() => {
    if (!survivesLeaving && store.read()) unsaved.forget(key);
  });
  useEffect(() => {
    arrive();
    return () => leave();
  }, []);
  return { restored, keep, forget };
}
