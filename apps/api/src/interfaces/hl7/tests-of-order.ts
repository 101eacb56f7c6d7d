import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { hasPlacerNumber } from './inbound.store.ts';
import { Hl7Refusal } from './message.ts';
import type { RequestedTest } from './order-message.ts';

/** Matches a test by LOINC or the facility's own code; ambiguous matches are rejected. */
export function testOf(
  { code, isLoinc, place }: RequestedTest,
  offered: readonly TestParameter[],
): TestParameter {
  const found = offered.filter((test) =>
    isLoinc ? test.loinc?.code === code : test.code === code,
  );
  const [test] = found;
  if (!test || found.length > 1)
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      `OBR-4 identifies ${test ? 'more than one test' : 'no orderable test'}: ${code.slice(0, 40)}`,
      place,
    );
  return test;
}

/** Refuses a message with an order number that was already accepted from its sender. */
export async function refuseKnownNumbers(
  { tx, tenantId }: OperationContext,
  numbers: readonly string[],
  sender: string,
): Promise<void> {
  if (numbers.length > 0 && (await hasPlacerNumber(tx, tenantId, sender, numbers)))
    throw new Hl7Refusal('AE', 'duplicateKey', 'An order with this number was already accepted', {
      segment: 'ORC',
      sequence: 1,
      field: 2,
    });
}
