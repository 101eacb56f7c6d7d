import { addDays } from '@alms/lis-domain/calendar';
import type { AnswerOf } from '@alms/lis-domain/http';
import type { UserId } from '@alms/lis-domain/identity';
import {
  authorizationDatesProblem,
  authorizationState,
  EXPIRING_DAYS,
  permissionOfTask,
  resultTasks,
  type Authorization,
  type AuthorizationId,
  type authorizeStaff,
  type Competence,
  type listCompetence,
  type listOwnAuthorizations,
  type OwnAuthorizations,
  type withdrawAuthorization,
} from '@alms/lis-domain/identity/competence';
import { newId } from '../../../platform/db/new-id.ts';
import { permissionsOf } from '../../../platform/auth/account.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext, SignedInCall } from '../../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { todayOf } from '../../facility/facility.store.ts';
import {
  addAuthorizations,
  findAuthorizations,
  findCompetentRow,
  isAuthorizationRequired,
  listCompetentRows,
  lockAuthorization,
  markWithdrawn,
  type AuthorizationRow,
  type CompetentRow,
} from './competence.store.ts';

const defaultLimit = 50;

function authorizationOf(row: AuthorizationRow, today: string): Authorization {
  const { withdrawn_by, withdrawn_by_name, withdrawn_at, withdrawal_reason } = row;
  return {
    ...row,
    state: authorizationState(
      { valid_until: row.valid_until, is_withdrawn: withdrawn_at !== null },
      today,
    ),
    granted_by: { id: row.granted_by, name: row.granted_by_name },
    withdrawal:
      withdrawn_by !== null && withdrawn_at !== null
        ? {
            by: { id: withdrawn_by, name: withdrawn_by_name ?? '' },
            at: withdrawn_at,
            reason: withdrawal_reason ?? '',
          }
        : null,
  };
}

function competenceOf(
  { id, full_name, role, granted }: CompetentRow,
  rows: readonly AuthorizationRow[],
  today: string,
): Competence {
  const permissions = permissionsOf(role, granted);
  return {
    id,
    full_name,
    role,
    tasks: resultTasks.filter((task) => permissions.includes(permissionOfTask[task])),
    authorizations: rows
      .filter(({ user_id }) => user_id === id)
      .map((row) => authorizationOf(row, today)),
  };
}

/** The authorizations of the caller. */
export async function listOwn(
  call: SignedInCall<typeof listOwnAuthorizations>,
): Promise<OwnAuthorizations> {
  const { tx, tenantId, user } = call;
  const today = await todayOf(call);
  const rows = await findAuthorizations(tx, tenantId, [user.id]);
  return {
    required: await isAuthorizationRequired(tx, tenantId),
    authorizations: rows.map((row) => authorizationOf(row, today)),
  };
}

/** Staff who enter or verify results, with their authorizations. */
export async function listCompetentStaff(
  call: SignedInCall<typeof listCompetence>,
): Promise<AnswerOf<typeof listCompetence>> {
  const { tx, tenantId, query } = call;
  const { q, department, need, cursor, limit = defaultLimit } = query;
  const today = await todayOf(call);
  const rows = await listCompetentRows(tx, tenantId, {
    words: q === '' ? undefined : q,
    department,
    need,
    today,
    soon: addDays(today, EXPIRING_DAYS),
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const authorizations = await findAuthorizations(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  );
  return pageOfRows(
    rows,
    limit,
    ({ name, id }) => [name, id],
    (row) => competenceOf(row, authorizations, today),
  );
}

async function memberOf(call: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>, id: UserId) {
  const { tx, tenantId } = call;
  const row = await findCompetentRow(tx, tenantId, id);
  if (!row) return undefined;
  return competenceOf(row, await findAuthorizations(tx, tenantId, [id]), await todayOf(call));
}

/** Authorizes another person, within the tasks that their permissions include. */
export async function authorize(call: SignedInCall<typeof authorizeStaff>): Promise<Competence> {
  const { tx, tenantId, user, params, body, now, audit } = call;
  const { departments, tasks, ...assessment } = body;
  const member = await memberOf(call, params.id);
  if (!member) throw new Refusal('not_found');
  if (member.id === user.id) throw new Refusal('own_account');
  const dates = authorizationDatesProblem(assessment, await todayOf(call));
  if (dates) throw invalid({ [dates.field]: dates.problem });
  const missing = tasks.find((task) => !member.tasks.includes(task));
  if (missing !== undefined)
    throw invalid({ tasks: `must not contain ${missing}: the account lacks the permission` });
  await addAuthorizations(
    tx,
    [...new Set(departments)].map((department) => ({
      tenant_id: tenantId,
      id: newId<AuthorizationId>(),
      user_id: member.id,
      department,
      tasks: resultTasks.filter((task) => tasks.includes(task)),
      ...assessment,
      granted_by: user.id,
      granted_by_name: user.full_name,
      granted_at: now,
    })),
  );
  audit({
    action: 'create',
    category: 'settings',
    entity_type: 'authorization',
    entity_id: member.id,
    entity_label: member.full_name,
    after: body,
  });
  return (await memberOf(call, member.id)) ?? member;
}

/** Withdraws an authorization that is in force. */
export async function withdraw(
  call: SignedInCall<typeof withdrawAuthorization>,
): Promise<Competence> {
  const { tx, tenantId, user, params, body, now, audit } = call;
  const row = await lockAuthorization(tx, tenantId, params.id);
  const member = row && (await memberOf(call, row.user_id));
  if (!row || !member) throw new Refusal('not_found');
  const today = await todayOf(call);
  const { valid_until, withdrawn_at } = row;
  const state = authorizationState({ valid_until, is_withdrawn: withdrawn_at !== null }, today);
  if (state === 'withdrawn' || state === 'expired') throw new Refusal('conflict');
  await markWithdrawn(tx, tenantId, row.id, {
    by: user.id,
    by_name: user.full_name,
    at: now,
    reason: body.reason,
  });
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'authorization',
    entity_id: member.id,
    entity_label: member.full_name,
    before: { department: row.department, tasks: row.tasks, valid_until },
    after: { withdrawn: true },
    reason: body.reason,
  });
  return (await memberOf(call, member.id)) ?? member;
}
