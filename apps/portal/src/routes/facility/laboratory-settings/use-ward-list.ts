import { createWard, listLaboratories, listWards, updateWard } from '@alms/lis-domain/facility';
import type { WardsCardProps } from '@alms/lis-features/facility/wards';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';

/** Wards of the facility, for users who may change them; otherwise undefined. */
export function useWardList(): WardsCardProps | undefined {
  const { user } = useSignedIn();
  const { resource, reload } = useEndpoint(listWards, {});
  const { resource: laboratories } = useEndpoint(listLaboratories, {});
  const create = useAction(createWard, { after: reload });
  const update = useAction(updateWard, { after: reload });
  if (!update.offered) return undefined;
  const active =
    laboratories.status === 'ready' ? laboratories.data.items.filter((each) => each.active) : [];
  return {
    wards: resource.status === 'ready' ? { ...resource, data: resource.data.items } : resource,
    sites: active.toSorted(
      (one, other) =>
        Number(other.id === user.laboratory_id) - Number(one.id === user.laboratory_id),
    ),
    onSave: ({ ward, body }) =>
      ward
        ? update.submit({ params: { id: ward.id }, version: ward.version, body })
        : create.submit({ body }),
    onRetry: reload,
  };
}
