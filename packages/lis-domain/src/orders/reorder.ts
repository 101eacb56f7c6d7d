import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import type { TestParameter } from '../catalogue/test-parameter.schema.ts';
import type { BodyOf } from '../http/index.ts';
import type { cancelTests } from './order.endpoints.ts';
import type { Order, OrderItem } from './order.schema.ts';

type OrderedTest = Pick<
  OrderItem,
  'test_parameter_id' | 'panel_code' | 'status' | 'reflex_of_item_id'
>;

/** Tests that the requester no longer wants: cancelled, or ordered in error. */
const isWithdrawn = ({ status }: OrderedTest) =>
  status === 'cancelled' || status === 'entered_in_error';

/**
 * Returns the tests and panels with which an order can be placed again: those still offered, each
 * once, in the order of ordering. A panel stays a panel unless a test of it was withdrawn. Reflex
 * tests are omitted, because a value triggered them (domain model 2.4).
 * @param offered Tests and panels that the facility offers now.
 */
export function testsToReorder(
  items: readonly OrderedTest[],
  offered: readonly Pick<TestParameter, 'id' | 'code'>[],
): TestParameterId[] {
  const ordered = items.filter(({ reflex_of_item_id }) => reflex_of_item_id === null);
  const incomplete = new Set(ordered.filter(isWithdrawn).map(({ panel_code }) => panel_code));
  const wanted = ordered
    .filter((item) => !isWithdrawn(item))
    .map(({ test_parameter_id, panel_code }) => {
      const panel =
        panel_code === null || incomplete.has(panel_code)
          ? undefined
          : offered.find(({ code }) => code === panel_code);
      return panel?.id ?? test_parameter_id;
    });
  return [...new Set(wanted)].filter((each) => offered.some(({ id }) => id === each));
}

/**
 * Returns the cancellation that takes back an order just placed. It names every test and has no
 * note, so the server refuses it once a specimen is collected or a test is cancelled. Its version
 * refuses it after any other change of the order.
 */
export const undoOfOrder = ({ items }: Pick<Order, 'items'>): BodyOf<typeof cancelTests> => ({
  item_ids: items.map(({ id }) => id),
  code: 'ordered_in_error',
  note: '',
});
