import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import type { OrderRow } from './orders.store.ts';

/** The order of an audit event. */
export const auditedOrder = ({
  id,
  order_number,
  patient_id,
}: Pick<OrderRow, 'id' | 'order_number' | 'patient_id'>) =>
  ({
    category: 'order',
    entity_type: 'order',
    entity_id: id,
    entity_label: order_number,
    patient_id,
  }) as const satisfies Partial<AuditEntry>;
