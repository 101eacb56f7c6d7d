import { anOverview, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { AttentionStripProps } from './attention-strip.tsx';

export const attentionStripArgs = {
  overview: ready(anOverview(), FIXTURE_NOW),
  onRetry: async () => {},
  hrefs: {
    calls: '/app/test-results?calls=open',
    call: (sampleId) => `/app/test-results?calls=open&specimen=${sampleId}`,
    qualityControl: '/app/quality-control',
    test: (id) => `/app/quality-control?test=${id}`,
    qcReview: ({ id, run_id }) => `/app/quality-control?test=${id}&run=${run_id}`,
    refusedMessages: '/app/settings/tenant?incoming=refused',
    waitingValues: '/app/test-results?tab=import',
  },
} satisfies AttentionStripProps;
