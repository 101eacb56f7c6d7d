import { chosenLanguage } from '@alms/lis-domain/language';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { findSettings } from '../../areas/facility/facility.store.ts';
import { findMessageContent } from './outbound.store.ts';
import { resultMessage } from './result-message.ts';

export interface TextOptions {
  tx: TenantTransaction;
  tenantId: TenantId;
  /** The facility's subdomain. */
  sender: string;
  receiver: { application: string; facility: string };
  now: Date;
}

/** Text of a message about these results, with their patient and order. */
export async function outboundText(
  { tx, tenantId, sender, receiver, now }: TextOptions,
  { control_id, order_id }: Pick<Selectable<Schema['hl7_outbound']>, 'control_id' | 'order_id'>,
  versions: readonly { id: string; version: number }[],
) {
  const { order, results } = await findMessageContent(tx, tenantId, order_id, versions);
  const text = resultMessage({
    control_id,
    now,
    sender,
    receiver,
    patient: order,
    order: { ...order, placer_number: order.placer_number ?? '' },
    results,
    language: chosenLanguage((await findSettings(tx, tenantId)).language),
  });
  return { text, order };
}
