import { aResult, aSample, fixtureId, someQuickStats } from '@alms/lis-domain/fixtures';
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
  patientArgs,
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

describe('the figures of today', () => {
  it('are shown when they are live, with their time', () => {
    show();
    expect(figure('Tests today')).toHaveTextContent('148');
    expect(figure('Quality control')).toHaveTextContent('93.6%Warning');
    expect(screen.getByText('Updated 08:42')).toBeVisible();
  });

  it.each(['placeholder', 'zero'] as const)(
    'are dashes when they are %s figures that nobody has marked as samples',
    (source) => {
      show({ stats: ready(someQuickStats({ source, totalTests: 41, qcStatus: 'pass' })) });
      for (const label of ['Tests today', 'Quality control', 'Recent activity'])
        expect(figure(label)).toHaveTextContent('—Unknown');
      expect(screen.queryByText('41')).not.toBeInTheDocument();
      expect(screen.queryByText('Pass')).not.toBeInTheDocument();
    },
  );

  it('ask again when they are not known', async () => {
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

  it('as samples are labelled, and never show a passed control', () => {
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
    [0, 'fail', '0%Fail'],
    [94.96, 'warning', '94.9%Warning'],
    [95, 'pass', '95%Pass'],
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
  it('that nobody has passed on stand first, with two identifiers and when they are due, and take the filled button', () => {
    show();
    const card = screen.getByRole('region', { name: /^Critical results/ });
    const lines = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(
      /6.8 mmol\/LPotassiumMockford, TundeMRN-4006born 30 Dec 1948Since .* · One attempt, the last at 08:31 · Told to the managersOverdue by 7 minutes/,
    );
    expect(lines[1]).toMatch(/Hemoglobin.*Due in 18 minutes/);
    expect(within(card).getAllByRole('link', { name: 'Pass on' })[0]).toHaveAttribute(
      'data-variant',
      'primary',
    );
    expect(screen.getByRole('link', { name: 'Verify results (5)' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
    expect(
      screen.getByText(/2 critical results are to be passed on; one is overdue\./),
    ).toBeVisible();
  });

  it('stand above the search for a patient, and take its filled button', () => {
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

  it('leave the filled button to verification when there are none', () => {
    show({ cards: { ...dashboardArgs.cards, calls: { status: 'empty', reason: 'none-yet' } } });
    expect(screen.getByText('Nobody is to be called')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify results (5)' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
  });

  it.each([{ status: 'loading' }, { status: 'error', error: { kind: 'server' } }] as const)(
    'are not said to be none while that is not known: %j',
    (calls) => {
      show({ cards: { ...dashboardArgs.cards, calls } });
      expect(screen.queryByText('Nobody is to be called')).toBeNull();
      expect(
        screen.queryByText(/No critical result is to be passed on/, { ignore: '[aria-hidden]' }),
      ).toBeNull();
    },
  );

  it('are said to be none at the top once that is known', () => {
    show({ cards: { ...dashboardArgs.cards, calls: { status: 'empty', reason: 'none-yet' } } });
    expect(screen.getByText(/No critical result is to be passed on\./)).toBeVisible();
  });
});

describe('verification', () => {
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
  ] as const)('is led to, without a count, while there is none: %j', (verification) => {
    verifying(verification);
    expect(screen.getByRole('link', { name: 'Verify results' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
  });

  it('takes no filled button from a new order that it has first to be asked about', () => {
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

describe('verified results that a second person releases', () => {
  const releasing = (release: ListedResource<Result>, rest: Partial<DashboardCards> = {}) =>
    show({ cards: { release, calls: { status: 'empty', reason: 'none-yet' }, ...rest } });
  const verified = aResult({ code: 'NA', status: 'verified' });

  it('are counted, and lead to their tab', () => {
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

  it('leave the filled button to what nobody has verified', () => {
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
  ] as const)('are not spoken of where there are none, or nobody knows: %j', (release) => {
    releasing(release);
    expect(screen.queryByRole('link', { name: /Release/ })).toBeNull();
  });

  it('are named among what is due', () => {
    show({ work: ready({ items: [verified], nextCursor: null }) });
    expect(screen.getByText('To release')).toBeVisible();
  });
});

it('a queue that is longer than what was read says so', () => {
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

describe('held results', () => {
  const held = (resource: WholeDashboardProps['held']) => show({ held: resource });

  it.each([
    ['none', { status: 'empty', reason: 'none-yet' }, 'No result is held.'],
    [
      'some',
      ready({ items: [aResult({ status: 'held' })], nextCursor: null }),
      '1 result is held.',
    ],
    [
      'a part of many',
      ready({ items: [aResult({ status: 'held' })], nextCursor: 'next' }),
      '1+ results are held.',
    ],
  ] as const)('are counted: %s', (_case, resource, text) => {
    held(resource);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('lead to where is decided about them', () => {
    held(ready({ items: [aResult({ status: 'held' })], nextCursor: null }));
    expect(screen.getByRole('link', { name: '1 result is held.' })).toHaveAttribute(
      'href',
      '/app/test-results?tab=held',
    );
  });

  it.each([{ status: 'loading' }, { status: 'error', error: { kind: 'server' } }] as const)(
    'are not said to be none while that is not known: %j',
    (resource) => {
      held(resource);
      expect(screen.queryByText(/held/)).toBeNull();
    },
  );
});

describe('the cards fit the person', () => {
  it.each([
    [
      'a lab manager',
      dashboardArgs,
      ['Critical results2', 'Recent orders', 'Due next', 'Samples to collect', 'Key figures'],
    ],
    ['a receptionist', receptionArgs, ['Front desk', 'Recent orders', 'Key figures']],
    ['a doctor', doctorArgs, ['Recent orders']],
    ['somebody who enters values', dataEntryArgs, ['Due next', 'Key figures']],
    ['a report viewer', reportViewerArgs, ['Key figures']],
    ['a phlebotomist', collectorArgs, ['Samples to collect']],
    ['a nurse', nurseArgs, ['Samples to collect', 'Recent orders']],
    ['a patient', patientArgs, ['Your latest results']],
  ])('%s', (_person, args, expected) => {
    renderUi(<WholeDashboard {...args} />);
    expect(regions()).toEqual(expected);
  });

  it('a patient is shown no figures of the facility', () => {
    renderUi(<WholeDashboard {...patientArgs} />);
    expect(screen.queryByText('Tests today')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refresh statistics' })).not.toBeInTheDocument();
  });

  it.each([
    ['fills the button for a doctor, whose page it is', doctorArgs, 'primary'],
    ['leaves it to the search at a reception', receptionArgs, 'secondary'],
    ['leaves it to what waits at the bench', dashboardArgs, 'secondary'],
  ])('a new order %s', (_case, args, variant) => {
    renderUi(<WholeDashboard {...args} />);
    const link = screen.getByRole('link', { name: 'New order' });
    expect(link).toHaveAttribute('href', '/app/orders/new');
    expect(link).toHaveAttribute('data-variant', variant);
  });

  it.each([
    ['a phlebotomist', collectorArgs],
    ['a patient', patientArgs],
  ])('a new order is not offered to %s', (_person, args) => {
    renderUi(<WholeDashboard {...args} />);
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
  });

  it('what came of the own orders stands above them, the last days beside', () => {
    renderUi(
      <WholeDashboard
        {...doctorArgs}
        requested={
          <section aria-label="Requested">
            <h2>Requested</h2>
          </section>
        }
        week={
          <section aria-label="Week">
            <h2>Week</h2>
          </section>
        }
      />,
    );
    expect(regions()).toEqual(['Requested', 'Recent orders', 'Week']);
  });

  it('a report viewer is led to all figures, and others who may not open them are not', () => {
    renderUi(<WholeDashboard {...reportViewerArgs} />);
    expect(screen.getByRole('link', { name: 'All figures' })).toHaveAttribute(
      'href',
      '/app/analytics',
    );
    cleanup();
    renderUi(<WholeDashboard {...receptionArgs} />);
    expect(screen.queryByRole('link', { name: 'All figures' })).toBeNull();
  });

  it('a doctor opens the orders, and not the patients', () => {
    renderUi(<WholeDashboard {...doctorArgs} />);
    const links = within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(links.map(() => expect.stringMatching(/^\/app\/orders\//)));
  });

  it('a receptionist finds a patient', async () => {
    const onFindPatient = vi.fn();
    const { user } = renderUi(
      <WholeDashboard {...receptionArgs} cards={{ frontDesk: { onFindPatient } }} />,
    );
    await user.type(screen.getByRole('searchbox'), ' testwell {Enter}');
    expect(onFindPatient).toHaveBeenCalledWith('testwell');
  });

  it('a receptionist is led to the payments of the desk', () => {
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

  it('sample orders lead nowhere', () => {
    const { cards } = dashboardArgs;
    const orders =
      cards.orders?.status === 'ready'
        ? { ...cards.orders, freshness: 'sample' as const }
        : undefined;
    show({ cards: { orders }, metrics: undefined });
    expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the collection list of who collects', () => {
  const card = () => within(screen.getByRole('region', { name: 'Samples to collect' }));
  const showList = (items: ReturnType<typeof aSample>[], nextCursor: string | null = null) =>
    renderUi(
      <WholeDashboard
        {...collectorArgs}
        cards={{ collectionList: ready({ items, nextCursor }) }}
      />,
    );

  it('names each person once, with two identifiers, in the order of the list', () => {
    renderUi(<WholeDashboard {...collectorArgs} />);
    const lines = card().getAllByRole('listitem');
    expect(lines).toHaveLength(4);
    expect(lines[0]?.textContent).toMatch(/STATMRN-4004born .*2 samples.*Prothrombin time/);
  });

  it('leads to the first tube of a person, the most urgent by the filled button', () => {
    showList([
      aSample({ number: 4, id: 'serum', container: 'sst' }),
      aSample({ number: 4, id: 'citrate', container: 'citrate' }),
      aSample({ number: 5, id: 'other' }),
    ]);
    const links = card().getAllByRole('link', { name: 'Collect' });
    expect(links.map((link) => [link.getAttribute('href'), link.dataset['variant']])).toEqual([
      ['/app/sample-collection?specimen=citrate', 'primary'],
      ['/app/sample-collection?specimen=other', 'secondary'],
    ]);
  });

  it('names six people and counts all', () => {
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
    expect(card().getByText('7 samples')).toBeVisible();
    expect(card().getByText('1 of them urgent')).toBeVisible();
  });

  it('does not take a part of the list for all', () => {
    showList([aSample()], 'next');
    expect(card().getByText('1+ samples')).toBeVisible();
  });

  it('says that nobody waits', () => {
    renderUi(
      <WholeDashboard
        {...collectorArgs}
        cards={{ collectionList: { status: 'empty', reason: 'none-yet' } }}
      />,
    );
    expect(card().getByText('Nothing to collect')).toBeVisible();
  });

  it('asks again after a failure', async () => {
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

describe('STAT samples in the work list', () => {
  const stat = (number: number) => aResult({ number, priority: 'stat' });

  it.each([
    ['are counted', [stat(1), stat(2), aResult({ number: 3 })], null, '2 STAT samples wait'],
    ['are said to be none', [aResult({ number: 3 })], null, 'No STAT sample waits'],
    [
      'are none when the first page, where they would be, has none',
      [aResult({ number: 3 })],
      'next',
      'No STAT sample waits',
    ],
    ['are at least so many on a first page', [stat(1)], 'next', '1+ STAT samples wait'],
  ])('%s', (_case, items, nextCursor, text) => {
    show({ work: ready({ items, nextCursor }) });
    expect(screen.getByText(text)).toBeVisible();
  });
});

it('the plan stands last beside the page', () => {
  show({
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
  });
  expect(regions().slice(-3)).toEqual(['Staff', 'Key figures', 'Plan']);
});
