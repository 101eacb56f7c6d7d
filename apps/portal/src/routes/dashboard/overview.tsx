import type { Overview } from '@alms/lis-domain/results';
import {
  AttentionStrip,
  type AttentionStripProps,
} from '@alms/lis-features/dashboard/attention-strip';
import { DueNextCard, type DueNextCardProps } from '@alms/lis-features/dashboard/due-next-card';
import { ToVerifyCard, type ToVerifyCardProps } from '@alms/lis-features/dashboard/to-verify-card';
import type { Resource } from '@alms/ui/resource';
import { paths } from '../../app/paths.ts';
import {
  criticalCallHref,
  heldResultsHref,
  refusedMessagesHref,
  specimenWorkHref,
  toReviewHref,
  verifyWithinHref,
  waitingValuesHref,
} from '../../app/task-links.ts';

interface OverviewPart {
  overview: Resource<Overview>;
  onRetry: () => Promise<void>;
}

const attentionHrefs: AttentionStripProps['hrefs'] = {
  calls: criticalCallHref(),
  call: criticalCallHref,
  qualityControl: paths.qualityControl,
  test: (test) => `${paths.qualityControl}?${new URLSearchParams({ test }).toString()}`,
  qcReview: ({ id: test, run_id: run }) =>
    `${paths.qualityControl}?${new URLSearchParams({ test, run }).toString()}`,
  refusedMessages: refusedMessagesHref,
  waitingValues: waitingValuesHref,
};

/** Work that needs attention now. */
export const Attention = (part: OverviewPart) => (
  <AttentionStrip {...part} hrefs={attentionHrefs} />
);

const toVerifyHrefs: ToVerifyCardProps['hrefs'] = {
  verifyWithin: verifyWithinHref,
  review: toReviewHref,
  held: heldResultsHref,
};

/** Specimens that await verification. */
export const ToVerify = (part: OverviewPart) => <ToVerifyCard {...part} hrefs={toVerifyHrefs} />;

const dueNextHrefs: DueNextCardProps['hrefs'] = {
  workList: paths.testResults,
  specimen: ({ sample_id, task }) => specimenWorkHref(sample_id, task),
};

/** The next specimens by due time. */
export const DueNext = (part: OverviewPart) => <DueNextCard {...part} hrefs={dueNextHrefs} />;
