import {
  aCriticalCall,
  aHeldTest,
  anOpenReview,
  anOverview,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import type { Overview } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attentionStripArgs } from './attention-strip.args.ts';
import { AttentionStrip } from './index.ts';

const show = (change: Partial<Overview> = {}) =>
  renderUi(<AttentionStrip {...attentionStripArgs} overview={ready(anOverview(change))} />);
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const none = { open: 0, overdue: 0, first: null };
const noHold = { tests: 0, first: null };

describe('AttentionStrip', () => {
  it('shows the worst critical result with two identifiers, and the QC hold with its rule', () => {
    show();
    expect(lines()).toEqual([
      '1 critical result overdue by 6 min' +
        'Potassium 6.8 mmol/L, Mockford, Tunde, MRN-4006. Escalated to lab managers.' +
        'View all 3Record notification',
      'QC hold: Potassium, Analyser 29 results on hold since 07:52. Level 2, +3.4 SD, rule 1-3s.' +
        'Review hold',
    ]);
    const sample = anOverview().critical?.first?.sample_id ?? '';
    expect(screen.getByRole('link', { name: 'Record notification' })).toHaveAttribute(
      'href',
      `/app/test-results?calls=open&specimen=${sample}`,
    );
    expect(screen.getByRole('link', { name: 'Review hold' })).toHaveAttribute(
      'href',
      `/app/quality-control?test=${aHeldTest().id}`,
    );
  });

  it.each([
    [1, 0, 18, '1 critical result awaiting notification'],
    [3, 0, 18, '3 critical results awaiting notification'],
    [3, 2, -65, '2 critical results overdue by up to 1 h'],
    [2, 2, -60 * 24 * 3, '2 critical results overdue by up to 3 days'],
  ])('counts %i open and %i overdue', (open, overdue, minutes, title) => {
    const first = aCriticalCall({ due_at: minutesAgo(-minutes), state: 'open' });
    show({ critical: { open, overdue, first }, qc_holds: noHold });
    expect(lines()[0]).toContain(title);
    expect(screen.queryByRole('link', { name: /^View all/ }) !== null).toBe(open > 1);
  });

  it('shows rejected incoming messages, and nothing without permission', () => {
    const { rerender } = show({ critical: none, qc_holds: noHold, refused_messages: 2 });
    expect(lines()).toEqual([
      '2 incoming messages rejectedTheir orders or results are not recorded.Review messages',
    ]);
    expect(screen.getByRole('link', { name: 'Review messages' })).toHaveAttribute(
      'href',
      '/app/settings/tenant?incoming=refused',
    );
    rerender(
      <AttentionStrip
        {...attentionStripArgs}
        overview={ready(anOverview({ critical: none, qc_holds: noHold, refused_messages: 0 }))}
      />,
    );
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows the values that wait for review, with the link to their list', () => {
    show({ critical: none, qc_holds: noHold, waiting_values: 7 });
    expect(lines()).toEqual([
      '7 values waiting for reviewFrom analysers and files, not accepted yet.Review values',
    ]);
    expect(screen.getByRole('link', { name: 'Review values' })).toHaveAttribute(
      'href',
      '/app/test-results?tab=import',
    );
  });

  it.each([
    [
      { reason: 'overdue', violation: null, results: 2 },
      'QC overdue since 07:52. 2 results on hold.',
    ],
    [{ violation: null, results: 0 }, 'QC rejected since 07:52.'],
    [
      { violation: { rule: 'R-4s', level: 1, z: null }, results: 1 },
      '1 result on hold since 07:52. Level 1, rule R-4s.',
    ],
  ] as const)('describes a hold: %j', (change, text) => {
    show({ critical: none, qc_holds: { tests: 1, first: aHeldTest(change) } });
    expect(lines()[0]).toContain(text);
  });

  it.each([
    [1, {}, 'QC rejected 06:32. 12 affected results to review.Open review'],
    [
      3,
      { reason: 'overdue', results: 1 },
      'QC overdue since 06:32. 1 affected result to review.View all 3Open review',
    ],
    [1, { reviewed: true }, 'QC rejected 06:32. Results reviewed, awaiting sign-off.Open review'],
  ] as const)(
    'lists %i open QC reviews, the oldest with its next step: %j',
    (open, change, text) => {
      const first = anOpenReview(change);
      show({ critical: none, qc_holds: noHold, qc_reviews: { open, first } });
      expect(lines()).toEqual([`QC review: Creatinine, Analyser 2${text}`]);
      expect(screen.getByRole('link', { name: 'Open review' })).toHaveAttribute(
        'href',
        `/app/quality-control?test=${first.id}&run=${first.run_id}`,
      );
    },
  );

  it.each([
    [{}, 'No critical results awaiting notification. No tests on QC hold. No open QC reviews.'],
    [{ qc_holds: null, qc_reviews: null }, 'No critical results awaiting notification.'],
  ])('is one line when nothing needs attention: %j', (change, text) => {
    show({ critical: none, qc_holds: noHold, ...change });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([{ status: 'loading' }, { status: 'error', error: { kind: 'server' } }] as const)(
    'reports nothing as none while unknown: %j',
    (overview) => {
      renderUi(<AttentionStrip {...attentionStripArgs} overview={overview} />);
      expect(screen.queryByText(/^No /)).toBeNull();
    },
  );
});
