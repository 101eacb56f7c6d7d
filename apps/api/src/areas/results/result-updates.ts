import { canMoveResult } from '@alms/lis-domain/results';
import type { ResultUpdates } from '../result-updates.ts';
import { recalculate } from './calculation/calculate.service.ts';
import { notifyPresentWard } from './critical-results/critical-results.service.ts';
import { reinterpret } from './calculation/reinterpret.service.ts';
import { recheckRules } from './consistency/recheck-rules.service.ts';
import { repeatTests } from './entry/correct.service.ts';
import { setDueTimes } from './entry/due-times.ts';
import { addPendingResults } from './entry/pending-results.ts';
import { addResultVersions } from './result-versions.ts';
import { releaseQcHolds } from './verification/release-qc-holds.ts';

export const resultUpdates: ResultUpdates = {
  addPendingResults,
  async cancelResults(context, results) {
    const cancelled = results.filter(({ status }) => canMoveResult(status, 'cancel'));
    await addResultVersions(
      context,
      cancelled.map(({ id, version }) => ({ id, version, change: { status: 'cancelled' } })),
    );
  },
  setDueTimes,
  recalculate,
  reinterpret,
  repeatTests,
  recheckRules,
  notifyPresentWard,
  releaseQcHolds,
};
