import {
  delimitedProfile,
  type AnalyserConnection,
  type AnalyserConnectionBody,
  type AnalyserOptions,
  type listAnalyserConnections,
  type listAnalyserEvents,
} from '@alms/lis-domain/interfaces/analysers';
import { isSameText, type AnswerOf, type QueryOf } from '@alms/lis-domain/http';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { findSubdomain, timeZoneOf, todayOf } from '../../areas/facility/facility.store.ts';
import { findInstrumentsById } from '../../areas/quality-control/instruments.store.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import {
  announceConnections,
  findConnection,
  findConnections,
  insertConnection,
  updateConnection,
  type ConnectionRow,
} from './connections.store.ts';
import { analyserProfile, analyserProfiles } from './profiles/index.ts';
import { findActivities, findEvents, type Activity } from './activity.store.ts';
import { hostsOf, isPermitted, type AnalyserSettings } from './settings.ts';

const noActivity: Activity = {
  last_message_at: null,
  messages_today: 0,
  results_today: 0,
  waiting: 0,
  errors_today: 0,
  last_error: null,
};

/** Maps a connection to the contract. A process that has stopped reports nothing any more. */
export function connectionOf(
  {
    id,
    created_at,
    updated_at,
    version,
    name,
    instrument_id,
    instrument_name,
    profile,
    transport,
    port,
    peer,
    host,
    folder,
    reading,
    automatic,
    ...row
  }: ConnectionRow,
  now: Date,
  activity: Activity = noActivity,
): AnalyserConnection {
  const isRun =
    row.state === 'failed' || (row.held_until !== null && row.held_until > now.toISOString());
  return {
    id,
    created_at,
    updated_at,
    version,
    name,
    instrument: { id: instrument_id, name: instrument_name },
    profile,
    transport,
    port,
    peer,
    host,
    folder,
    reading,
    automatic,
    ...stateOf({ ...row, isRun }),
    ...activity,
  };
}

function stateOf({
  state,
  fault,
  state_at,
  paused_at,
  isRun,
}: Pick<ConnectionRow, 'state' | 'fault' | 'state_at' | 'paused_at'> & {
  isRun: boolean;
}): Pick<AnalyserConnection, 'state' | 'fault' | 'state_at'> {
  if (paused_at !== null) return { state: 'paused', fault: null, state_at: paused_at };
  return isRun ? { state, fault, state_at } : { state: 'starting', fault: null, state_at };
}

export async function list(
  context: OperationContext,
): Promise<AnswerOf<typeof listAnalyserConnections>> {
  const rows = await findConnections(context.tx, context.tenantId);
  const activities = await activitiesOf(context);
  return { items: rows.map((row) => connectionOf(row, context.now, activities.get(row.id))) };
}

async function activitiesOf(context: OperationContext): Promise<Map<string, Activity>> {
  const { tx, tenantId } = context;
  const zone = await timeZoneOf(tx, tenantId);
  const rows = await findActivities(tx, tenantId, { day: await todayOf(context), zone });
  return new Map(rows.map(({ id, ...activity }) => [id, activity]));
}

const defaultLimit = 50;

/** The latest events of the connections, newest first. */
export async function listEvents(
  { tx, tenantId }: OperationContext,
  { cursor, limit = defaultLimit, connection_id, kind }: QueryOf<typeof listAnalyserEvents>,
): Promise<AnswerOf<typeof listAnalyserEvents>> {
  const [before] = (keysOf(cursor, 1) as [number] | undefined) ?? [];
  const rows = await findEvents(tx, tenantId, { connection_id, kind, before, max: limit + 1 });
  return pageOfRows(
    rows,
    limit,
    ({ position }) => [position],
    (event) => event,
  );
}

export async function readOptions(
  { tx, tenantId }: OperationContext,
  settings: AnalyserSettings,
): Promise<AnalyserOptions> {
  const facility = await findSubdomain(tx, tenantId);
  return {
    profiles: analyserProfiles.map(({ id, manufacturer, model }) => ({ id, manufacturer, model })),
    ports: settings.ports,
    hosts: hostsOf(settings, facility),
    folders: settings.folders === null ? null : facility,
  };
}

/** Rejects what does not exist, and a port, host or folder that the operator does not permit. */
async function refuse(
  { tx, tenantId }: OperationContext,
  body: AnalyserConnectionBody,
  settings: AnalyserSettings,
): Promise<void> {
  const fields: Record<string, string> = {};
  const isDelimited = body.transport === 'folder' && body.profile === delimitedProfile;
  if (!analyserProfile(body.profile) && !isDelimited) fields['profile'] = 'must be a known profile';
  if (body.transport === 'folder' && (body.reading?.columns != null) !== isDelimited)
    fields['reading'] = isDelimited ? 'must state the columns' : 'must be null for this profile';
  const [instrument] = await findInstrumentsById(tx, tenantId, [body.instrument_id]);
  if (!instrument) fields['instrument_id'] = 'must be an active instrument';
  const { transport, host, port } = columnsOf(body);
  if (!isPermitted(settings, await findSubdomain(tx, tenantId), { transport, host, port })) {
    const permitted =
      settings.ports === null
        ? 'must be permitted by the operator, who permits no ports'
        : `must be from ${settings.ports.from} to ${settings.ports.to}`;
    const byOperator = 'must be permitted by the operator';
    Object.assign(
      fields,
      transport === 'folder'
        ? { folder: byOperator }
        : host === null
          ? { port: permitted }
          : { host: byOperator },
    );
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** A name, port, host or folder has one connection; a port even over all facilities. */
async function refuseTaken(
  { tx, tenantId }: OperationContext,
  body: AnalyserConnectionBody,
  own?: string,
): Promise<void> {
  const others = (await findConnections(tx, tenantId)).filter(({ id }) => id !== own);
  const { transport, host, port, folder } = columnsOf(body);
  const fields = {
    ...(others.some(({ name }) => isSameText(name, body.name)) && { name: 'is in use' }),
    ...(transport === 'folder'
      ? others.some((each) => each.folder?.toLowerCase() === folder?.toLowerCase()) && {
          folder: 'is in use',
        }
      : others.some(
          (each) => each.host?.toLowerCase() === host?.toLowerCase() && each.port === port,
        ) && { port: 'is in use' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('duplicate', { fields });
}

const portTaken = () => new Refusal('duplicate', { fields: { port: 'is in use' } });

const columnsOf = (body: AnalyserConnectionBody) => {
  const { name, instrument_id, profile, transport, automatic } = body;
  return {
    name,
    instrument_id,
    profile,
    transport,
    automatic,
    port: body.transport === 'folder' ? null : body.port,
    folder: body.transport === 'folder' ? body.folder : null,
    reading: body.transport === 'folder' ? body.reading : null,
    peer: body.transport === 'tcp_server' ? body.peer : null,
    host: body.transport === 'tcp_client' ? body.host : null,
  };
};

const audited = ({ id, name }: Pick<ConnectionRow, 'id' | 'name'>) =>
  ({
    category: 'settings',
    entity_type: 'analyser_connection',
    entity_id: id,
    entity_label: name,
  }) as const;

/** State until the process that runs the connection, or another one, reports. */
const notStarted = {
  state: 'starting',
  fault: null,
  state_at: null,
} as const;

export async function create(
  context: OperationContext,
  body: AnalyserConnectionBody,
  settings: AnalyserSettings,
): Promise<AnalyserConnection> {
  const { tx, now } = context;
  await refuse(context, body, settings);
  await refuseTaken(context, body);
  const id = uuidv7();
  const columns = columnsOf(body);
  if (!(await insertConnection(tx, { id, ...columns, created_at: now, updated_at: now })))
    throw portTaken();
  await announceConnections(tx);
  context.audit({ action: 'create', ...audited({ id, name: body.name }), after: columns });
  return connectionById(context, id);
}

async function connectionRow(
  { tx, tenantId }: OperationContext,
  id: string,
  options?: { lock: boolean },
): Promise<ConnectionRow> {
  const row = await findConnection(tx, tenantId, id, options);
  if (!row) throw new Refusal('not_found');
  return row;
}

const connectionById = async (context: OperationContext, id: string) =>
  connectionOf(
    await connectionRow(context, id),
    context.now,
    (await activitiesOf(context)).get(id),
  );

export async function update(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  body: AnalyserConnectionBody,
  settings: AnalyserSettings,
): Promise<AnalyserConnection> {
  const { tx, tenantId, now } = context;
  const row = await connectionRow(context, id, { lock: true });
  checkVersion(version, row.version);
  await refuse(context, body, settings);
  await refuseTaken(context, body, id);
  const columns = columnsOf(body);
  const changed = changedFields(
    Object.fromEntries(
      Object.keys(columns).map((name) => [name, row[name as keyof typeof columns]]),
    ),
    columns,
  );
  if (Object.keys(changed.after).length === 0) return connectionById(context, id);
  await sql`savepoint connection`.execute(tx);
  try {
    await updateConnection(tx, tenantId, id, {
      ...columns,
      ...notStarted,
      version: version + 1,
      updated_at: now,
    });
  } catch (error) {
    // exclusion_violation: another facility listens on this port.
    if ((error as { code?: string }).code !== '23P01') throw error;
    await sql`rollback to savepoint connection`.execute(tx);
    throw portTaken();
  }
  await announceConnections(tx);
  context.audit({ action: 'update', ...audited({ id, name: body.name }), ...changed });
  return connectionById(context, id);
}

/** Pauses or resumes a connection. Rejects one that already is paused, or is not. */
export async function setPaused(
  context: OperationContext,
  id: string,
  paused: boolean,
): Promise<AnalyserConnection> {
  const { tx, tenantId, now } = context;
  const row = await connectionRow(context, id, { lock: true });
  if ((row.paused_at !== null) === paused) throw new Refusal('conflict');
  await updateConnection(tx, tenantId, id, {
    ...notStarted,
    paused_at: paused ? now : null,
    version: row.version + 1,
    updated_at: now,
  });
  await announceConnections(tx);
  context.audit({
    action: 'update',
    ...audited(row),
    before: { paused: !paused },
    after: { paused },
  });
  return connectionById(context, id);
}

/** Deletes a connection. Its messages are kept, so the row remains. */
export async function remove(
  context: OperationContext,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { tx, tenantId, now } = context;
  const row = await connectionRow(context, id, { lock: true });
  checkVersion(version, row.version);
  await updateConnection(tx, tenantId, id, {
    ...notStarted,
    deleted_at: now,
    version: version + 1,
    updated_at: now,
  });
  await announceConnections(tx);
  const { instrument_name: instrument, profile, transport, port, peer, host } = row;
  const { folder, automatic } = row;
  context.audit({
    action: 'delete',
    ...audited(row),
    before: { instrument, profile, transport, port, peer, host, folder, automatic },
  });
}
