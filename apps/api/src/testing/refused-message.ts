import { createHash, randomUUID } from 'node:crypto';
import { anApiToken } from './api-token.ts';
import type { Person, TestFacility } from './test-server.ts';

/**
 * Records a refused order message of a new token, with the test in `OBR-4`, and returns its id. The
 * text is complete except for the token.
 */
export async function refusedMessage(
  facility: TestFacility,
  maker: Person,
  now: Date,
  { test = 'NOPE', type = 'ORM^O01', pid = 'PID|1||unknown||Müller^Hanna||19571103|F' } = {},
): Promise<string> {
  const control = randomUUID();
  const { id: token_id } = await anApiToken(
    facility,
    maker,
    ['hl7.orders', 'hl7.patients'],
    now,
    'HIS',
  );
  const raw = Buffer.from(
    [
      `MSH|^~\\&|HIS|WARD|ALMS||20260512084200|***|${type}|${control}|P|2.5.1`,
      pid,
      `ORC|NW|P-${control}||||||||||7^Roundsworth^Dara^^^Dr.`,
      `OBR|1|||${test}^Test^L`,
    ].join('\r'),
  );
  const { id } = await facility.transaction((tx) =>
    tx
      .insertInto('incoming_message')
      .values({
        tenant_id: facility.tenantId,
        token_id,
        sender: 'HIS|WARD',
        message_type: type,
        control_id: control,
        content_hash: createHash('sha256').update(control).digest(),
        raw,
        size: raw.length,
        state: 'refused',
        answer: 'AE',
        error_code: '204',
        location: 'OBR-4',
        reason: `OBR-4 identifies no orderable test: ${test}`,
        received_at: now,
        last_received_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}
