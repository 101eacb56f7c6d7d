import type { AnswerOf } from '@alms/lis-domain/http';
import type { endOtherSessions, endSession, listSessions } from '@alms/lis-domain/identity';
import type { SignedInCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import * as store from '../../../platform/auth/session.store.ts';

export async function listOwnSessions({
  tx,
  tenantId,
  user,
  sessionId,
  isVisitor,
  now,
}: SignedInCall<typeof listSessions>): Promise<AnswerOf<typeof listSessions>> {
  const sessions = await store.sessionsOf(tx, tenantId, user.id, now);
  return {
    items: sessions.map((session) => ({
      ...session,
      // Visitors of the live demo share an account and must not learn each other's addresses.
      ip: isVisitor ? null : session.ip,
      current: session.id === sessionId,
    })),
  };
}

/** Ends one of the user's sessions. Sessions of other users and ended sessions are not found. */
export async function endOneSession(call: SignedInCall<typeof endSession>): Promise<void> {
  const { tx, tenantId, user, params, now } = call;
  const sessions = await store.sessionsOf(tx, tenantId, user.id, now);
  if (!sessions.some(({ id }) => id === params.id)) throw new Refusal('not_found');
  await end(call, [params.id]);
}

export async function endOthers(
  call: SignedInCall<typeof endOtherSessions>,
): Promise<AnswerOf<typeof endOtherSessions>> {
  const { tx, tenantId, user, sessionId, now } = call;
  const others = (await store.sessionsOf(tx, tenantId, user.id, now))
    .map(({ id }) => id)
    .filter((id) => id !== sessionId);
  await end(call, others);
  return { ended: others.length };
}

async function end(
  {
    tx,
    tenantId,
    user,
    now,
    audit,
  }: SignedInCall<typeof endSession> | SignedInCall<typeof endOtherSessions>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await store.endSession(tx, tenantId, id, now);
    audit({
      action: 'logout',
      category: 'security',
      entity_type: 'session',
      entity_id: id,
      entity_label: user.email,
    });
  }
}
