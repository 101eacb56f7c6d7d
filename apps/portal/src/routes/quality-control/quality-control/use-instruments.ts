import { listLaboratories } from '@alms/lis-domain/facility';
import {
  createInstrument,
  listInstruments,
  updateInstrument,
} from '@alms/lis-domain/quality-control';
import type { InstrumentsCardProps } from '@alms/lis-features/quality-control/instruments';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';

/** Instruments of all sites, for users who may change them; otherwise undefined. */
export function useInstruments(
  isShown: boolean,
  reloadControls: () => Promise<void>,
): InstrumentsCardProps | undefined {
  const { user } = useSignedIn();
  const isOffered = useMayCall()(updateInstrument);
  const isRead = isShown && isOffered;
  const { resource, reload } = useEndpoint(listInstruments, isRead ? { query: {} } : undefined);
  const sites = useEndpoint(
    listLaboratories,
    isRead && user.laboratories.length > 0 ? {} : undefined,
  );
  const after = async () => {
    await Promise.all([reload(), reloadControls()]);
  };
  const create = useAction(createInstrument, { after });
  const update = useAction(updateInstrument, { after });
  if (!isOffered) return undefined;
  const instruments = itemsOf(resource);
  return {
    instruments:
      instruments.status === 'ready' && instruments.data.length === 0
        ? { status: 'empty', reason: 'none-yet' }
        : instruments,
    sites:
      sites.resource.status === 'ready'
        ? sites.resource.data.items.filter(({ active }) => active)
        : [],
    siteId: user.laboratory_id,
    onSave: ({ instrument, body: { active, ...body } }) =>
      instrument
        ? update.submit({
            params: { id: instrument.id },
            version: instrument.version,
            body: { ...body, active },
          })
        : create.submit({ body }),
    onRetry: reload,
  };
}
