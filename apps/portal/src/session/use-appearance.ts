import { useCallback } from 'react';
import { useNotSaved } from '../data/use-not-saved.ts';
import { appearanceChoice, type ChooseAppearance } from './appearance-choice.ts';
import { useApi, useSessionStore } from './session-provider.tsx';

/**
 * Returns the function to change appearance settings. A change applies immediately, on every device
 * of the user; on error it is reverted with a message.
 */
export function useAppearance(): ChooseAppearance {
  const api = useApi();
  const store = useSessionStore();
  const notSaved = useNotSaved();
  return useCallback(
    (change) => appearanceChoice(store, api)(change).catch(notSaved),
    [api, store, notSaved],
  );
}
