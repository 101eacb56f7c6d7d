import type { SampleId } from '@alms/lis-domain/samples';
import { anOverview, aSample, fixtureId, idOf, someQuickStats } from '@alms/lis-domain/fixtures';
import type { Overview } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  collectorArgs,
  dashboardArgs,
  dataEntryArgs,
  doctorArgs,
  nurseArgs,
  receptionArgs,
  reportViewerArgs,
} from './dashboard.args.ts';
import { WholeDashboard, type WholeDashboardProps } from './whole-dashboard.args.tsx';

const show = (props: Partial<WholeDashboardProps> = {}) =>
  renderUi(<WholeDashboard {...dashboardArgs} {...props} />);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const regions = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).getAllByRole('heading')[0]?.textContent);

describe('figures of today', () => {
  it('are shown with their time when live', () => {
    show();
    expect(figure('Tests today')).toHaveTextContent('148Since 00:00');
    expect(figure('Quality control')).toHaveTextContent('WarningSince 00:00');
    expect(figure('QC runs accepted')).toHaveTextContent('Last 7 days');
    expect(screen.getByText('Updated 08:42')).toBeVisible();
    expect(screen.getByText(/Day totals count from 00:00\./)).toBeVisible();
  });

  it.each(['placeholder', 'zero'] as const)(
    'are dashes when they are %s figures that are not marked as sample data',
    (source) => {
      show({ stats: ready(someQuickStats({ source, totalTests: 41, qcStatus: 'pass' })) });
      for (const label of ['Tests today', 'Quality control', 'Recent activity'])
        expect(figure(label)).toHaveTextContent('—Unknown');
      expect(screen.queryByText('41')).not.toBeInTheDocument();
      expect(screen.queryByText('Pass')).not.toBeInTheDocument();
    },
  );

  it('can be reloaded when unknown', async () => {
    const onRefresh = vi.fn();
    const { user } = show({
      stats: { status: 'error', error: { kind: 'server' } },
      cards: {},
      metrics: undefined,
      overview: undefined,
      onRefresh,
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('are labelled as sample data and show no QC pass', () => {
    show({
      stats: {
        status: 'ready',
        freshness: 'sample',
        data: someQuickStats({ source: 'placeholder', totalTests: 41, qcStatus: 'pass' }),
      },
    });
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(figure('Tests today')).toHaveTextContent('41');
    expect(figure('Quality control')).toHaveTextContent('Unknown');
  });

  it.each([
    [0, 'fail', '0%of runs todayFail'],
    [94.96, 'warning', '94.9%of runs todayWarning'],
    [95, 'pass', '95%of runs todayPass'],
    [null, 'unknown', 'Unknown'],
  ] as const)(
    'show a pass rate of %s as measured, never rounded up',
    (passRate, qcStatus, text) => {
      renderUi(
        <WholeDashboard
          {...reportViewerArgs}
          passRate={passRate}
          stats={ready(someQuickStats({ qcStatus }))}
        />,
      );
      expect(figure('Quality control')?.textContent).toBe(text);
    },
  );
});

/** The dashboard of a lab manager with this work. */
const working = (change: Partial<Overview> = {}, props: Partial<WholeDashboardProps> = {}) =>
  show({ overview: ready(anOverview(change)), ...props });
const counting = (change: Partial<Overview['counts']>) => ({
  counts: { ...anOverview().counts, ...change },
});
const NO_CRITICAL = { critical: { open: 0, overdue: 0, first: null } };
const variantOf = (name: string) => screen.getByRole('link', { name }).getAttribute('data-variant');

describe('critical results', () => {
  it('come first and take the primary button', () => {
    working();
    const [first] = screen.getAllByRole('list');
    expect(first).toHaveAccessibleName('Needs attention');
    expect(variantOf('Record notification')).toBe('primary');
    expect(variantOf('Verify results (96)')).toBe('secondary');
  });

  it('leave the primary button to verification when there are none', () => {
    working(NO_CRITICAL);
    expect(variantOf('Verify results (96)')).toBe('primary');
  });

  it('come before the patient search and take its primary button', () => {
    const { frontDesk } = receptionArgs;
    working({}, { frontDesk });
    expect(screen.getByRole('button', { name: 'Find' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
    cleanup();
    show({ ...receptionArgs });
    expect(screen.getByRole('button', { name: 'Find' })).toHaveAttribute('data-variant', 'primary');
  });
});

describe('results awaiting verification', () => {
  it.each([
    ['loading', { status: 'loading' }, 'secondary'],
    ['none', ready(anOverview({ ...NO_CRITICAL, ...counting({ to_verify: 0 }) })), 'primary'],
    ['unknown', { status: 'error', error: { kind: 'server' } }, 'primary'],
  ] as const)('are linked without a count: %s', (_case, overview, newOrder) => {
    show({ overview });
    expect(screen.getByRole('link', { name: 'Verify results' })).toHaveAttribute(
      'href',
      '/app/test-results?tab=to-verify',
    );
    expect(variantOf('Verify results')).toBe('secondary');
    expect(variantOf('New order')).toBe(newOrder);
  });

  it('are counted as in the work list, beside those awaiting release', () => {
    working({ ...NO_CRITICAL, ...counting({ to_verify: 5, to_release: 2 }) });
    expect(variantOf('Verify results (5)')).toBe('primary');
    expect(variantOf('Release results (2)')).toBe('secondary');
    expect(screen.getByRole('link', { name: 'Release results (2)' })).toHaveAttribute(
      'href',
      '/app/test-results?tab=to-release',
    );
  });

  it('leave the primary button to results awaiting release when there are none', () => {
    working({ ...NO_CRITICAL, ...counting({ to_verify: 0, to_release: 2 }) });
    expect(variantOf('Release results (2)')).toBe('primary');
  });

  it('are not mentioned to users who may not verify', () => {
    renderUi(<WholeDashboard {...dataEntryArgs} />);
    expect(screen.queryByRole('link', { name: /Verify|Release/ })).toBeNull();
  });
});

describe('dashboard cards by role', () => {
  it.each([
    [
      'a lab manager',
      dashboardArgs,
      [
        'To verify',
        'Turnaround on time',
        'Due next',
        'Recent orders',
        'Specimens to collect',
        'Key figures',
      ],
    ],
    ['a receptionist', receptionArgs, ['Front desk', 'Recent orders', 'Key figures']],
    ['a doctor', doctorArgs, ['Recent orders']],
    ['a data entry user', dataEntryArgs, ['Due next', 'Key figures']],
    ['a report viewer', reportViewerArgs, ['Key figures']],
    ['a phlebotomist', collectorArgs, ['Specimens to collect']],
    ['a nurse', nurseArgs, ['Specimens to collect', 'Recent orders']],
  ])('%s', (_person, args, expected) => {
    renderUi(<WholeDashboard {...args} />);
    expect(regions()).toEqual(expected);
  });

  it.each([
    ['primary for a doctor', doctorArgs, 'primary'],
    ['secondary at reception, after the search', receptionArgs, 'secondary'],
    ['secondary at the bench, after pending work', dashboardArgs, 'secondary'],
  ])('new order button: %s', (_case, args, variant) => {
    renderUi(<WholeDashboard {...args} />);
    const link = screen.getByRole('link', { name: 'New order' });
    expect(link).toHaveAttribute('href', '/app/orders/new');
    expect(link).toHaveAttribute('data-variant', variant);
  });

  it('offers no new order to a phlebotomist', () => {
    renderUi(<WholeDashboard {...collectorArgs} />);
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
  });

  it('shows results of the user’s own orders above them, and the last days beside them', () => {
    renderUi(
      <WholeDashboard
        {...doctorArgs}
        parts={{
          requested: (
            <section aria-label="Requested">
              <h2>Requested</h2>
            </section>
          ),
          week: (
            <section aria-label="Week">
              <h2>Week</h2>
            </section>
          ),
        }}
      />,
    );
    expect(regions()).toEqual(['Requested', 'Recent orders', 'Week']);
  });

  it('links to the analytics only for users who may open them', () => {
    renderUi(<WholeDashboard {...reportViewerArgs} />);
    expect(screen.getByRole('link', { name: 'All figures' })).toHaveAttribute(
      'href',
      '/app/analytics',
    );
    cleanup();
    renderUi(<WholeDashboard {...receptionArgs} />);
    expect(screen.queryByRole('link', { name: 'All figures' })).toBeNull();
  });

  it('lets a doctor open orders but not patients', () => {
    renderUi(<WholeDashboard {...doctorArgs} />);
    const links = within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(links.map(() => expect.stringMatching(/^\/app\/orders\//)));
  });

  it('lets a receptionist find a patient', async () => {
    const onFindPatient = vi.fn();
    const { user } = renderUi(<WholeDashboard {...receptionArgs} frontDesk={{ onFindPatient }} />);
    await user.type(screen.getByRole('searchbox'), ' testwell {Enter}');
    expect(onFindPatient).toHaveBeenCalledWith('testwell');
  });

  it('links a receptionist to payments', () => {
    renderUi(
      <WholeDashboard
        {...receptionArgs}
        hrefs={{ ...receptionArgs.hrefs, deskPayments: '#desk' }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Payments at the desk' })).toHaveAttribute(
      'href',
      '#desk',
    );
  });

  it('does not link sample orders', () => {
    const orders =
      dashboardArgs.orders?.status === 'ready'
        ? { ...dashboardArgs.orders, freshness: 'sample' as const }
        : undefined;
    renderUi(<WholeDashboard {...doctorArgs} orders={orders} />);
    expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('collection list card', () => {
  const card = () => within(screen.getByRole('region', { name: 'Specimens to collect' }));
  const showList = (items: ReturnType<typeof aSample>[], nextCursor: string | null = null) =>
    renderUi(
      <WholeDashboard
        {...collectorArgs}
        collectionList={ready({ items, nextCursor })}
        cards={{
          collection: ready({
            waiting: 9000,
            collected_today: 0,
            specimens: 20_000,
            urgent_specimens: 1,
          }),
        }}
      />,
    );

  it('lists each patient once with two identifiers, in list order', () => {
    renderUi(<WholeDashboard {...collectorArgs} />);
    const lines = card().getAllByRole('listitem');
    expect(lines).toHaveLength(4);
    expect(lines[0]?.textContent).toMatch(/STATMRN-4004born .*2 specimens.*Prothrombin time/);
  });

  it('links to each patient’s visit, with the primary button for the most urgent', () => {
    showList([
      aSample({ number: 4, id: idOf<SampleId>('serum'), container: 'sst' }),
      aSample({ number: 4, id: idOf<SampleId>('citrate'), container: 'citrate' }),
      aSample({ number: 5, id: idOf<SampleId>('other') }),
    ]);
    const links = card().getAllByRole('link', { name: 'Collect' });
    expect(links.map((link) => [link.getAttribute('href'), link.dataset['variant']])).toEqual([
      [`/app/sample-collection?patient=${aSample({ number: 4 }).patient.id}`, 'primary'],
      [`/app/sample-collection?patient=${aSample({ number: 5 }).patient.id}`, 'secondary'],
    ]);
  });

  it('lists six patients and counts all', () => {
    showList(
      [1, 2, 3, 4, 5, 6, 7].map((number) =>
        aSample({
          number,
          id: fixtureId('sample', number),
          priority: number === 1 ? 'asap' : 'routine',
        }),
      ),
    );
    expect(card().getAllByRole('listitem')).toHaveLength(6);
    expect(card().getByText('20,000 specimens')).toBeVisible();
    expect(card().getByText('1 urgent')).toBeVisible();
  });

  it('states no count of a patient whose other specimens may not be loaded', () => {
    showList([aSample()], 'next');
    expect(card().getAllByRole('listitem')).toHaveLength(1);
    expect(card().queryByText('1 specimen')).toBeNull();
  });

  it('reports that no patient awaits collection', () => {
    renderUi(
      <WholeDashboard
        {...collectorArgs}
        cards={{}}
        collectionList={{ status: 'empty', reason: 'none-yet' }}
      />,
    );
    expect(card().getByText('Nothing to collect')).toBeVisible();
  });

  it('retries after a failure', async () => {
    const onRefresh = vi.fn();
    const { user } = renderUi(
      <WholeDashboard
        {...collectorArgs}
        cards={{}}
        collectionList={{ status: 'error', error: { kind: 'server' } }}
        onRefresh={onRefresh}
      />,
    );
    await user.click(card().getByRole('button', { name: 'Try again' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });
});

it('shows the plan card last in the side column', () => {
  show({
    parts: {
      staff: (
        <section aria-label="Staff">
          <h2>Staff</h2>
        </section>
      ),
      plan: (
        <section aria-label="Plan">
          <h2>Plan</h2>
        </section>
      ),
    },
  });
  expect(regions().slice(-3)).toEqual(['Staff', 'Key figures', 'Plan']);
});
