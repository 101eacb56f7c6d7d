import { aPriceList } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { PriceListScreenProps } from './price-list-screen.js';

export const priceListArgs = {
  list: ready(aPriceList()),
  listsHref: '#prices',
  onExport: () => {},
  exporting: idle,
  editing: { submission: idle, onSave: ({ base }) => Promise.resolve({ status: 'saved', record: base }), file: { status: 'idle' }, onFileChosen: () => {}, onFileDone: () => {} },
  onRetry: () => {},
} satisfies PriceListScreenProps;

const [panel, , single] = aPriceList().rows;

/** Two prices that can be taken, and a row of each kind that cannot. */
export const pricesInFile = {
  readable: true as const,
  prices: [{ test_parameter_id: panel?.test_parameter_id ?? '', amount_minor: 1999 }, { test_parameter_id: single?.test_parameter_id ?? '', amount_minor: null }],
  refused: [
    { line: 4, code: 'NONE', value: '3.00', fault: 'code_unknown' as const },
    { line: 5, code: 'K', value: 'twelve', fault: 'amount_form' as const },
    { line: 7, code: 'CBC', value: '20.00', fault: 'code_repeated' as const },
    { line: 8, code: 'CBC', value: '21.00', fault: 'code_repeated' as const },
  ],
};

export const withEditing = (change: Partial<NonNullable<PriceListScreenProps['editing']>>): Pick<PriceListScreenProps, 'editing'> => ({ editing: { ...priceListArgs.editing, ...change } });
