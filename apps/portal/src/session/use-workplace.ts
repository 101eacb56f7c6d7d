import type { LaboratoryId } from '@alms/lis-domain/facility';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import { useCallback } from 'react';
import { useNotSaved } from '../data/use-not-saved.ts';
import { useApi, useSessionStore, useSignedIn } from './session-provider.tsx';

/**
 * Returns the query that limits a list to the site where the user works; empty in a facility with
 * one site.
 */
export function useSiteQuery(): { laboratory_id?: LaboratoryId } {
  const { laboratories, laboratory_id } = useSignedIn().user;
  return laboratories.length > 0 ? { laboratory_id } : {};
}

/**
 * Returns the sites that the user can choose from and the function to choose one; undefined for a
 * user of one site.
 */
export function useWorkplace() {
  const { call } = useApi();
  const store = useSessionStore();
  const notSaved = useNotSaved();
  const { laboratories: choices, laboratory_id: current } = useSignedIn().user;
  const onChoose = useCallback(
    (laboratory_id: LaboratoryId) =>
      void call(chooseLaboratory, { body: { laboratory_id } }).then(
        (user) => store.replaceUser(user),
        notSaved,
      ),
    [call, store, notSaved],
  );
  return choices.length > 1 ? { choices, current, onChoose } : undefined;
}
