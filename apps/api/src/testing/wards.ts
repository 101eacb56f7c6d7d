import { defaultGrants } from '@alms/lis-domain/access';
import { createWard, type Ward, type WardBody } from '@alms/lis-domain/facility';
import { changeStaffAccess } from '@alms/lis-domain/identity/staff';
import { mainLaboratory } from '../areas/facility/laboratories.store.ts';
import type { Laboratory } from './laboratory.ts';
import type { Person, TestServer } from './test-server.ts';

let wards = 0;

/** A new ward of the laboratory. */
export async function wardOf(
  server: TestServer,
  { tenantId }: Pick<Laboratory, 'tenantId'>,
  as: Person,
  change: Partial<WardBody> = {},
): Promise<Ward> {
  wards += 1;
  const body = { name: `Ward ${wards}`, code: `W${wards}`, ...change };
  const answer = await server.call(
    createWard,
    { body: { laboratory_id: mainLaboratory(tenantId), ...body } },
    { as },
  );
  if (answer.status !== 201) throw new Error(`The ward was not created: ${answer.text}`);
  return answer.body as unknown as Ward;
}

/** A new doctor or nurse who works in the ward. */
export async function wardMember(
  server: TestServer,
  { person }: Pick<Laboratory, 'person'>,
  { as, ward, role }: { as: Person; ward: Ward; role: 'nurse' | 'doctor' },
): Promise<Person> {
  const member = await person(role);
  const { status, text } = await server.call(
    changeStaffAccess,
    {
      params: { id: member.id },
      version: 1,
      body: { role, permissions: [...defaultGrants[role]], ward_ids: [ward.id] },
    },
    { as },
  );
  if (status !== 200) throw new Error(`The ward was not assigned: ${text}`);
  return member;
}
