import { describe, expect, it } from 'vitest';
import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import type { OrderItem } from './order.schema.ts';
import { testsToReorder } from './reorder.ts';

const idOf = (code: string) => code as TestParameterId;
const offered = ['BMP', 'NA', 'K', 'GLU', 'HGB'].map((code) => ({ id: idOf(code), code }));

/** Builds an item from `code`, `panel/code` or either with a state: `BMP/NA cancelled`. */
function item(text: string, reflex_of_item_id: string | null = null) {
  const [test = '', status = 'released'] = text.split(' ');
  const [code = '', panel_code = null] = test.split('/').toReversed();
  return {
    test_parameter_id: idOf(code),
    panel_code,
    status: status as OrderItem['status'],
    reflex_of_item_id,
  };
}

describe('testsToReorder', () => {
  it.each([
    ['single tests in the order of ordering', ['K', 'HGB'], ['K', 'HGB']],
    ['a panel once, as a panel', ['BMP/NA', 'BMP/K', 'HGB'], ['BMP', 'HGB']],
    ['the tests of a panel no longer offered', ['OLD/NA', 'OLD/K'], ['NA', 'K']],
    ['the other tests of a panel with a cancelled test', ['BMP/NA cancelled', 'BMP/K'], ['K']],
    [
      'the other tests of a panel with a test ordered in error',
      ['BMP/NA', 'BMP/K entered_in_error'],
      ['NA'],
    ],
    ['a test once that was collected again', ['K rejected', 'K'], ['K']],
    ['a test whose specimen was rejected', ['K rejected'], ['K']],
    ['no cancelled test', ['K cancelled', 'NA'], ['NA']],
    ['no test that is no longer offered', ['LIPASE', 'NA'], ['NA']],
    ['nothing when everything is cancelled', ['K cancelled'], []],
  ])('returns %s', (_, items, expected) => {
    expect(
      testsToReorder(
        items.map((text) => item(text)),
        offered,
      ),
    ).toEqual(expected);
  });

  it('omits reflex tests', () => {
    expect(testsToReorder([item('NA'), item('K', 'item-1')], offered)).toEqual(['NA']);
  });
});
