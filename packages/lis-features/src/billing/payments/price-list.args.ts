import type { PriceList } from '@alms/lis-domain/billing';
import { aPriceList, fixtureId, idOf } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { PriceListScreenProps } from './price-list-screen.tsx';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

export const priceListArgs = {
  list: ready(aPriceList()),
  listsHref: '#prices',
  onExport: () => {},
  exporting: idle,
  editing: {
    submission: idle,
    onSave: ({ base }) => Promise.resolve({ status: 'saved', record: base }),
    file: { status: 'idle' },
    onFileChosen: () => {},
    onFileDone: () => {},
  },
  onRetry: () => {},
} satisfies PriceListScreenProps;

const [panel, , single] = aPriceList().rows;

/** Two acceptable prices, and one row of each rejected kind. */
export const pricesInFile = {
  readable: true as const,
  prices: [
    {
      test_parameter_id: idOf<TestParameterId>(panel?.test_parameter_id ?? ''),
      amount_minor: 1999,
    },
    {
      test_parameter_id: idOf<TestParameterId>(single?.test_parameter_id ?? ''),
      amount_minor: null,
    },
  ],
  refused: [
    { line: 4, code: 'NONE', value: '3.00', fault: 'code_unknown' as const },
    { line: 5, code: 'K', value: 'twelve', fault: 'amount_form' as const },
    { line: 7, code: 'CBC', value: '20.00', fault: 'code_repeated' as const },
    { line: 8, code: 'CBC', value: '21.00', fault: 'code_repeated' as const },
  ],
};

export const withEditing = (
  change: Partial<NonNullable<PriceListScreenProps['editing']>>,
): Pick<PriceListScreenProps, 'editing'> => ({ editing: { ...priceListArgs.editing, ...change } });

/** Rows for the given number of tests, without list prices. */
export const manyRows = (count: number): PriceList['rows'] =>
  Array.from({ length: count }, (_, index) => ({
    test_parameter_id: fixtureId('test', index + 1000),
    code: `T${index + 1}`,
    name: `Test ${index + 1}`,
    is_panel: false,
    own_minor: 1000 + index,
    tax_bp: 0,
    amount_minor: null,
  }));
