import { chosenLanguage } from '@alms/lis-domain/language';
import type { ResultId } from '@alms/lis-domain/results';
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
import type { ReportRequest } from './report-for-receiver.ts';
import { resultMessage, type AttachedReport } from './result-message.ts';
import { statusMessage, type StatusMessage } from './status-message.ts';

export interface TextOptions {
  tx: TenantTransaction;
  tenantId: TenantId;
  /** The facility's subdomain. */
  sender: string;
  receiver: { application: string; facility: string; status?: StatusMessage['as'] };
  now: Date;
  /** Report of the order for the receiver; omitted: without it. */
  reportOf?: (
    order: ReportRequest['order'],
    resultId: ResultId,
  ) => Promise<AttachedReport | undefined>;
}

/** Text of a message about these results or statuses, with their patient and order. */
export async function outboundText(
  { tx, tenantId, sender, receiver, now, reportOf }: TextOptions,
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
  const [first] = results;
  const text = resultMessage({
    ...head,
    report:
      first &&
      (await reportOf?.(
        {
          id: order_id,
          order_number: order.order_number,
          is_of_receiver: order.placer_number !== null,
        },
        first.id as ResultId,
      )),
    results: await findResultsOfMessage(tx, tenantId, results),
    language: chosenLanguage((await findSettings(tx, tenantId)).language),
  });
  return { text, order };
}
