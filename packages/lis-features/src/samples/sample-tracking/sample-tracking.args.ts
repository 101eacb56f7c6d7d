import { aSample, aStorageBox, fixtureId } from '@alms/lis-domain/fixtures';
import type { ResultStep } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import { idle, loading, ready } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { custodyMoves } from './custody.ts';
import type { RejectionOutcome, Scanned, ScanOutcome } from './use-scan-run.ts';
import type { TrackingScreenProps } from './sample-tracking-screen.tsx';

/** Six specimens in transit to the laboratory, one of them STAT. */
export const samplesInTransit: Sample[] = [
  aSample({ number: 6, codes: ['NA', 'K', 'CL', 'CO2'], status: 'collected', priority: 'stat' }),
  aSample({ number: 2, codes: ['WBC', 'HGB', 'PLT'], status: 'collected', priority: 'urgent' }),
  aSample({ number: 3, codes: ['HBA1C'], status: 'collected' }),
  aSample({ number: 8, codes: ['CHOL', 'HDL', 'LDL'], status: 'collected' }),
  aSample({ number: 10, codes: ['TSH', 'FT4'], status: 'collected' }),
  aSample({ number: 11, codes: ['UPRO', 'UGLU'], status: 'collected' }),
];

const [first] = samplesInTransit;
if (!first) throw new Error('tracking.args: at least one specimen is required.');
export const opened = first;

/** The same specimen, rejected at receipt. */
export const rejected = aSample({
  number: 6,
  codes: ['NA', 'K', 'CL', 'CO2'],
  status: 'rejected',
  priority: 'stat',
  rejection: {
    code: 'RH',
    note: 'Potassium would be falsely high.',
    at: '2026-05-12T07:58:00Z',
    by: 'Tessa Benchley',
  },
});

export const stored = aSample({
  number: 6,
  codes: ['NA', 'K', 'CL', 'CO2'],
  status: 'stored',
  priority: 'stat',
});

export const received = aSample({
  number: 6,
  codes: ['NA', 'K', 'CL', 'CO2'],
  status: 'received',
  priority: 'stat',
});

/** The same specimen, rejected for potassium only. */
export const rejectedForOneTest: Sample = {
  ...received,
  tests: received.tests.map((test) => (test.code === 'K' ? { ...test, status: 'rejected' } : test)),
  events: [
    ...received.events,
    {
      at: '2026-05-12T07:58:00Z',
      type: 'tests_rejected',
      by: 'Tessa Benchley',
      note: '',
      code: 'RH',
    },
  ],
};

/** Received within the stability of three of its tests, but not of potassium. */
export const tooOld = {
  ...received,
  collected_at: '2026-05-12T00:02:00Z',
  needs: { ...received.needs, stability: [{ test: 'Potassium', hours: 6 }] },
};

const arrivedWarm: Sample = {
  ...received,
  condition: { codes: [], note: '', temperature: '21.5' },
  needs: {
    ...received.needs,
    arrival: [
      {
        test: 'Potassium',
        transport: 'refrigerated',
        refrigerated_hours: null,
        frozen_hours: null,
        transport_deviation: 'reject',
      },
      {
        test: 'Sodium',
        transport: 'refrigerated',
        refrigerated_hours: null,
        frozen_hours: null,
        transport_deviation: 'hold',
      },
    ],
  },
};

/** Arrived warmer than two of its tests require: one is rejected, values of the other are held. */
export const tooWarm: Sample = {
  ...arrivedWarm,
  tests: rejectedForOneTest.tests,
};

/** History of its results, until the patient opened the corrected one. */
export const resultSteps: ResultStep[] = [
  {
    at: '2026-05-12T08:21:00Z',
    kind: 'entered',
    by: 'Tessa Benchley',
    tests: ['Sodium', 'Potassium'],
  },
  { at: '2026-05-12T08:21:00Z', kind: 'held', by: 'Tessa Benchley', tests: ['Chloride'] },
  { at: '2026-05-12T08:26:00Z', kind: 'notified', by: 'Tessa Benchley', tests: ['Potassium'] },
  { at: '2026-05-12T08:30:00Z', kind: 'accepted', by: 'Lamar Overview', tests: ['Chloride'] },
  {
    at: '2026-05-12T08:31:00Z',
    kind: 'verified',
    by: 'Lamar Overview',
    tests: ['Sodium', 'Potassium', 'Chloride'],
  },
  {
    at: '2026-05-12T08:31:00Z',
    kind: 'verified_by_rule',
    by: null,
    tests: ['Carbon dioxide, total'],
  },
  { at: '2026-05-12T08:32:00Z', kind: 'reported', by: null, tests: [] },
  {
    at: '2026-05-12T09:02:00Z',
    kind: 'opened',
    by: 'Nora Sample',
    tests: ['Sodium', 'Potassium', 'Chloride', 'Carbon dioxide, total'],
  },
  { at: '2026-05-12T09:40:00Z', kind: 'amended', by: 'Lamar Overview', tests: ['Potassium'] },
  { at: '2026-05-12T10:15:00Z', kind: 'opened', by: 'Nora Sample', tests: ['Potassium'] },
];

/** The same specimen, received haemolysed. */
export const hemolyzed: Sample = {
  ...received,
  condition: { codes: ['HEM', 'COOL'], note: 'Serum slightly pink' },
};

/** Two aliquots of it, one in the freezer. */
export const divided = aSample({
  number: 6,
  codes: ['NA', 'K', 'CL', 'CO2'],
  status: 'received',
  volume_ml: 3,
  needs: { ...received.needs, transport: ['frozen'], protect_from_light: true },
  aliquots: [
    {
      id: fixtureId('sample', 61),
      accession_number: '260512-0006-1',
      status: 'stored',
      volume_ml: 0.5,
    },
    {
      id: fixtureId('sample', 62),
      accession_number: '260512-0006-2',
      status: 'received',
      volume_ml: null,
    },
  ],
});

export const boxWithRoom = aStorageBox({ occupied: 14 });

const done = { status: 'done' } as const;

/** The received specimen with this number; `260512-0099` is unknown. */
export const scannedAs = (accession: string): ScanOutcome => {
  const number = Number(accession.slice(-2));
  return number === 99
    ? { submission: { status: 'rejected', fieldErrors: {}, formError: 'not_found' } }
    : {
        submission: done,
        sample: aSample({
          number,
          codes: ['NA'],
          id: fixtureId('sample', 100 + number),
          accession_number: accession,
          status: 'received',
        }),
      };
};

export const trackingArgs: TrackingScreenProps = {
  view: {
    state: 'collected',
    onStateChange: fn(),
    query: '',
    onSearch: fn(),
    tab: 'specimens',
    onTabChange: fn(),
  },
  list: {
    counts: {
      collected: 6,
      in_transit: 2,
      received: 14,
      in_testing: 9,
      stored: 212,
      rejected: 1,
      expected: 11,
    },
    samples: ready(samplesInTransit),
    onRetry: fn(),
  },
  scan: {
    onScan: fn(async ({ accession }: Scanned) => scannedAs(accession)),
    onUndo: fn(async (sample: Sample): Promise<ScanOutcome> => ({
      submission: done,
      sample: { ...sample, status: 'collected', version: sample.version + 1 },
    })),
    onReject: fn(async (samples: readonly Sample[]): Promise<RejectionOutcome> => ({
      submission: done,
      items: samples.map(({ id, accession_number }) => ({
        id,
        accession_number,
        rejected: true,
        code: null,
      })),
    })),
    sound: { value: 'errors', onValueChange: fn(), onPlay: fn() },
  },
  specimen: { sample: ready(opened), steps: ready([]), onOpen: fn() },
  actions: {
    moves: custodyMoves,
    onMove: fn(),
    moving: idle,
    onCondition: fn(async () => ({ status: 'done' as const })),
    onReprint: fn(async () => ({ status: 'done' as const })),
    onDivide: fn(async () => ({ status: 'done' as const })),
    boxes: {
      options: ready([{ value: boxWithRoom.id, label: boxWithRoom.name, note: 'Fridge 2' }]),
      onSearch: fn(),
    },
  },
  keeping: { storage: 'Boxes', disposal: 'What is due' },
};

export const loadingArgs: TrackingScreenProps = withChanges(trackingArgs, {
  list: { counts: {}, samples: loading },
  specimen: { sample: loading, steps: loading },
});

const longSample: Sample = {
  ...opened,
  accession_number: '260512-000000000123',
  patient: {
    ...opened.patient,
    full_name: 'Placeholder-Verylongfamilyname von und zu Samplesenhausen, Maximiliane Theodora',
  },
  tests: samplesInTransit.flatMap(({ tests }) => tests),
};
export const longArgs: TrackingScreenProps = withChanges(trackingArgs, {
  list: { samples: ready([longSample, ...samplesInTransit.slice(1)]) },
  specimen: { sample: ready(longSample) },
});
