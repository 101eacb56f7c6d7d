import { chosenLanguage } from '@alms/lis-domain/language';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { findSettings } from '../../areas/facility/facility.store.ts';
import {
  findOrderOfMessage,
  findResultsOfMessage,
  findStatusesOfMessage,
  type PendingContent,
} from './outbound.store.ts';
import { resultMessage } from './result-message.ts';
import { statusMessage, type StatusMessage } from './status-message.ts';

export interface TextOptions {
  tx: TenantTransaction;
  tenantId: TenantId;
  /** The facility's subdomain. */
  sender: string;
  receiver: { application: string; facility: string; status?: StatusMessage['as'] };
  now: Date;
}

/** Text of a message about these results or statuses, with their patient and order. */
export async function outboundText(
  { tx, tenantId, sender, receiver, now }: TextOptions,
  { control_id, order_id }: Pick<Selectable<Schema['hl7_outbound']>, 'control_id' | 'order_id'>,
  { results, statuses }: PendingContent,
) {
  const order = await findOrderOfMessage(tx, tenantId, order_id);
  const head = {
    control_id,
    now,
    sender,
    receiver,
    patient: order,
    order: { ...order, placer_number: order.placer_number ?? '' },
  };
  if (statuses !== null) {
    const items = await findStatusesOfMessage(tx, tenantId, statuses);
    return { text: statusMessage({ ...head, as: receiver.status ?? 'ORM', items }), order };
  }
  const text = resultMessage({
    ...head,
    results: await findResultsOfMessage(tx, tenantId, results),
    language: chosenLanguage((await findSettings(tx, tenantId)).language),
  });
  return { text, order };
}
