import {
  analyserConnectionBody,
  createAnalyserConnection,
  deleteAnalyserConnection,
  listAnalyserConnections,
  pauseAnalyserConnection,
  readAnalyserOptions,
  resumeAnalyserConnection,
  updateAnalyserConnection,
  type AnalyserConnection,
} from '@alms/lis-domain/interfaces/analysers';
import { createInstrument } from '@alms/lis-domain/quality-control';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { made, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

const { server, lab } = await testLaboratory('analysers', {
  analysers: {
    address: 'localhost',
    ports: { from: 5600, to: 5699 },
    hosts: [
      { subdomain: 'analysers', host: '10.0.0.5', port: 9100 },
      { subdomain: 'neighbour', host: '10.0.0.6', port: 9100 },
    ],
    folders: '/srv/analysers',
  },
});
const admin = await lab.staff('admin');
const neighbour = await openLaboratory(server, 'neighbour');
const admins = new Map([
  [lab, admin],
  [neighbour, await neighbour.staff('admin')],
]);

let names = 0;
async function anInstrument(at: Laboratory = lab): Promise<string> {
  const { id } = await made<{ id: string }>(
    server.call(
      createInstrument,
      { body: { name: `Analyser ${(names += 1)}` } },
      { as: admins.get(at)! },
    ),
  );
  return id;
}

let ports = 5_600;
const listening = async (change: object = {}, at: Laboratory = lab) => ({
  name: `Connection ${(names += 1)}`,
  instrument_id: await anInstrument(at),
  profile: 'roche-cobas-c311-e411',
  transport: 'tcp_server' as const,
  port: (ports += 1),
  peer: '10.0.0.0/24',
  automatic: false,
  ...change,
});
const connecting = async (change: object = {}, at: Laboratory = lab) => {
  const { peer: _peer, ...body } = await listening({}, at);
  return { ...body, transport: 'tcp_client' as const, host: '10.0.0.5', port: 9100, ...change };
};

type Body = Awaited<ReturnType<typeof listening>> | Awaited<ReturnType<typeof connecting>>;
const create = (body: Body, as: Person = admin) =>
  server.call(createAnalyserConnection, { body }, { as });
const created = async (change: object = {}) =>
  made<AnalyserConnection>(create(await listening(change)));
const update = ({ id, version }: AnalyserConnection, body: Body) =>
  server.call(updateAnalyserConnection, { params: { id }, version, body }, { as: admin });
const remove = ({ id, version }: AnalyserConnection) =>
  server.call(deleteAnalyserConnection, { params: { id }, version }, { as: admin });
const all = async (as = admin) =>
  (await server.call(listAnalyserConnections, {}, { as })).body['items'] as AnalyserConnection[];

describe('connection to an analyser', () => {
  it('is created without automatic acceptance, and audited', async () => {
    const { automatic: _automatic, ...body } = await listening();
    const answer = await create(body as Body);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        name: body.name,
        instrument: { id: body.instrument_id },
        transport: 'tcp_server',
        port: body.port,
        peer: '10.0.0.0/24',
        host: null,
        automatic: false,
        state: 'starting',
        fault: null,
      },
    ]);
    const [entry] = await trailOf(server, lab, { entity_id: String(answer.body['id']) });
    expect(entry).toMatchObject({
      action: 'create',
      entity_type: 'analyser_connection',
      entity_label: body.name,
    });
  });

  it('is listed by name in its facility only', async () => {
    const { id } = await created({ name: 'AA first' });
    const { id: other } = await created({ name: 'aa second' });
    const ids = (await all()).map((each) => each.id);
    expect(ids.indexOf(other)).toBe(ids.indexOf(id) + 1);
    expect((await all(admins.get(neighbour))).map((each) => each.id)).not.toContain(id);
  });

  it('is changed, with its version and the changed fields in the audit trail', async () => {
    const before = await created();
    const body = await listening({ automatic: true, name: before.name, port: before.port });
    const after = await made<AnalyserConnection>(
      update(before, { ...body, instrument_id: before.instrument.id }),
    );
    expect(after).toMatchObject({ automatic: true, version: before.version + 1 });
    const entries = await trailOf(server, lab, { entity_id: before.id });
    expect(entries.find(({ action }) => action === 'update')).toMatchObject({
      before: { automatic: false },
      after: { automatic: true },
    });
    expect((await update(before, body)).body['code']).toBe('version_stale');
  });

  it('keeps its version when nothing changes', async () => {
    const body = await listening();
    const before = await made<AnalyserConnection>(create(body));
    expect(await made<AnalyserConnection>(update(before, body))).toEqual(before);
  });

  it('is paused and resumed once', async () => {
    const { id } = await created();
    const pause = () => server.call(pauseAnalyserConnection, { params: { id } }, { as: admin });
    const resume = () => server.call(resumeAnalyserConnection, { params: { id } }, { as: admin });
    expect((await resume()).body['code']).toBe('conflict');
    expect((await pause()).body['state']).toBe('paused');
    expect((await pause()).body['code']).toBe('conflict');
    expect((await resume()).body['state']).toBe('starting');
  });

  it('leaves its name and port when it is deleted', async () => {
    const body = await listening();
    const before = await made<AnalyserConnection>(create(body));
    expect((await remove({ ...before, version: 9 })).body['code']).toBe('version_stale');
    expect((await remove(before)).status).toBe(204);
    expect((await remove(before)).body['code']).toBe('not_found');
    expect((await all()).map(({ id }) => id)).not.toContain(before.id);
    expect((await create(body)).status).toBe(201);
  });

  it('has a name of its own', async () => {
    await created({ name: 'Haematology' });
    const answer = await create(await listening({ name: 'HAEMATOLOGY' }));
    expect(answer.body).toMatchObject({ code: 'duplicate', fields: { name: 'is in use' } });
  });

  it('has a port of its own, over all facilities', async () => {
    const { port } = await created();
    const taken = { code: 'duplicate', fields: { port: 'is in use' } };
    expect((await create(await listening({ port }))).body).toMatchObject(taken);
    const body = await listening({ port }, neighbour);
    const as = admins.get(neighbour)!;
    expect((await create(body, as)).body).toMatchObject(taken);
    const own = await made<AnalyserConnection>(create(await listening({}, neighbour), as));
    const change = { params: { id: own.id }, version: own.version };
    expect(
      (await server.call(updateAnalyserConnection, { ...change, body }, { as })).body,
    ).toMatchObject(taken);
  });

  it('connects only to the hosts that the operator permits its facility', async () => {
    const refusal = (answer: { body: Record<string, unknown> }) => answer.body['fields'];
    const fields = { host: 'must be permitted by the operator' };
    expect(refusal(await create(await connecting({ host: '10.0.0.6' })))).toEqual(fields);
    expect(refusal(await create(await connecting({ port: 22 })))).toEqual(fields);
    expect(refusal(await create(await connecting({ host: '127.0.0.1' })))).toEqual(fields);
    expect((await create(await connecting())).body).toMatchObject({
      host: '10.0.0.5',
      port: 9100,
      peer: null,
    });
    expect(refusal(await create(await connecting()))).toEqual({ port: 'is in use' });
  });

  it('listens only on the ports that the operator permits', async () => {
    const answer = await create(await listening({ port: 5_432 }));
    expect(answer.body).toMatchObject({
      code: 'invalid',
      fields: { port: 'must be from 5600 to 5699' },
    });
  });

  it('has a known profile and an active instrument of the facility', async () => {
    const answer = await create(
      await listening({ profile: 'unknown', instrument_id: await anInstrument(neighbour) }),
    );
    expect(answer.body['fields']).toEqual({
      profile: 'must be a known profile',
      instrument_id: 'must be an active instrument',
    });
  });

  it('offers profiles and what the operator permits', async () => {
    const answer = await server.call(readAnalyserOptions, {}, { as: admin });
    expect(answer.body).toMatchObject({
      ports: { from: 5600, to: 5699 },
      hosts: [{ host: '10.0.0.5', port: 9100 }],
      folders: 'analysers',
    });
    expect(answer.body['profiles']).toContainEqual(
      expect.objectContaining({ id: 'roche-cobas-c311-e411' }),
    );
  });

  it('is for administrators', async () => {
    const as = await lab.staff('lab_manager');
    expect((await server.call(listAnalyserConnections, {}, { as })).status).toBe(403);
  });
});

it.each([
  ['10.0.0.5', true],
  ['10.0.0.0/24', true],
  ['fd00::5', true],
  ['fd00::/64', true],
  ['10.0.0.0/33', false],
  ['10.0.0.256', false],
  ['10.0.0.0/24/8', false],
  ['analyser.local', false],
  ['', false],
])('permits the peer %s: %s', async (peer, is) => {
  expect(v.is(analyserConnectionBody, await listening({ peer }))).toBe(is);
});
