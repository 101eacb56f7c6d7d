import { mayCall } from '@alms/lis-domain/access';
import { dayIn } from '@alms/lis-domain/calendar';
import {
  addEqaAction, createEqaRound, eqaStates, listEqaRounds, listEqaSchemes, readEqaRound, reportEqaValues, reviewEqaRound, scoreEqaRound, submitEqaRound, updateCorrectiveAction, verifyCorrectiveAction,
} from '@alms/lis-domain/quality-control';
import type { EqaAct, QualityControlScreenProps } from '@alms/lis-features/quality-control/control-board';
import { oneOf, useView } from '../../app/use-view.ts';
import { itemsOf } from '../../data/lists.ts';
import { toSubmission } from '../../data/to-fetched.ts';
import { useAnswer, usePages } from '../../data/use-answer.ts';
import { useIdempotencyKey } from '../../data/use-idempotency-key.ts';
import { useApi, useSignedIn } from '../../session/session-provider.tsx';
import { useTenant } from '../../tenant/tenant-provider.tsx';

type Assessment = QualityControlScreenProps['assessment'];

const SECOND_MS = 1000;

/** The tab of external assessment; nothing is asked for before it is shown. State, scheme and open round are the address. */
export function useAssessment(isShown: boolean): Assessment {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [view, setView] = useView();
  const { facility } = useTenant();
  const zone = facility.status === 'ready' ? facility.data.settings.timezone : 'UTC';
  const filter = { state: oneOf(eqaStates, view.get('state')), scheme: view.get('scheme') ?? '' };
  const openId = view.get('round');
  const query = { limit: '50', ...(filter.state && { state: filter.state }), ...(filter.scheme && { scheme: filter.scheme }) };
  const rounds = usePages(listEqaRounds, isShown ? { query } : undefined, { emptiness: filter.state === '' && filter.scheme === '' ? 'none-yet' : 'no-match' });
  const schemes = useAnswer(listEqaSchemes, isShown ? {} : undefined);
  const round = useAnswer(readEqaRound, isShown && openId !== null ? { params: { id: openId } } : undefined);
  const key = useIdempotencyKey();
  const reload = async () => {
    await Promise.all([rounds.reload(), schemes.reload(), round.reload()]);
  };

  const make = async (act: EqaAct): Promise<unknown> => {
    switch (act.act) {
      case 'create': {
        const { closes_on, ...body } = act.round;
        // In time until the last second of that day of the facility.
        const closes_at = new Date(Date.parse(dayIn(zone, closes_on).end) - SECOND_MS).toISOString();
        const created = await call(createEqaRound, { body: { ...body, closes_at }, key: key.read() });
        return setView({ round: created.id });
      }
      case 'report':
        return call(reportEqaValues, { params: { id: act.round.id }, version: act.round.version, body: { values: act.values } });
      case 'submit':
        return call(submitEqaRound, { params: { id: act.round.id }, version: act.round.version, body: { late_reason: act.late_reason } });
      case 'score':
        return call(scoreEqaRound, { params: { id: act.round.id }, version: act.round.version, body: { values: act.values } });
      case 'add-action':
        return call(addEqaAction, { params: { id: act.round.id }, body: act.action, key: key.read() });
      case 'complete-action': {
        const { id, version, type, text } = act.action;
        return call(updateCorrectiveAction, { params: { id }, version, body: { type, text, state: 'completed' } });
      }
      case 'verify-action':
        return call(verifyCorrectiveAction, { params: { id: act.action.id }, version: act.action.version });
    }
  };
  /** After a refusal, too: what somebody else changed has to be seen. Every attempt that was answered is another one. */
  const attempt = async (work: () => Promise<unknown>) => {
    const outcome = await work().then(() => ({ status: 'done' as const }), toSubmission);
    if (outcome.status !== 'failed') key.renew();
    await reload();
    return outcome;
  };
  return {
    filter,
    onFilterChange: (next) => setView({ ...next }),
    schemes: schemes.resource.status === 'ready' ? schemes.resource.data.items.map(({ scheme }) => scheme) : [],
    rounds: itemsOf(rounds.resource),
    onMore: rounds.more,
    round: round.resource,
    onOpen: (id) => setView({ round: id }),
    onAct: mayCall(user, createEqaRound.access).allowed ? (act) => attempt(() => make(act)) : undefined,
    onReview: mayCall(user, reviewEqaRound.access).allowed ? ({ round: { id, version }, comment }) => attempt(() => call(reviewEqaRound, { params: { id }, version, body: { comment } })) : undefined,
    onRetry: reload,
  };
}
