import { useCallback } from 'react';
import { useNotSaved } from '../data/use-not-saved.ts';
import { appearanceChoice, type ChooseAppearance } from './appearance-choice.ts';
import { useApi, useSessionStore } from './session-provider.tsx';

/** Chooses how the product looks to this person. It looks so at once, here and wherever the person signs in; when the server refuses, as before, and the person is told why. */
export function useAppearance(): ChooseAppearance {
  const api = useApi();
  const store = useSessionStore();
  const notSaved = useNotSaved();
  return useCallback(
    (change) => appearanceChoice(store, api)(change).catch(notSaved),
    [api, store, notSaved],
  );
}
