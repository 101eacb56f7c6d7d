import { aLaboratory, anInstrument, FIXTURE_NOW, idOf } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { InstrumentsCardProps } from './instruments-card.tsx';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const main = aLaboratory({ main: true });
const harbour = aLaboratory();

export const someSites = [main, harbour].map(({ id, name }) => ({ id, name }));

/** Instruments of a facility with one site. */
export const someInstruments = [
  anInstrument({
    test_parameter_ids: [idOf<TestParameterId>('test-1'), idOf<TestParameterId>('test-2')],
  }),
  anInstrument({
    number: 901,
    name: 'Immuno 1',
    test_parameter_ids: [idOf<TestParameterId>('test-3')],
  }),
  anInstrument({ number: 902, name: 'Analyser 1', active: false }),
];

/** The same instruments in a facility with two sites. */
export const instrumentsOfSites = someInstruments.map((instrument, index) => ({
  ...instrument,
  laboratory: someSites[index % 2]!,
}));

export const instrumentsArgs: InstrumentsCardProps = {
  instruments: ready(instrumentsOfSites, FIXTURE_NOW),
  sites: someSites,
  siteId: main.id,
  onSave: async () => ({ status: 'done' }),
  onRetry: () => {},
};
