import { mayCall } from '@alms/lis-domain/access';
import type { AutoverifyRule, TestParameterId } from '@alms/lis-domain/catalogue';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import {
  fateOf,
  listResults,
  TRIAL_DAYS,
  TRIAL_RESULTS,
  trialOf,
  type AutoverificationTrial,
  type listTriedResults,
} from '@alms/lis-domain/results';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findTest } from '../../catalogue/catalogue.store.ts';
import { findPastValues, type PastResult } from './autoverification-trial.store.ts';

const DAY = 86_400_000;
const defaultLimit = 20;

type Trying = Pick<OperationContext, 'tx' | 'tenantId' | 'now' | 'user'>;

/** Past results for a rule trial: one more than the limit when there are more. */
async function pastOf(context: Trying, testId: TestParameterId): Promise<PastResult[]> {
  const { tx, tenantId, now } = context;
  if (!(await findTest(tx, tenantId, testId))) throw new Refusal('not_found');
  return findPastValues(tx, tenantId, testId, {
    since: new Date(now.getTime() - TRIAL_DAYS * DAY),
    shown: (await concealedFrom(context)).shows,
  });
}

/** Tries a rule on past results without changes. */
export async function tryRule(
  context: Trying,
  testId: TestParameterId,
  rule: AutoverifyRule,
): Promise<AutoverificationTrial> {
  const past = await pastOf(context, testId);
  return { ...trialOf(rule, past.slice(0, TRIAL_RESULTS)), partial: past.length > TRIAL_RESULTS };
}

/**
 * Results behind one count of a trial. Users without permission to read results see none, and
 * concealed results are never listed.
 */
export async function listTried(
  context: Trying,
  testId: TestParameterId,
  rule: AutoverifyRule,
  { fate, cursor, limit = defaultLimit }: QueryOf<typeof listTriedResults>,
): Promise<AnswerOf<typeof listTriedResults>> {
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const past = (await pastOf(context, testId)).slice(0, TRIAL_RESULTS);
  const isReader = mayCall(context.user, listResults.access).allowed;
  const isAfter = ({ at, result_id }: PastResult) =>
    after === undefined || at < after[0] || (at === after[0] && result_id < after[1]);
  const tried = past
    .filter((value) => isReader && value.shown && isAfter(value))
    .map((value) => ({ value, ...fateOf(rule, value) }))
    .filter((each) => each.fate === fate);
  return pageOfRows(
    tried.slice(0, limit + 1),
    limit,
    ({ value: { at, result_id } }) => [at, result_id],
    ({ value, reasons }) => {
      const { result_id, sample_id, accession_number, at, value_text, unit_display, flag, later } =
        value;
      return {
        result_id,
        sample_id,
        accession_number,
        at,
        value_text,
        unit_display,
        flag,
        reasons,
        later,
      };
    },
  );
}
