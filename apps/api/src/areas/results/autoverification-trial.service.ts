import type { AutoverifyRule } from '@alms/lis-domain/catalogue';
import { TRIAL_DAYS, TRIAL_RESULTS, trialOf, type AutoverificationTrial } from '@alms/lis-domain/results';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';
import { findTest } from '../catalogue/catalogue.store.ts';
import { findPastValues } from './autoverification-trial.store.ts';

const DAY = 86_400_000;

/** Tries a rule out on what was measured, without changing anything. */
export async function tryRule({ tx, tenantId, now }: Pick<Act, 'tx' | 'tenantId' | 'now'>, testId: string, rule: AutoverifyRule): Promise<AutoverificationTrial> {
  if (!(await findTest(tx, tenantId, testId))) throw new Refusal('not_found');
  const past = await findPastValues(tx, tenantId, testId, new Date(now.getTime() - TRIAL_DAYS * DAY));
  return { ...trialOf(rule, past.slice(0, TRIAL_RESULTS)), partial: past.length > TRIAL_RESULTS };
}
