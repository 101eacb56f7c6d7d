import {
  aCriticalCall,
  aHeldTest,
  anOpenReview,
  anOverview,
  aPatientSummary,
} from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AttentionStrip } from './index.ts';
import { attentionStripArgs } from './attention-strip.args.ts';

const SERVER_ERROR = { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } as const;

/** Critical results awaiting notification and QC holds, one line each. */
const meta = {
  title: 'Features/Home/Attention strip',
  component: AttentionStrip,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...attentionStripArgs, onRetry: fn() },
} satisfies Meta<typeof AttentionStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const NO_CRITICAL = { open: 0, overdue: 0, first: null };
const NO_HOLD = { tests: 0, first: null };

/** Nothing needs attention: one quiet line. */
export const Empty: Story = {
  args: { overview: ready(anOverview({ critical: NO_CRITICAL, qc_holds: NO_HOLD })) },
};

/** Not overdue yet. */
export const Awaiting: Story = {
  args: {
    overview: ready(
      anOverview({
        critical: { open: 1, overdue: 0, first: aCriticalCall({ number: 2 }) },
        qc_holds: NO_HOLD,
      }),
    ),
  },
};

/** Overdue QC has no violated rule. */
export const OverdueControl: Story = {
  args: {
    overview: ready(
      anOverview({
        critical: NO_CRITICAL,
        qc_holds: {
          tests: 3,
          first: aHeldTest({ reason: 'overdue', violation: null, results: 0 }),
        },
      }),
    ),
  },
};

/** The hold has ended and the review of its results is open. */
export const ReviewOpen: Story = {
  args: {
    overview: ready(
      anOverview({
        critical: NO_CRITICAL,
        qc_holds: NO_HOLD,
        qc_reviews: { open: 2, first: anOpenReview() },
      }),
    ),
  },
};

/** An administrator, with rejected incoming messages. */
export const RefusedMessages: Story = {
  args: {
    overview: ready(anOverview({ critical: NO_CRITICAL, qc_holds: NO_HOLD, refused_messages: 12 })),
  },
};

/** Values of analysers that were not accepted automatically. */
export const WaitingValues: Story = {
  args: {
    overview: ready(anOverview({ critical: NO_CRITICAL, qc_holds: NO_HOLD, waiting_values: 37 })),
  },
};

/** A user without permission to read quality control. */
export const PartlyForbidden: Story = {
  args: { overview: ready(anOverview({ qc_holds: null, qc_reviews: null })) },
};

export const Loading: Story = { args: { overview: loading } };

export const Failed: Story = { args: { overview: SERVER_ERROR } };

export const Forbidden: Story = {
  args: { overview: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    overview: {
      status: 'ready',
      data: anOverview(),
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

const LONG_NAME = 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández, Maximiliana';
const LONG_TEST = 'Thyroid-stimulating hormone receptor antibodies, third generation';

export const LongText: Story = {
  args: {
    overview: ready(
      anOverview({
        critical: {
          open: 1234,
          overdue: 1234,
          first: aCriticalCall({
            test_name: LONG_TEST,
            unit_display: 'millimoles per litre',
            patient: aPatientSummary({ full_name: LONG_NAME }),
          }),
        },
        qc_holds: {
          tests: 12,
          first: aHeldTest({
            test_name: LONG_TEST,
            instrument_name: 'Immunochemistry line, second analyser',
            results: 1_234_567,
          }),
        },
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tabs to each action. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['View all 3', 'Record notification', 'Review hold']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
