import type { DetailedResult } from './results.store.ts';

/** Names a result in an audit event. */
export const auditedResult = ({
  id,
  order_number,
  code,
  patient_id,
}: Pick<DetailedResult, 'id' | 'order_number' | 'code' | 'patient_id'>) =>
  ({
    category: 'result',
    entity_type: 'result',
    entity_id: id,
    entity_label: `${order_number} ${code}`,
    patient_id,
  }) as const;
