import {
  eqaStates,
  listEqaRounds,
  listEqaSchemes,
  listInstruments,
  readEqaRound,
} from '@alms/lis-domain/quality-control';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { QualityControlScreenProps } from '@alms/lis-features/quality-control/quality-control';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useMayCall } from '../../../session/session-provider.tsx';
import { useSiteQuery } from '../../../session/use-workplace.ts';
import { useZone } from '../../../session/use-zone.ts';
import { useLimits } from './use-limits.ts';
import { useRoundActions } from './use-round-actions.ts';
import { useRoundForm } from './use-round-form.ts';

type Assessment = QualityControlScreenProps['assessment'];

/**
 * Data of the EQA tab; requested only when it is open. State, scheme and open round are stored in
 * the URL.
 */
export function useAssessment(isShown: boolean): Assessment {
  const [view, setView] = useView();
  const zone = useZone();
  const filter = {
    state: allowedValue(eqaStates, view.get('state')),
    scheme: view.get('scheme') ?? '',
    instrument: view.get('instrument') ?? '',
  };
  const openId = view.get('round');
  const site = useSiteQuery();
  const query = {
    ...site,
    limit: '50',
    ...(filter.state && { state: filter.state }),
    ...(filter.scheme && { scheme: filter.scheme }),
    ...(filter.instrument && { instrument_id: filter.instrument as InstrumentId }),
  };
  const rounds = usePages(listEqaRounds, isShown ? { query } : undefined, {
    emptiness:
      filter.state === '' && filter.scheme === '' && filter.instrument === ''
        ? 'none-yet'
        : 'no-match',
  });
  const isOffered = useMayCall()(listInstruments);
  const instruments = useEndpoint(
    listInstruments,
    isShown && isOffered ? { query: site } : undefined,
  );
  const schemes = useEndpoint(listEqaSchemes, isShown ? {} : undefined);
  const round = useEndpoint(
    readEqaRound,
    isShown && openId !== null ? { params: { id: openId } } : undefined,
  );
  const { reload: reloadLimits, ...limits } = useLimits(isShown);
  const reload = async () => {
    await Promise.all([rounds.reload(), schemes.reload(), round.reload(), reloadLimits()]);
  };
  return {
    filter,
    onFilterChange: (next) => setView({ ...next }),
    schemes:
      schemes.resource.status === 'ready'
        ? schemes.resource.data.items.map(({ scheme }) => scheme)
        : [],
    instruments:
      instruments.resource.status === 'ready'
        ? instruments.resource.data.items.filter(({ active }) => active)
        : [],
    rounds: itemsOf(rounds.resource),
    onMore: rounds.more,
    round: round.resource,
    onOpen: (id) => setView({ round: id }),
    ...useRoundForm({ zone, reload, onCreated: (id) => setView({ round: id }) }),
    ...useRoundActions(reload),
    limits,
    onRetry: reload,
  };
}
