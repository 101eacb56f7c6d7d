import { uuidv7 } from 'uuidv7';
import type { Act } from '../act.ts';

/** A line in a specimen's history; lines are only ever added. */
export async function addSampleEvent({ tx, tenantId, user, now }: Act, sampleId: string, type: string, note = ''): Promise<void> {
  await tx.insertInto('sample_event').values({ tenant_id: tenantId, id: uuidv7(), sample_id: sampleId, at: now, type, by_id: user.id, by_name: user.full_name, note }).execute();
}
