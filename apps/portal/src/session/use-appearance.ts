import { updateAppearance, type Appearance } from '@alms/lis-domain/identity';
import { useCallback } from 'react';
import { useNotSaved } from '../data/use-not-saved.ts';
import { useApi, useSessionStore } from './session-provider.tsx';

/** Chooses how the product looks to this person. It looks so at once, here and wherever the person signs in; when the server refuses, as before, and the person is told why. */
export function useAppearance(): (change: Partial<Appearance>) => Promise<void> {
  const { call } = useApi();
  const store = useSessionStore();
  const notSaved = useNotSaved();
  return useCallback(
    async (change) => {
      const before = store.read()?.user;
      if (!before) return;
      const { language, color_scheme, density } = { ...before, ...change };
      store.replaceUser({ ...before, language, color_scheme, density });
      try {
        store.replaceUser(await call(updateAppearance, { body: { language, color_scheme, density } }));
      } catch (error) {
        store.replaceUser(before);
        notSaved(error);
      }
    },
    [call, store, notSaved],
  );
}
