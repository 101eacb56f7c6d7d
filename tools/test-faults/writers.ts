import { readPatient, registerPatient, type PatientId } from '@alms/lis-domain/patients';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { call, type Person, type WorkingFacility } from '../deployment/facility.ts';
import type { Entrance } from '../deployment/processes.ts';

/** Outcomes reported to the simulated users. */
export interface Written {
  /** Patients whose registration was acknowledged, by name. */
  acknowledged: Map<string, PatientId>;
  /** Number of responses by status; 0 for no response. */
  statuses: Map<number, number>;
  /** Longest wait for a response or a connection error, in milliseconds. */
  longest: number;
}

export interface Writers {
  written: Written;
  /** Starts no new registration; pending ones are retried until acknowledged. */
  stop(): Promise<Written>;
}

const pause = 100;

/**
 * Simulates users who register one patient after another, each with its own idempotency key.
 * Unacknowledged registrations are retried with the same key at the next entrance, as a user does
 * after an error.
 */
export function startWriters(
  facility: WorkingFacility,
  entrances: () => readonly Entrance[],
  count: number,
): Writers {
  const written: Written = { acknowledged: new Map(), statuses: new Map(), longest: 0 };
  const stopping = new AbortController();

  async function register(as: Person, given_name: string, first: number): Promise<void> {
    const key = crypto.randomUUID();
    const body = {
      family_name: 'Faulttest',
      given_name,
      gender: 'female',
      sex_for_ranges: 'female',
      birth_date: '1957-11-03',
      phone: '',
      email: '',
    } as const;
    for (let attempt = first; ; attempt += 1) {
      const open = entrances();
      const entrance = open[attempt % open.length];
      if (!entrance) throw new Error('No API entry point is available.');
      const since = performance.now();
      const { status, text } = await call(entrance, as, registerPatient, { key, body }).catch(
        () => ({ status: 0, text: '' }),
      );
      written.longest = Math.max(written.longest, performance.now() - since);
      written.statuses.set(status, (written.statuses.get(status) ?? 0) + 1);
      if (status === 201)
        return void written.acknowledged.set(
          given_name,
          (JSON.parse(text) as { id: PatientId }).id,
        );
      if (
        ![0, 429, 502, 503, 504].includes(status) &&
        !(status === 409 && text.includes('idempotency_running'))
      )
        throw new Error(`A registration was permanently rejected: ${status} ${text}`);
      await delay(pause);
    }
  }
  const people = Array.from({ length: count }, async (_, person) => {
    const as = facility.people[person % facility.people.length];
    if (!as) throw new Error('The facility has no users.');
    for (let number = 1; !stopping.signal.aborted; number += 1)
      await register(as, `Person${person}patient${number}`, person);
  });
  const done = Promise.all(people);
  // `stop` reports the failure, and is always called.
  done.catch(() => undefined);
  return {
    written,
    async stop() {
      stopping.abort();
      await done;
      return written;
    },
  };
}

/**
 * Returns the problems of the stored data: acknowledged but not readable, duplicated, or stored
 * without acknowledgement. Empty when there are none.
 */
export async function problemsOf(
  { acknowledged }: Written,
  {
    owner,
    facility,
    entrance,
  }: { owner: pg.Client; facility: WorkingFacility; entrance: Entrance },
): Promise<string[]> {
  const as = facility.people[0];
  if (!as) throw new Error('The facility has no users.');
  const found: string[] = [];
  for (const [index, [name, id]] of [...acknowledged].entries()) {
    const reader = facility.people[index % facility.people.length] ?? as;
    const { status, text } = await call(entrance, reader, readPatient, { params: { id } });
    if (status !== 200 || (JSON.parse(text) as { given_name: string }).given_name !== name)
      found.push(`lost: ${name} (${status})`);
  }
  const { rows } = await owner.query<{ given_name: string; count: number }>(
    "select given_name, count(*)::integer as count from patient where tenant_id = $1 and family_name = 'Faulttest' group by given_name",
    [facility.tenantId],
  );
  for (const { given_name, count } of rows) {
    if (count > 1) found.push(`duplicated: ${given_name}, ${count} times`);
    if (!acknowledged.has(given_name)) found.push(`never acknowledged: ${given_name}`);
  }
  const { rows: lines } = await owner.query<{ count: number }>(
    "select count(*)::integer as count from audit_event where tenant_id = $1 and action = 'create' and entity_type = 'patient'",
    [facility.tenantId],
  );
  if (lines[0]?.count !== acknowledged.size)
    found.push(
      `the audit trail contains ${lines[0]?.count} registrations, but ${acknowledged.size} were acknowledged`,
    );
  return found;
}
