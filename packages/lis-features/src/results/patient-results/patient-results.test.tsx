import type { OrderId } from '@alms/lis-domain/orders';
import { aPatientResult, aPatientSummary, fixtureId, idOf } from '@alms/lis-domain/fixtures';
import {
  flagReasons,
  type Flag,
  type FlagReason,
  type PatientResult,
  type ResultId,
} from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
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
    expect(screen.getByText(words)).toBeInTheDocument();
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

  it('never reassures without a flag', () => {
    for (const flag_reason of flagReasons) {
      const { unmount } = show([of({ flag: null, flag_reason })]);
      expect(screen.queryByText('Within the usual range')).toBeNull();
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
    const { unmount } = show([of(takenBack), of({ id: fixtureId('result', 901), flag: 'N' })]);
    expect(screen.getByText('Withdrawn')).toBeVisible();
    expect(screen.getByText('The result is within its usual range.')).toBeVisible();
    unmount();
    show([of(takenBack)]);
    expect(screen.getByText('The results released here have been withdrawn.')).toBeVisible();
    expect(screen.queryByText(/usual range/, { selector: '[data-part="verdict"] *' })).toBeNull();
  });
});

describe('patient results summary', () => {
  it.each<[string, (Flag | null)[], string]>([
    ['all within', ['N', 'N', 'N'], 'All 3 results are within their usual range.'],
    ['both within', ['N', 'N'], 'Both results are within their usual range.'],
    ['some outside', ['L', 'H', 'N'], '2 results are outside their usual range, one is within it.'],
    [
      'some unknown',
      ['N', null],
      'No result is outside its usual range, one is within it, one has no usual range to compare with.',
    ],
    ['all unknown', [null, null], 'None of the 2 results has a usual range to compare with.'],
  ])('summarises %s', (_, flags, sentence) => {
    show(flags.map((flag, index) => of({ id: fixtureId('result', index + 1), flag })));
    expect(screen.getByText(sentence)).toBeInTheDocument();
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
    const { user } = show([newest, older], { onDownload });
    await user.click(screen.getByRole('button', { name: 'Download report of 10 May 2026' }));
    await user.click(screen.getByRole('button', { name: 'Download report of 19 Jan 2026' }));
    expect(onDownload.mock.calls).toEqual([[newest.id], [older.id]]);
  });

  it('is not offered without a handler or for sample results', () => {
    const { unmount } = show([of()]);
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
    unmount();
    show([], {
      results: { status: 'ready', data: [of()], freshness: 'sample' },
      onDownload: vi.fn(),
    });
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });
});

describe('viewer of patient results', () => {
  it('is the patient on a separate page, or staff within the patient page', () => {
    const { unmount } = show([of()], { viewer: 'staff' });
    expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Specimani, Leila' })).toBeNull();
    unmount();
    show([of()]);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Your test results' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Specimani, Leila' })).toBeInTheDocument();
  });

  it('sees what an empty section will contain', () => {
    show([], { results: { status: 'empty', reason: 'none-yet' } });
    expect(screen.getByRole('heading', { name: 'No results yet' })).toBeInTheDocument();
  });
});

describe('pending results', () => {
  it('are counted by order for the patient, and never named', () => {
    show([of()], { toCome: toCome.map((order) => ({ ...order, withheld: [] })) });
    expect(screen.getByText(/^Tests of .*2026.*: 3 results are pending\.$/)).toBeVisible();
    expect(screen.getByText(/^Tests of order .*0017.*: one result is pending\.$/)).toBeVisible();
    expect(screen.queryByText(/HIV/)).toBeNull();
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
    expect(screen.getByText(/one result is pending/)).toBeVisible();
  });

  it('are not mentioned when there are none', () => {
    show([of()], { toCome: [] });
    expect(screen.queryByText('Pending')).toBeNull();
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
