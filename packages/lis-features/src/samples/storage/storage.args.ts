import { aSample, aStorageBox, fixtureId } from '@alms/lis-domain/fixtures';
import type {
  BoxContents,
  BoxedSample,
  Disposal,
  Sample,
  StorageBox,
} from '@alms/lis-domain/samples';
import { ready } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import type { DisposalViewProps } from './disposal-view.tsx';
import type { StorageViewProps } from './storage-view.tsx';

/** A box with twelve columns in a fridge, its first rows half occupied. */
export const boxWithRoom: StorageBox = aStorageBox({ occupied: 14 });

const boxed = (number: number, position: string, more: Partial<BoxedSample> = {}): BoxedSample => ({
  id: fixtureId('sample', number),
  version: 4,
  accession_number: `260512-${String(number).padStart(4, '0')}`,
  type: 'SER',
  container: 'sst',
  position,
  stored_at: '2026-05-12T08:00:00Z',
  retain_until: '2026-05-19',
  ...more,
});

/** Its specimens: three past their retention period, and one aliquot. */
export const contents: BoxContents = {
  box: boxWithRoom,
  samples: [
    boxed(1, 'A1', { accession_number: '260504-0031', retain_until: '2026-05-11' }),
    boxed(2, 'A2', { accession_number: '260504-0032', retain_until: '2026-05-11' }),
    boxed(3, 'A3', { accession_number: '260503-0007', retain_until: '2026-05-10' }),
    boxed(4, 'A5'),
    boxed(5, 'A6'),
    boxed(6, 'A7'),
    boxed(7, 'A8', { accession_number: '260512-0007-1' }),
    boxed(8, 'A9'),
    boxed(9, 'A10'),
    boxed(10, 'A11'),
    boxed(11, 'A12'),
    boxed(12, 'B1'),
    boxed(13, 'B2'),
    boxed(14, 'B3'),
  ],
  unnumbered: 0,
};

/** Stored for more than a week. */
export const due: Sample[] = [3, 1, 2].map((number) =>
  aSample({
    number,
    status: 'stored',
    retain_until: number === 3 ? '2026-05-10' : '2026-05-11',
    accession_number:
      contents.samples.find(({ id }) => id === fixtureId('sample', number))?.accession_number ?? '',
  }),
);

/** The first two are discarded; the third still has pending work. */
export const outcomes: Disposal[] = due.map(({ id, accession_number }, index) => ({
  id,
  accession_number,
  disposed: index < 2,
  code: index < 2 ? null : 'results_awaited',
}));

export const storageArgs: StorageViewProps = {
  boxes: ready([
    boxWithRoom,
    aStorageBox({
      number: 2,
      name: 'Plasma −80 A',
      barcode: 'BX-0031',
      room: 'Freezer room',
      device: 'Freezer 1',
      shelf: '',
      rack: 'Rack 4',
      rows: 9,
      columns: 9,
      occupied: 61,
    }),
  ]),
  query: '',
  onSearch: fn(),
  contents: ready(contents),
  onOpenBox: fn(),
  onSaveBox: fn(async () => ({ status: 'done' as const })),
  onStore: fn(async () => ({ status: 'done' as const })),
  openId: undefined,
  onOpen: fn(),
};

export const disposalArgs: DisposalViewProps = {
  samples: ready(due),
  openId: undefined,
  onOpen: fn(),
  onDispose: fn(async () => ({ submission: { status: 'done' as const }, items: outcomes })),
};
