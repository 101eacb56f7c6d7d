import type { TenantId } from '@alms/lis-domain/tenancy';
import type pg from 'pg';
import {
  chained,
  genesis,
  type ChainPoint,
} from '../../apps/api/src/platform/audit/audit-trail.ts';

export interface BulkAuditLines {
  tenantId: TenantId;
  from: string;
  to: string;
  lines: number;
}

const PART = 5_000;

/**
 * Appends audit lines with valid hashes, evenly distributed over a period: twenty users read the
 * records of some patients.
 */
export async function bulkAuditLines(
  owner: pg.Client,
  { tenantId, from, to, lines }: BulkAuditLines,
): Promise<void> {
  const { rows } = await owner.query<ChainPoint>(
    'select seq, hash from audit_event where tenant_id = $1 order by seq desc limit 1',
    [tenantId],
  );
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  let last = rows[0] ?? genesis;
  for (let first = 0; first < lines; first += PART) {
    const next = Array.from({ length: Math.min(PART, lines - first) }, (_, index) => {
      const number = first + index;
      const actor = {
        id: `a0000000-0000-7000-8000-${String(number % 20).padStart(12, '0')}`,
        name: `Person ${number % 20}`,
        role: 'technician',
      };
      return {
        entry: {
          action: 'read',
          category: 'patient',
          entity_type: 'patient',
          entity_label: `Testperson ${number % 500}`,
        } as const,
        context: {
          tenantId,
          at: new Date(begin + ((end - begin) * number) / lines),
          actor,
          requestId: 'bench',
        },
      };
    });
    const written = chained(next, last);
    last = written.at(-1) ?? last;
    await owner.query(
      'insert into audit_event select * from jsonb_populate_recordset(null::audit_event, $1)',
      [JSON.stringify(written)],
    );
  }
}
