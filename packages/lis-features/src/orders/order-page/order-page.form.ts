import { cancellationReasons, type addTestsBody, type cancelTestsBody } from '@alms/lis-domain/orders';
import * as v from 'valibot';

export type CancelledTests = v.InferOutput<typeof cancelTestsBody>;
export type AddedTests = v.InferOutput<typeof addTestsBody>;

/** Which tests are cancelled and why. No reason is chosen at first: the likeliest must not be the default one. */
export function cancelForm({ collected }: { collected: boolean }) {
  return v.pipe(
    v.object({
      item_ids: v.pipe(v.array(v.string()), v.minLength(1, 'testsRequired')),
      code: v.picklist(cancellationReasons, 'codeRequired'),
      note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      credit_collected: v.boolean(),
    }),
    v.forward(v.partialCheck([['code'], ['note']], ({ code, note }) => note !== '' || (code !== 'other' && !collected), 'noteRequired'), ['note']),
  );
}

export const addForm = v.object({ test_parameter_ids: v.pipe(v.array(v.string()), v.minLength(1, 'testsRequired')), specimens_confirmed: v.boolean() });
