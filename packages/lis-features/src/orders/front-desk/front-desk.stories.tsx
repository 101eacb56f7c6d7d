import {
  anAppointment,
  anOrderBalance,
  aPatient,
  aPatientSummary,
  FIXTURE_NOW,
} from '@alms/lis-domain/fixtures';
import { idle, loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TodaysAppointmentsCard } from '../../appointments/todays-appointments/index.ts';
import { FrontDeskScreen } from './front-desk-screen.tsx';
import { foundArgs, frontDeskArgs, waitingArgs, waitingOrders } from './front-desk.args.ts';

const appointments = (
  <TodaysAppointmentsCard
    appointments={ready(
      [
        anAppointment({ number: 1, status: 'arrived' }),
        anAppointment({ number: 2, patient: aPatientSummary({ number: 2 }) }),
      ],
      FIXTURE_NOW,
    )}
    onProgress={async () => ({ status: 'done' })}
    onRetry={() => {}}
  />
);

const failed = {
  status: 'error',
  error: { kind: 'server', requestId: 'req-7f3a91' },
} as const;

/**
 * Start screen of a receptionist. The search has focus, so that a name can be typed or a number
 * scanned at once. Payments and appointments are shown to users with their permissions.
 */
const meta = {
  title: 'Features/Orders/Front desk',
  component: FrontDeskScreen,
  tags: ['screen'],
  args: { ...frontDeskArgs, appointments, onEnter: fn(), onRefresh: fn() },
} satisfies Meta<typeof FrontDeskScreen>;

export default meta;
type Story = StoryObj<typeof FrontDeskScreen>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};

/** Two patients with the same name, distinguished by date of birth and MRN. */
export const Found: Story = { args: foundArgs };

/** A scanned order or accession number that does not exist. */
export const NumberUnknown: Story = {
  args: {
    finder: {
      ...frontDeskArgs.finder,
      query: '260512-9999',
      patients: { status: 'empty', reason: 'no-match' },
    },
    lookup: { status: 'rejected', fieldErrors: {}, formError: 'not_found' },
  },
};

export const NumberUnread: Story = {
  args: {
    finder: { ...frontDeskArgs.finder, query: '260512-0001', patients: loading },
    lookup: { status: 'failed', error: { kind: 'server' } },
  },
};

export const Loading: Story = {
  args: { waiting: { ...waitingArgs, orders: loading }, drawer: loading },
};

/** No order waits, and the user has no open cash drawer. */
export const Empty: Story = {
  args: {
    waiting: { ...waitingArgs, orders: { status: 'empty', reason: 'none-yet' } },
    drawer: ready(null, FIXTURE_NOW),
    appointments: undefined,
  },
};

export const NoMatches: Story = {
  args: {
    finder: {
      ...frontDeskArgs.finder,
      query: 'Horvath, Mila',
      patients: { status: 'empty', reason: 'no-match' },
    },
  },
};

export const Failed: Story = {
  args: { waiting: { ...waitingArgs, orders: failed }, drawer: failed },
};

export const Offline: Story = {
  args: {
    waiting: { ...waitingArgs, orders: { status: 'error', error: { kind: 'offline' } } },
    drawer: { status: 'error', error: { kind: 'offline' } },
  },
};

export const Forbidden: Story = {
  args: {
    finder: {
      ...frontDeskArgs.finder,
      query: 'testwell',
      patients: { status: 'error', error: { kind: 'forbidden' } },
    },
  },
};

export const Stale: Story = {
  args: {
    waiting: {
      ...waitingArgs,
      orders: { status: 'ready', freshness: 'stale', asOf: FIXTURE_NOW, data: waitingOrders },
    },
  },
};

/** For users who place orders and take no payments. */
export const WithoutPayments: Story = {
  args: {
    waiting: undefined,
    drawer: undefined,
    appointments: undefined,
    hrefs: { ...frontDeskArgs.hrefs, register: undefined, patient: undefined },
  },
};

/** More orders than one page. */
export const More: Story = { args: { waiting: { ...waitingArgs, onMore: fn() } } };

const LONG_NAME = 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana';

export const LongText: Story = {
  args: {
    waiting: {
      ...waitingArgs,
      orders: ready(
        [
          anOrderBalance({
            patient: aPatientSummary({ full_name: LONG_NAME, mrn: 'TEMPORARY-2026-000048' }),
            tests: [
              'Electrolytes, renal function and liver enzymes for surveillance of therapy',
              'Ferritin',
              'Iron',
              'Transferrin saturation',
            ],
            minutes: 312,
            balance_minor: 123_456_700,
            priority: 'stat',
          }),
        ],
        FIXTURE_NOW,
      ),
    },
  },
};

export const LongTextFound: Story = {
  args: {
    finder: {
      ...frontDeskArgs.finder,
      query: LONG_NAME,
      patients: ready({
        items: [aPatient({ full_name: LONG_NAME, mrn: 'TEMPORARY-2026-000048' })],
        nextCursor: null,
      }),
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Types a number as a scanner does, and reaches the next step of an order. */
export const KeyboardOnly: Story = {
  args: { finder: { ...frontDeskArgs.finder, onSearch: fn(), patients: idle } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalled();
    canvas.getByRole('link', { name: /^Testwell, Ada/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Tab}');
    await expect(canvas.getByRole('link', { name: /^Take payment of Testwell/ })).toHaveFocus();
  },
};
