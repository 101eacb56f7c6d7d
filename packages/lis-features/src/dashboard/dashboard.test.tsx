import type { SampleId } from '@alms/lis-domain/samples';
import { aResult, aSample, fixtureId, someQuickStats, idOf } from '@alms/lis-domain/fixtures';
import type { Result } from '@alms/lis-domain/results';
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
import type { DashboardCards } from './dashboard-screen.tsx';
import type { ListedResource } from './listed.ts';
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
    expect(figure('Tests today')).toHaveTextContent('148');
    expect(figure('Quality control')).toHaveTextContent('93.6%of runs todayWarning');
    expect(screen.getByText('Updated 08:42')).toBeVisible();
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
      show({ passRate, stats: ready(someQuickStats({ qcStatus })) });
      expect(figure('Quality control')?.textContent).toBe(text);
    },
  );
});

describe('critical results', () => {
  it('awaiting notification come first with two identifiers, due time and the primary button', () => {
    show();
    const card = screen.getByRole('region', { name: /^Critical results/ });
    const lines = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(
      /6.8 mmol\/LPotassiumMockford, TundeMRN-4006born 30 Dec 1948Since .* · One attempt, the last at 08:31 · Escalated to lab managersOverdue by 7 minutes/,
    );
    expect(lines[1]).toMatch(/Hemoglobin.*Due in 18 minutes/);
    expect(within(card).getAllByRole('link', { name: 'Record notification' })[0]).toHaveAttribute(
      'data-variant',
      'primary',
    );
    expect(screen.getByRole('link', { name: 'Verify results (5)' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
    expect(screen.getByText(/2 critical results awaiting notification, 1 overdue\./)).toBeVisible();
  });

  it('come before the patient search and take its primary button', () => {
    const { frontDesk } = receptionArgs.cards;
    show({ cards: { ...dashboardArgs.cards, frontDesk } });
    expect(regions().slice(0, 2)).toEqual(['Critical results2', 'Front desk']);
    expect(screen.getByRole('button', { name: 'Find' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
    cleanup();
    show({ ...receptionArgs });
    expect(screen.getByRole('button', { name: 'Find' })).toHaveAttribute('data-variant', 'primary');
  });

  it('leave the primary button to verification when there are none', () => {
    show({ cards: { ...dashboardArgs.cards, calls: { status: 'empty', reason: 'none-yet' } } });
    expect(screen.getByText('No critical results awaiting notification')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify results (5)' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
  });

  it.each([{ status: 'loading' }, { status: 'error', error: { kind: 'server' } }] as const)(
    'are not reported as none while unknown: %j',
    (calls) => {
      show({ cards: { ...dashboardArgs.cards, calls } });
      expect(screen.queryByText('No critical results awaiting notification')).toBeNull();
      expect(
        screen.queryByText(/No critical result awaiting notification/, { ignore: '[aria-hidden]' }),
      ).toBeNull();
    },
  );

  it('are reported as none at the top once known', () => {
    show({ cards: { ...dashboardArgs.cards, calls: { status: 'empty', reason: 'none-yet' } } });
    expect(screen.getByText(/No critical results awaiting notification\./)).toBeVisible();
  });
});

describe('verification card', () => {
  const verifying = (verification: ListedResource<Result>) =>
    show({
      cards: {
        ...dashboardArgs.cards,
        verification,
        calls: { status: 'empty', reason: 'none-yet' },
      },
    });

  it.each([
    { status: 'loading' },
    { status: 'empty', reason: 'none-yet' },
    { status: 'error', error: { kind: 'server' } },
  ] as const)('links to verification without a count: %j', (verification) => {
    verifying(verification);
    expect(screen.getByRole('link', { name: 'Verify results' })).toHaveAttribute(
      'href',
      '/app/test-results?tab=to-verify',
    );
    expect(screen.getByRole('link', { name: 'Verify results' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
  });

  it('leaves the primary button to a new order until its data is loaded', () => {
    verifying({ status: 'loading' });
    expect(screen.getByRole('link', { name: 'New order' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
    cleanup();
    verifying({ status: 'empty', reason: 'none-yet' });
    expect(screen.getByRole('link', { name: 'New order' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
  });
});

describe('results awaiting release', () => {
  const releasing = (release: ListedResource<Result>, rest: Partial<DashboardCards> = {}) =>
    show({ cards: { release, calls: { status: 'empty', reason: 'none-yet' }, ...rest } });
  const verified = aResult({ code: 'NA', status: 'verified' });

  it('are counted and link to their tab', () => {
    releasing(ready({ items: [verified, verified], nextCursor: null }));
    expect(screen.getByRole('link', { name: 'Release results (2)' })).toHaveAttribute(
      'href',
      '/app/test-results?tab=to-release',
    );
    expect(screen.getByRole('link', { name: 'Release results (2)' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
  });

  it('leave the primary button to results awaiting verification', () => {
    releasing(ready({ items: [verified], nextCursor: 'next' }), {
      verification: ready({ items: [aResult({ code: 'K', value_text: '4.1' })], nextCursor: null }),
    });
    expect(screen.getByRole('link', { name: 'Release results (1+)' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
    expect(screen.getByRole('link', { name: 'Verify results (1)' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
  });

  it.each([
    { status: 'empty', reason: 'none-yet' },
    { status: 'loading' },
    { status: 'error', error: { kind: 'server' } },
  ] as const)('are not mentioned when none or unknown: %j', (release) => {
    releasing(release);
    expect(screen.queryByRole('link', { name: /Release/ })).toBeNull();
  });

  it('are listed among the work due next', () => {
    show({ work: ready({ items: [verified], nextCursor: null }) });
    expect(screen.getByText('To release')).toBeVisible();
  });
});

it('marks the count of a partly loaded queue as a minimum', () => {
  show({
    cards: {
      verification: ready({
        items: [aResult({ code: 'NA', value_text: '138' })],
        nextCursor: 'next',
      }),
    },
  });
  expect(screen.getByRole('link', { name: 'Verify results (1+)' })).toBeVisible();
});

describe('results on hold', () => {
  const held = (resource: WholeDashboardProps['held']) => show({ held: resource });

  it.each([
    ['none', { status: 'empty', reason: 'none-yet' }, 'No results on hold'],
    ['some', ready({ items: [aResult({ status: 'held' })], nextCursor: null }), '1 result on hold'],
    [
      'a part of many',
      ready({ items: [aResult({ status: 'held' })], nextCursor: 'next' }),
      '1+ results on hold',
    ],
  ] as const)('are counted: %s', (_case, resource, text) => {
    held(resource);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('link to their review page', () => {
    held(ready({ items: [aResult({ status: 'held' })], nextCursor: null }));
    expect(screen.getByRole('link', { name: '1 result on hold' })).toHaveAttribute(
      'href',
      '/app/test-results?tab=held',
    );
  });

  it.each([{ status: 'loading' }, { status: 'error', error: { kind: 'server' } }] as const)(
    'are not reported as none while unknown: %j',
    (resource) => {
      held(resource);
      expect(screen.queryByText(/held/)).toBeNull();
    },
  );
});

describe('dashboard cards by role', () => {
  it.each([
    [
      'a lab manager',
      dashboardArgs,
      ['Critical results2', 'Recent orders', 'Due next', 'Specimens to collect', 'Key figures'],
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
    const { user } = renderUi(
      <WholeDashboard {...receptionArgs} cards={{ frontDesk: { onFindPatient } }} />,
    );
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
    const { cards } = dashboardArgs;
    const orders =
      cards.orders?.status === 'ready'
        ? { ...cards.orders, freshness: 'sample' as const }
        : undefined;
    show({ cards: { orders }, metrics: undefined });
    expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('collection list card', () => {
  const card = () => within(screen.getByRole('region', { name: 'Specimens to collect' }));
  const showList = (items: ReturnType<typeof aSample>[], nextCursor: string | null = null) =>
    renderUi(
      <WholeDashboard
        {...collectorArgs}
        cards={{ collectionList: ready({ items, nextCursor }) }}
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
    expect(card().getByText('7 specimens')).toBeVisible();
    expect(card().getByText('1 urgent')).toBeVisible();
  });

  it('marks the count of a partly loaded list as a minimum', () => {
    showList([aSample()], 'next');
    expect(card().getByText('1+ specimens')).toBeVisible();
  });

  it('reports that no patient awaits collection', () => {
    renderUi(
      <WholeDashboard
        {...collectorArgs}
        cards={{ collectionList: { status: 'empty', reason: 'none-yet' } }}
      />,
    );
    expect(card().getByText('Nothing to collect')).toBeVisible();
  });

  it('retries after a failure', async () => {
    const onRefresh = vi.fn();
    const { user } = renderUi(
      <WholeDashboard
        {...collectorArgs}
        cards={{ collectionList: { status: 'error', error: { kind: 'server' } } }}
        onRefresh={onRefresh}
      />,
    );
    await user.click(card().getByRole('button', { name: 'Try again' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });
});

describe('STAT specimens in the work list', () => {
  const stat = (number: number) => aResult({ number, priority: 'stat' });

  it.each([
    ['are counted', [stat(1), stat(2), aResult({ number: 3 })], null, '2 STAT specimens pending'],
    ['show zero', [aResult({ number: 3 })], null, 'No STAT specimens pending'],
    [
      'show zero when the first page, sorted by priority, has none',
      [aResult({ number: 3 })],
      'next',
      'No STAT specimens pending',
    ],
    ['show a minimum count for the first page', [stat(1)], 'next', '1+ STAT specimens pending'],
  ])('%s', (_case, items, nextCursor, text) => {
    show({ work: ready({ items, nextCursor }) });
    expect(screen.getByText(text)).toBeVisible();
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
