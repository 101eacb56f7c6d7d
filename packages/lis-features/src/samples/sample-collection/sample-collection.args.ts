import { aSample, fixtureId, minutesAgo } from '@alms/lis-domain/fixtures';
import type { Sample } from '@alms/lis-domain/samples';
import { idle, loading, ready } from '@alms/ui/resource';
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

const urgent = visit(
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
  },
};

/** The same specimen after collection. */
export const collected = aSample({
  number: 6,
  codes: ['PT', 'INR'],
  id: inHand.id,
  accession_number: inHand.accession_number,
  priority: 'stat',
  status: 'collected',
  container: 'citrate',
});

const labelBars = Array.from(
  { length: 48 },
  (_, bar) => `<rect x="${20 + bar * 9}" y="92" width="${bar % 3 === 0 ? 6 : 3}" height="90"/>`,
);

/** Placeholder for the server-rendered label; its bars are not a valid barcode. */
export const labelPicture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 508 254" font-family="sans-serif">
    <rect width="508" height="254" fill="#fff"/>
    <text x="20" y="40" font-size="30" font-weight="700">Mockford, Tunde</text>
    <text x="20" y="72" font-size="22">MRN-4006  30 Dec 1948  M</text>
    ${labelBars.join('')}
    <text x="20" y="214" font-size="26">260512-060</text>
    <text x="20" y="242" font-size="20">citrate  12 May 2026</text>
  </svg>`,
)}`;

export const collectionArgs: CollectionScreenProps = {
  samples: ready(waiting),
  onRetry: fn(),
  query: '',
  onSearch: fn(),
  sample: ready(inHand),
  onOpen: fn(),
  onCollect: fn(),
  collection: idle,
  onNotCollected: fn(),
  attempt: idle,
  label: idle,
  onPrintLabel: fn(),
  onSaveLabel: fn(),
  saving: idle,
};

export const collectedArgs: CollectionScreenProps = {
  ...collectionArgs,
  samples: ready(waiting.filter(({ id }) => id !== collected.id)),
  sample: ready(collected),
  collection: { status: 'done' },
  label: ready(labelPicture),
};

export const loadingArgs: CollectionScreenProps = {
  ...collectionArgs,
  samples: loading,
  sample: loading,
};

const longPatient = {
  ...inHand.patient,
  full_name: 'Placeholder-Verylongfamilyname von und zu Samplesenhausen, Maximiliane Theodora',
};
const longSample: Sample = {
  ...inHand,
  patient: longPatient,
  tests: waiting.flatMap(({ tests }) => tests),
  accession_number: '260512-000000000123',
};
export const longArgs: CollectionScreenProps = {
  ...collectionArgs,
  samples: ready([longSample, ...waiting.slice(1)]),
  sample: ready(longSample),
};

/** A specimen of an unidentified patient. */
export const unidentified = {
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
