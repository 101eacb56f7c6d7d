import type { LaboratoryId, NamedLaboratory } from '@alms/lis-domain/facility';
import type { OperationContext } from '../../platform/http/requests/call.ts';

/** The laboratory of a record, for its answer; nothing in a facility with one. */
export type NamesLaboratory = (record: { laboratory_id: LaboratoryId }) => {
  laboratory?: NamedLaboratory;
};

/** Names laboratories in answers: only for users of a facility with several. */
export async function laboratoryNames({
  tx,
  tenantId,
  user,
}: Pick<OperationContext, 'tx' | 'tenantId' | 'user'>): Promise<NamesLaboratory> {
  if (user.laboratories.length === 0) return () => ({});
  const rows = await tx
    .selectFrom('laboratory')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return ({ laboratory_id }) => {
    const laboratory = rows.find(({ id }) => id === laboratory_id);
    return laboratory ? { laboratory } : {};
  };
}
