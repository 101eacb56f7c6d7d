import { mayCall } from '@alms/lis-domain/access';
import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import {
  addEqaAction,
  createEqaRound,
  eqaStates,
  listEqaRounds,
  listEqaSchemes,
  readEqaRound,
  reportEqaValues,
  reviewEqaRound,
  scoreEqaRound,
  submitEqaRound,
  updateCorrectiveAction,
  updateEqaRound,
  verifyCorrectiveAction,
  withdrawEqaRound,
} from '@alms/lis-domain/quality-control';
import type {
  AnnouncedRound,
  EqaAction,
  QualityControlScreenProps,
  RoundValues,
} from '@alms/lis-features/quality-control/quality-control';
import { oneOf, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

type Assessment = QualityControlScreenProps['assessment'];

const SECOND_MS = 1000;

/**
 * Data of the EQA tab; requested only when it is open. State, scheme and open round are stored in
 * the URL.
 */
export function useAssessment(isShown: boolean): Assessment {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [view, setView] = useView();
  const { facility } = useTenant();
  const zone = facility.status === 'ready' ? facility.data.settings.timezone : 'UTC';
  const filter = { state: oneOf(eqaStates, view.get('state')), scheme: view.get('scheme') ?? '' };
  const openId = view.get('round');
  const query = {
    limit: '50',
    ...(filter.state && { state: filter.state }),
    ...(filter.scheme && { scheme: filter.scheme }),
  };
  const rounds = usePages(listEqaRounds, isShown ? { query } : undefined, {
    emptiness: filter.state === '' && filter.scheme === '' ? 'none-yet' : 'no-match',
  });
  const schemes = useEndpoint(listEqaSchemes, isShown ? {} : undefined);
  const round = useEndpoint(
    readEqaRound,
    isShown && openId !== null ? { params: { id: openId } } : undefined,
  );
  const key = useIdempotencyKey();
  const { state: saving, save } = useVersionedSave();
  const reload = async () => {
    await Promise.all([rounds.reload(), schemes.reload(), round.reload()]);
  };

  const onSave = async ({
    values: { closes_on, samples, scheme, round: name },
    base,
  }: {
    values: RoundValues;
    base: AnnouncedRound;
  }) => {
    // The deadline is the last second of that facility day; a more exact time from the scheme is
    // kept while the day is unchanged.
    const isSameDay = base.version > 0 && dateIn(zone, base.closes_at) === closes_on;
    const announced = {
      scheme,
      round: name,
      closes_at: isSameDay
        ? base.closes_at
        : new Date(Date.parse(dayIn(zone, closes_on).end) - SECOND_MS).toISOString(),
    };
    const params = { id: base.id };
    const outcome = await save<AnnouncedRound>(
      () =>
        base.version === 0
          ? call(createEqaRound, {
              body: {
                ...announced,
                samples: samples.map(({ code, test_parameter_ids }) => ({
                  code,
                  test_parameter_ids,
                })),
              },
              key: key.read(),
            })
          : call(updateEqaRound, {
              params,
              version: base.version,
              body: { ...announced, samples },
            }),
      () => call(readEqaRound, { params }),
    );
    key.renew();
    await reload();
    if (base.version === 0 && outcome.status === 'saved') setView({ round: outcome.record.id });
    return outcome;
  };

  const make = async (act: EqaAction): Promise<unknown> => {
    switch (act.act) {
      case 'report':
        return call(reportEqaValues, {
          params: { id: act.round.id },
          version: act.round.version,
          body: { values: act.values },
        });
      case 'submit':
        return call(submitEqaRound, {
          params: { id: act.round.id },
          version: act.round.version,
          body: { late_reason: act.late_reason },
        });
      case 'score':
        return call(scoreEqaRound, {
          params: { id: act.round.id },
          version: act.round.version,
          body: { values: act.values },
        });
      case 'add-action':
        return call(addEqaAction, {
          params: { id: act.round.id },
          body: act.action,
          key: key.read(),
        });
      case 'complete-action': {
        const { id, version, type, text } = act.action;
        return call(updateCorrectiveAction, {
          params: { id },
          version,
          body: { type, text, state: 'completed' },
        });
      }
      case 'verify-action':
        return call(verifyCorrectiveAction, {
          params: { id: act.action.id },
          version: act.action.version,
        });
    }
  };
  /**
   * Reloads also after an error, to display concurrent changes. Every attempt with a response gets
   * a new idempotency key.
   */
  const attemptAndLook = async (work: () => Promise<unknown>) => {
    const outcome = await attempt(work);
    if (outcome.status !== 'failed') key.renew();
    await reload();
    return outcome;
  };
  return {
    filter,
    onFilterChange: (next) => setView({ ...next }),
    schemes:
      schemes.resource.status === 'ready'
        ? schemes.resource.data.items.map(({ scheme }) => scheme)
        : [],
    rounds: itemsOf(rounds.resource),
    onMore: rounds.more,
    round: round.resource,
    onOpen: (id) => setView({ round: id }),
    saving,
    onSave: mayCall(user, updateEqaRound.access).allowed ? onSave : undefined,
    onAct: mayCall(user, reportEqaValues.access).allowed
      ? (act) => attemptAndLook(() => make(act))
      : undefined,
    onReview: mayCall(user, reviewEqaRound.access).allowed
      ? ({ round: { id, version }, comment }) =>
          attemptAndLook(() => call(reviewEqaRound, { params: { id }, version, body: { comment } }))
      : undefined,
    onWithdraw: mayCall(user, withdrawEqaRound.access).allowed
      ? ({ round: { id, version }, reason }) =>
          attemptAndLook(() =>
            call(withdrawEqaRound, { params: { id }, version, body: { reason } }),
          )
      : undefined,
    onRetry: reload,
  };
}
