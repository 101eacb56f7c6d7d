import { aSample, fixtureId, minutesAgo } from '@alms/lis-domain/fixtures';
import type { PrintedLabel, Sample } from '@alms/lis-domain/samples';
import { idle, loading, ready, type Submission } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import type { CollectionScreenProps } from './sample-collection-screen.tsx';

/** Creates the specimens of one patient, one container per list of tests. */
function visit(number: number, containers: string[][], rest: Partial<Sample> = {}): Sample[] {
  return containers.map((codes, index) =>
    aSample({
      number,
      codes,
      id: fixtureId('sample', number * 10 + index),
      accession_number: `260512-0${number}${index}`,
      created_at: minutesAgo(60 - number),
      ...rest,
    }),
  );
}

export const urgent = visit(
  6,
  [
    ['PT', 'INR'],
    ['NA', 'K', 'CL', 'CO2', 'ALT'],
    ['WBC', 'HGB', 'PLT'],
  ],
  { priority: 'stat' },
);

/** Five patients await collection; the first is STAT with three containers. */
export const waiting: Sample[] = [
  ...urgent,
  ...visit(
    2,
    [
      ['NA', 'K', 'CREA'],
      ['HGB', 'HCT'],
    ],
    { priority: 'urgent' },
  ),
  ...visit(3, [['HBA1C']]),
  ...visit(8, [
    ['CHOL', 'HDL', 'LDL', 'TRIG'],
    ['UPRO', 'UGLU'],
  ]),
  ...visit(10, [['TSH', 'FT4']]),
];

const [first] = urgent;
if (!first) throw new Error('collection.args: the urgent visit must have a specimen.');
export const inHand = first;

/** The same specimen with every possible collection requirement. */
export const demanding: Sample = {
  ...inHand,
  needs: {
    consent: ['HIV antibody, rapid test'],
    instructions: [
      {
        test: 'Lactate',
        text: 'Without a tourniquet, on ice, and to the laboratory within fifteen minutes.',
      },
    ],
    fasting: true,
    protect_from_light: true,
    transport: ['refrigerated'],
    additives: ['aprotinin'],
    min_volume_ml: 2.7,
    stability: [],
    arrival: [],
  },
};

const labelBars = Array.from(
  { length: 48 },
  (_, bar) => `<rect x="${20 + bar * 9}" y="92" width="${bar % 3 === 0 ? 6 : 3}" height="90"/>`,
);

/** Placeholders for the server-rendered labels; their bars are not a valid barcode. */
export const printedLabels: PrintedLabel[] = urgent.map(({ id, accession_number }) => ({
  sample_id: id,
  accession_number,
  drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 508 254" font-family="sans-serif">
    <rect width="508" height="254" fill="#fff"/>
    <text x="20" y="40" font-size="30" font-weight="700">Mockford, Tunde</text>
    ${labelBars.join('')}
    <text x="20" y="214" font-size="26">${accession_number}</text>
  </svg>`,
}));

/** The same specimens with labels printed two minutes ago. */
export const labelled: Sample[] = urgent.map((sample) => ({
  ...sample,
  events: [
    ...sample.events,
    { at: minutesAgo(2), type: 'label_printed', by: 'Phoebe Drawson', note: '' },
  ],
}));

const done: Submission = { status: 'done' };

export const collectionArgs: CollectionScreenProps = {
  list: {
    samples: ready(waiting),
    progress: { waiting: 5, collected_today: 3 },
    onRetry: fn(),
    query: '',
    onSearch: fn(),
  },
  openId: inHand.patient.id,
  onOpen: fn(),
  visit: ready(urgent),
  onPrintLabels: fn(async () => ({ outcome: done, labels: printedLabels })),
  printing: idle,
  onPrintPage: fn(),
  onCollect: fn(async () => done),
  collection: idle,
  onNotCollected: fn(async () => done),
  attempt: idle,
};

/** The list in another state, without an open visit. */
export const listOnly = (
  samples: CollectionScreenProps['list']['samples'],
  rest: Partial<CollectionScreenProps['list']> = {},
): Partial<CollectionScreenProps> => ({
  list: { ...collectionArgs.list, samples, progress: undefined, ...rest },
  openId: null,
  visit: idle,
});

export const loadingArgs: CollectionScreenProps = {
  ...collectionArgs,
  list: { ...collectionArgs.list, samples: loading, progress: undefined },
  visit: loading,
};

const longPatient = {
  ...inHand.patient,
  full_name: 'Placeholder-Verylongfamilyname von und zu Samplesenhausen, Maximiliane Theodora',
};
const longVisit: Sample[] = urgent.map((sample, index) => ({
  ...sample,
  patient: longPatient,
  ...(index === 0 && {
    tests: waiting.flatMap(({ tests }) => tests),
    accession_number: '260512-000000000123',
  }),
}));
export const longArgs: CollectionScreenProps = {
  ...collectionArgs,
  list: { ...collectionArgs.list, samples: ready([...longVisit, ...waiting.slice(3)]) },
  visit: ready(longVisit),
};

/** A specimen of an unidentified patient. */
export const unidentified: Sample = {
  ...inHand,
  patient: {
    ...inHand.patient,
    full_name: 'Unknown, TMP-26-6173',
    mrn: 'TMP-26-6173',
    mrn_temporary: true,
    birth_date: '1986',
    birth_date_estimated: true,
  },
};

/** The first specimen after a failed attempt by another collector. */
export const triedBefore: Sample[] = urgent.map((sample, index) =>
  index === 0
    ? {
        ...sample,
        events: [
          ...sample.events,
          {
            at: '2026-05-12T07:10:00Z',
            type: 'not_collected',
            by: 'Phoebe Drawson',
            note: 'Had breakfast.',
            code: 'not_prepared',
          },
        ],
      }
    : sample,
);

/** More containers than fit in the window. */
export const manyContainers: Sample[] = [
  'citrate',
  'plain',
  'sst',
  'heparin',
  'edta',
  'fluoride',
  'sterile',
].flatMap((container, index) => [
  {
    ...inHand,
    container,
    id: fixtureId('sample', 600 + index),
    accession_number: `260512-06${index}0`,
  },
  {
    ...inHand,
    container,
    id: fixtureId('sample', 700 + index),
    accession_number: `260512-07${index}0`,
  },
]);
