import { listOrderableTests } from '@alms/lis-domain/catalogue';
import {
  createLaboratory,
  listLaboratories,
  timeZoneNames,
  updateLaboratory,
} from '@alms/lis-domain/facility';
import { readProfile } from '@alms/lis-domain/identity';
import type { LaboratoriesCardProps } from '@alms/lis-features/facility/laboratories';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useApi, useSessionStore } from '../../../session/session-provider.tsx';

const timeZones = timeZoneNames();

/** Sites of the facility, for users who may change them; otherwise undefined. */
export function useLaboratories(): LaboratoriesCardProps | undefined {
  const { call } = useApi();
  const store = useSessionStore();
  const { resource, reload } = useEndpoint(listLaboratories, {});
  const { resource: offered } = useEndpoint(listOrderableTests, {});
  // The sites that the user can choose from may have changed.
  const after = async () => {
    await reload();
    store.replaceUser(await call(readProfile, {}));
  };
  const create = useAction(createLaboratory, { after });
  const update = useAction(updateLaboratory, { after });
  if (!update.offered) return undefined;
  return {
    laboratories:
      resource.status === 'ready' ? { ...resource, data: resource.data.items } : resource,
    tests:
      offered.status === 'ready'
        ? {
            ...offered,
            data: offered.data.items.flatMap(({ id, name, code, kind }) =>
              kind === 'panel' ? [] : [{ value: id, label: name, note: code }],
            ),
          }
        : offered,
    timeZones,
    onSave: ({ laboratory, body }) =>
      laboratory
        ? update.submit({ params: { id: laboratory.id }, version: laboratory.version, body })
        : create.submit({ body }),
    onRetry: reload,
  };
}
