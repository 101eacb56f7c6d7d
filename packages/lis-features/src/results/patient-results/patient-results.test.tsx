import type { OrderId } from '@alms/lis-domain/orders';
import {
  anAppointment,
  aPatientResult,
  aPatientSummary,
  fixtureId,
  idOf,
} from '@alms/lis-domain/fixtures';
import {
  flagReasons,
  type Flag,
  type FlagReason,
  type PatientResult,
  type ResultId,
} from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PatientResultsScreen, type PatientResultsScreenProps } from './index.ts';
import { toCome } from './patient-results.args.ts';

const patient = aPatientSummary({ number: 3 });
const of = (rest: Partial<PatientResult> & { code?: string } = {}) =>
  aPatientResult({ number: 3, code: 'HGB', value_text: '13.1', ...rest });

function show(results: PatientResult[], rest: Partial<PatientResultsScreenProps> = {}) {
  return renderUi(
    <PatientResultsScreen patient={patient} results={ready(results)} viewer="patient" {...rest} />,
  );
}

describe('patient wording of a result', () => {
  it.each<[Flag, string]>([
    ['LL', 'Far below the usual range'],
    ['L', 'Below the usual range'],
    ['N', 'Within the usual range'],
    ['H', 'Above the usual range'],
    ['HH', 'Far above the usual range'],
    ['A', 'Not as expected'],
    ['AA', 'Far from what is expected'],
    ['POS', 'Positive'],
    ['NEG', 'Negative'],
    ['IND', 'Not clear'],
  ])('for the flag %s is "%s"', (flag, words) => {
    show([of({ flag })]);
    expect(screen.getByText(words, { selector: '[data-part="verdict"] *' })).toBeInTheDocument();
  });

  it('describes an expected coded value as expected, not as within a range', () => {
    show([of({ code: 'UGLU', value_text: 'Negative' })]);
    expect(screen.getByText('As expected')).toBeInTheDocument();
  });

  it.each<[FlagReason | null, string]>([
    ['no_applicable_interval', 'No usual range is known for you'],
    ['comparator_undecidable', 'Cannot be compared with the usual range'],
    ['not_numeric', 'A text result'],
    [null, 'Not compared with a usual range'],
  ])('without a flag (%s) is "%s"', (flag_reason, words) => {
    show([of({ flag: null, flag_reason })]);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each([
    ['RR', 'Needs another test', true],
    ['NR', 'Nothing found', false],
  ] as const)(
    'of a screening test (%s) is never positive or negative',
    (reactivity, text, note) => {
      show([of({ flag: reactivity === 'RR' ? 'POS' : 'NEG', reactivity })]);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByText(/^(Positive|Negative)$/)).toBeNull();
      expect(screen.queryByText(/not a diagnosis/) !== null).toBe(note);
    },
  );

  it('never reassures without a flag', () => {
    for (const flag_reason of flagReasons) {
      const { unmount } = show([of({ flag: null, flag_reason })]);
      expect(screen.queryByText(/^(.* )?within the usual range$/i)).toBeNull();
      unmount();
    }
  });
});

describe('result entered in error', () => {
  it('is labelled, gives no reassurance and is not counted', () => {
    const takenBack = {
      taken_back: true,
      value_text: null,
      flag: null,
      flag_reason: null,
      range: null,
    } as const;
    const { unmount } = show([
      of(takenBack),
      of({ id: fixtureId('result', 901), flag: 'N' }),
      of({ id: fixtureId('result', 902), flag: 'N' }),
    ]);
    expect(screen.getByText('Withdrawn')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Both within the usual range' })).toBeVisible();
    unmount();
    show([of(takenBack)]);
    expect(screen.getByText('The results released here have been withdrawn.')).toBeVisible();
    expect(screen.queryByText(/usual range/, { selector: '[data-part="verdict"] *' })).toBeNull();
  });
});

const flagged = (...flags: (Flag | null)[]) =>
  flags.map((flag, index) => of({ id: fixtureId('result', index + 1), flag }));

describe('count of results within the usual range', () => {
  it.each<[string, (Flag | null)[], string]>([
    ['all within', ['N', 'N', 'N'], 'All 3 within the usual range'],
    ['both within', ['N', 'N'], 'Both within the usual range'],
    ['one within', ['N'], 'Within the usual range'],
    ['several outside', ['L', 'H', 'N'], '1 of 3 within the usual range'],
    ['all outside', ['L', 'H'], '0 of 2 within the usual range'],
    ['one outside', ['POS'], 'Outside the usual range'],
    [
      'one without a range, which does not count as within',
      ['N', null],
      '1 of 2 within the usual range',
    ],
    ['none with a range', [null, null], 'No usual range to compare with'],
  ])('for %s', (_, flags, words) => {
    show(flagged(...flags));
    expect(screen.getByRole('heading', { level: 2, name: words })).toBeVisible();
  });
});

describe('newest report', () => {
  const rows = () => screen.getAllByText(/./, { selector: '[data-component="result-line"] b' });

  it('lists results outside the usual range first, and folds those within it', async () => {
    const results = [
      of({ id: fixtureId('result', 1), code: 'WBC', value_text: '6.8' }),
      of({ id: fixtureId('result', 2), value_text: '10.4' }),
      of({ id: fixtureId('result', 3), code: 'PLT', value_text: '284' }),
    ];
    const { user } = show(results);
    expect(screen.getByText('10.4')).toBeVisible();
    expect(screen.getByText('White blood cells, Platelets')).toBeVisible();
    expect(screen.getByText('284')).not.toBeVisible();
    await user.click(screen.getByText('2 within the usual range'));
    expect(screen.getByText('284')).toBeVisible();
  });

  it('shows the values at once when all are within the usual range', () => {
    const { container } = show([of({ flag: 'N' })]);
    expect(container.querySelector('details')).toBeNull();
    expect(screen.getByText('13.1')).toBeVisible();
  });

  it('never folds a result that was not compared, corrected or withdrawn', () => {
    const { container } = show([
      of({ id: fixtureId('result', 1), flag: 'N', code: 'WBC' }),
      of({ id: fixtureId('result', 2), flag: null }),
      of({ id: fixtureId('result', 3), flag: 'N', corrected: true }),
      of({ id: fixtureId('result', 4), flag: null, taken_back: true, value_text: null }),
    ]);
    const folded = container.querySelector('details');
    expect(folded?.querySelectorAll('[data-component="result-line"]')).toHaveLength(1);
    expect(rows().length).toBeGreaterThan(1);
  });

  it('is named by its specimen and date, with whose it is and who ordered it', () => {
    show([of({ collected_at: '2026-05-10T07:34:00Z' })]);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Blood test, 10 May 2026' }),
    ).toBeVisible();
    expect(screen.getByText('Specimani, Leila. Ordered by Dara Roundsworth.')).toBeVisible();
  });

  it('is named neutrally when its specimens differ or are of another kind', () => {
    const { unmount } = show([
      of({ collected_at: '2026-05-10T07:34:00Z' }),
      of({ id: fixtureId('result', 9), specimen_type: 'UR' }),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Tests, 10 May 2026' })).toBeVisible();
    unmount();
    show([of({ specimen_type: 'CSF', collected_at: null, order_number: 'ORD-7' })]);
    expect(screen.getByRole('heading', { level: 1, name: /^Tests, order .*ORD-7/ })).toBeVisible();
  });

  it('explains the ring on the gauge with the previous value, its unit and date', () => {
    const earlier = of({
      id: fixtureId('result', 77),
      order_id: fixtureId('order', 77),
      value_text: '12.1',
      collected_at: '2026-01-19T08:02:00Z',
    });
    const { container } = show([of({ value_text: '10.4' }), earlier]);
    const line = screen.getByText(/^Previous: .*12\.1 g\/dL.*, 19 Jan 2026$/);
    expect(line.querySelector('[data-component="mark"]')).toBeInTheDocument();
    expect(container.querySelector('[data-part="previous"]')).toBeInTheDocument();
  });
});

describe('next step', () => {
  const step = (
    appointment: NonNullable<PatientResultsScreenProps['nextStep']>['appointment'],
  ) => ({
    nextStep: { appointment, appointmentsHref: '/appointments' },
    onDownload: vi.fn(),
  });
  const card = () => within(screen.getByRole('region', { name: 'Next step' }));

  it('is the next appointment with a link to it', () => {
    show([of()], step(ready(anAppointment())));
    expect(card().getByText('Tuesday 12 May 2026, 09:42')).toBeVisible();
    expect(card().getByRole('link', { name: 'View appointment' })).toHaveAttribute(
      'href',
      '/appointments',
    );
    expect(card().queryByText(/Questions/)).toBeNull();
  });

  it.each(['empty', 'error'] as const)(
    'names the ordering doctor when appointments are %s',
    (status) => {
      show(
        [of()],
        step(
          status === 'empty'
            ? { status, reason: 'none-yet' }
            : { status, error: { kind: 'server' } },
        ),
      );
      expect(
        card().getByText(/^Questions about these results: contact .*Dara Roundsworth.*\.$/),
      ).toBeVisible();
      expect(card().queryByRole('link')).toBeNull();
    },
  );

  it('claims nothing while appointments load', () => {
    show([of()], step({ status: 'loading' }));
    expect(card().queryByText(/Questions/)).toBeNull();
    expect(card().queryByRole('link')).toBeNull();
    expect(card().getByRole('button', { name: /^Report PDF/ })).toBeVisible();
  });

  it('is not part of the view of staff', () => {
    show([of()], { viewer: 'staff' });
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  });
});

describe('older reports', () => {
  const older = of({
    id: fixtureId('result', 77),
    order_id: fixtureId('order', 77),
    value_text: '15.9',
    collected_at: '2026-01-19T08:02:00Z',
  });

  it('are one row each, which opens', async () => {
    const { user } = show([of({ value_text: '10.4' }), older]);
    expect(screen.getByText('15.9')).not.toBeVisible();
    await user.click(screen.getByText('Blood test, 19 Jan 2026'));
    expect(screen.getByText('15.9')).toBeVisible();
  });

  it('are reached from the title', () => {
    const { container } = show([of(), older]);
    const target = screen.getByRole('link', { name: 'All results' }).getAttribute('href');
    expect(target).toMatch(/^#/);
    expect(container.querySelector(`[id="${target?.slice(1)}"]`)).toHaveTextContent(
      'Older results',
    );
  });

  it('are on their own page when one is given', () => {
    show([of(), older], { allHref: '/results' });
    expect(screen.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/results');
    expect(screen.queryByText('Older results')).toBeNull();
  });

  it('have no link when there are none', () => {
    show([of()]);
    expect(screen.queryByRole('link', { name: 'All results' })).toBeNull();
  });
});

describe('claims in the patient view', () => {
  it('advises a phone call only when a latest result is critical', () => {
    const old = of({
      id: idOf<ResultId>('old'),
      order_id: idOf<OrderId>('older'),
      critical: true,
      flag: 'LL',
    });
    const { unmount } = show([of(), old]);
    expect(screen.queryByText(/call your doctor/)).toBeNull();
    unmount();
    show([of({ critical: true, flag: 'LL' }), old]);
    expect(screen.getByText(/call your doctor or the laboratory today/)).toBeInTheDocument();
  });

  it('does not claim that a clinician was notified', () => {
    const { container } = show([of({ critical: true, flag: 'LL' })]);
    expect(container.textContent).not.toMatch(/has told|was told|has been informed/i);
  });

  it('labels a corrected result', () => {
    show([of({ corrected: true })]);
    expect(screen.getByText('Corrected')).toBeInTheDocument();
  });
});

describe('patient report download', () => {
  it('is offered for the latest order first, and for each older one', async () => {
    const onDownload = vi.fn();
    const newest = of({ collected_at: '2026-05-10T07:34:00Z' });
    const older = of({
      id: fixtureId('result', 77),
      order_id: fixtureId('order', 77),
      collected_at: '2026-01-19T08:02:00Z',
    });
    const { user } = show([newest, older], {
      onDownload,
      nextStep: {
        appointment: { status: 'empty', reason: 'none-yet' },
        appointmentsHref: '/appointments',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Report PDF of 10 May 2026' }));
    await user.click(screen.getByText('Blood test, 19 Jan 2026'));
    await user.click(screen.getByRole('button', { name: 'Report PDF of 19 Jan 2026' }));
    expect(onDownload.mock.calls).toEqual([[newest.id], [older.id]]);
  });

  it('is not offered without a handler or for sample results', () => {
    const { unmount } = show([of()]);
    expect(screen.queryByRole('button', { name: /Report PDF/ })).toBeNull();
    unmount();
    show([], {
      results: { status: 'ready', data: [of()], freshness: 'sample' },
      onDownload: vi.fn(),
    });
    expect(screen.queryByRole('button', { name: /Report PDF/ })).toBeNull();
  });
});

describe('viewer of patient results', () => {
  it('is the patient on a separate page, or staff within the patient page', () => {
    const { unmount } = show([of()], { viewer: 'staff' });
    expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    unmount();
    show([of()]);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('sees what an empty section will contain', () => {
    show([], { results: { status: 'empty', reason: 'none-yet' } });
    expect(screen.getByRole('heading', { name: 'No results yet' })).toBeInTheDocument();
  });
});

describe('pending results', () => {
  it('are one line for the patient, and never named', () => {
    show([of()], { toCome: toCome.map((order) => ({ ...order, withheld: [] })) });
    expect(screen.getByText('4 results pending')).toBeVisible();
    expect(screen.queryByText(/HIV/)).toBeNull();
  });

  it('are counted by order for staff', () => {
    show([of()], { viewer: 'staff', toCome });
    expect(screen.getByText(/^Tests of .*2026.*: 3 results are pending\.$/)).toBeVisible();
    expect(screen.getByText(/^Tests of order .*0017.*: one result is pending\.$/)).toBeVisible();
  });

  it('are named for staff, with the reason', () => {
    show([of()], { viewer: 'staff', toCome });
    expect(
      screen.getByText(/^Hemoglobin A1c: Not yet in the patient portal: released .*2026/),
    ).toBeVisible();
    expect(
      screen.getByText('HIV antibody, rapid test: Not yet in the patient portal: manual release'),
    ).toBeVisible();
    expect(
      screen.getByText('Huntington disease, repeats: Never shown in the patient portal'),
    ).toBeVisible();
  });

  it('are mentioned when no results are visible yet', () => {
    renderUi(
      <PatientResultsScreen
        patient={patient}
        results={{ status: 'empty', reason: 'none-yet' }}
        viewer="patient"
        toCome={toCome.slice(1)}
      />,
    );
    expect(screen.getByText('No results yet')).toBeVisible();
    expect(screen.getByText('1 result pending')).toBeVisible();
  });

  it('are not mentioned when there are none', () => {
    show([of()], { toCome: [] });
    expect(screen.queryByText(/pending/i)).toBeNull();
  });
});

describe('file result', () => {
  const file = of({ code: 'SPEPC', value_text: 'electrophoresis.pdf' });

  it('shows name, type and size, and can be downloaded', async () => {
    const onOpenFile = vi.fn();
    const { user } = show([file], { onOpenFile });
    expect(screen.getByText('PDF, 184 kB')).toBeInTheDocument();
    expect(screen.getByText('A file result')).toBeInTheDocument();
    expect(screen.getByText(/Some results are files/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download electrophoresis.pdf' }));
    expect(onOpenFile).toHaveBeenCalledExactlyOnceWith(file);
  });

  it('is not compared with a previous file, and adds no file text to other results', () => {
    const earlier = {
      id: fixtureId('result', 4999),
      order_id: fixtureId('order', 99),
      order_number: 'ORD-1',
      collected_at: '2026-01-12T07:41:00Z',
      released_at: '2026-01-12T09:41:00Z',
    };
    show([file, of({ code: 'SPEPC', value_text: 'winter.pdf', ...earlier })]);
    expect(screen.queryByText(/Before: winter/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Download electrophoresis/ })).toBeNull();
  });
});
