import { specimenOf } from '@alms/lis-domain/catalogue';
import { idOf } from '@alms/lis-domain/fixtures';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  collectVisit,
  countCollection,
  identityValidSeconds,
  listSamples,
  printLabels,
  type PrintedLabel,
  type Sample,
} from '@alms/lis-domain/samples';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

const { server, lab } = await testLaboratory('visits');
const phlebotomist = await lab.staff('phlebotomist');

type Identity = BodyOf<typeof collectVisit>['identity'];
const stated: Identity = { check: { name: true, birth_date: true }, seconds_ago: 30 };

/** Specimens of two orders of one patient, in four containers. */
async function visit(): Promise<Sample[]> {
  const patientId = await lab.patient();
  const orders = [
    await lab.order(['NA', 'HGB'], { patientId }),
    await lab.order(['K', 'PT'], { patientId }),
  ];
  return (await Promise.all(orders.map((order) => lab.samplesOf(order)))).flat();
}

const printed = (
  samples: readonly Pick<Sample, 'id'>[],
  { identity = stated, reason, as = phlebotomist }: PrintOptions = {},
) =>
  server.call(
    printLabels,
    {
      body: {
        identity,
        sample_ids: samples.map(({ id }) => id),
        ...(reason !== undefined && { reason }),
      },
    },
    { as },
  );
interface PrintOptions {
  identity?: Identity;
  reason?: string;
  as?: Person;
}

const collected = (
  samples: readonly Pick<Sample, 'id' | 'version'>[],
  { identity = stated, as = phlebotomist, ...body }: CollectOptions = {},
) =>
  server.call(
    collectVisit,
    { body: { identity, items: samples.map(({ id, version }) => ({ id, version })), ...body } },
    { as },
  );
interface CollectOptions extends Partial<BodyOf<typeof collectVisit>> {
  as?: Person;
}

const now = async ([first]: readonly Sample[]): Promise<Sample[]> => {
  const { body } = await server.call(
    listSamples,
    { query: { patient_id: first?.patient.id ?? idOf('none') } },
    { as: phlebotomist },
  );
  return (body as unknown as { items: Sample[] }).items;
};

const statesOf = async (samples: readonly Sample[]) =>
  (await now(samples)).map(({ status }) => status);

describe('collecting all specimens of a visit', () => {
  it('records collector, time and the one identity check with each specimen', async () => {
    const samples = await visit();
    const answer = await collected(samples, { fasting: 'fasting' });
    expect(answer.status).toBe(200);
    const { items } = answer.body as unknown as { items: Sample[] };
    expect(items.map(({ id }) => id)).toEqual(samples.map(({ id }) => id));
    const confirmed_at = new Date(server.clock.now().getTime() - 30_000).toISOString();
    for (const item of items) {
      expect(item).toMatchObject({
        status: 'collected',
        collected_by: 'Test phlebotomist',
        collected_at: server.clock.now().toISOString(),
        fasting: 'fasting',
        version: 2,
      });
      expect(item.events.map(({ type, by, code }) => [type, by, code])).toEqual([
        ['expected', 'Test doctor', undefined],
        ['collected', 'Test phlebotomist', 'stated'],
      ]);
      const [line] = await trailOf(server, lab, { entity_id: item.id });
      expect(line).toMatchObject({
        action: 'update',
        patient_id: item.patient.id,
        after: { identity_check: { name: true, birth_date: true, confirmed_at } },
      });
    }
    const stored = await lab.transaction((tx) =>
      tx
        .selectFrom('sample')
        .select('identity_check')
        .where(
          'id',
          'in',
          samples.map(({ id }) => id),
        )
        .execute(),
    );
    expect(stored).toHaveLength(samples.length);
    for (const { identity_check } of stored)
      expect(identity_check).toEqual({ name: true, birth_date: true, confirmed_at });
  });

  it('accepts the scanned wristband of the patient, and no other', async () => {
    const samples = await visit();
    const { mrn } = samples[0]?.patient ?? { mrn: '' };
    const scanned = (wristband_number: string) =>
      collected(samples, { identity: { check: { wristband_number }, seconds_ago: 0 } });
    expect(await scanned('MRN-0')).toMatchObject({
      status: 409,
      body: { code: 'identity_not_confirmed' },
    });
    expect(await statesOf(samples)).toEqual(samples.map(() => 'expected'));
    const answer = await scanned(mrn.toLowerCase());
    expect(answer.status).toBe(200);
    const { items } = answer.body as unknown as { items: Sample[] };
    expect(items.map(({ events }) => events.at(-1)?.code)).toEqual(
      samples.map(() => 'wristband_scan'),
    );
  });

  it.each([
    ['incomplete', { check: { name: true, birth_date: false }, seconds_ago: 0 }],
    [
      'of the kind for unidentified patients',
      { check: { wristband: true, order_number: true }, seconds_ago: 0 },
    ],
  ])('is rejected when the identity check is %s', async (_, identity) => {
    const samples = await visit();
    expect(await collected(samples, { identity })).toMatchObject({
      status: 409,
      body: { code: 'identity_not_confirmed' },
    });
  });

  it('is rejected when the identity check is older than ten minutes', async () => {
    const samples = await visit();
    const after = (seconds_ago: number) =>
      collected(samples, { identity: { ...stated, seconds_ago } });
    expect(await after(identityValidSeconds + 1)).toMatchObject({
      status: 409,
      body: { code: 'identity_expired' },
    });
    expect(await statesOf(samples)).toEqual(samples.map(() => 'expected'));
    expect((await after(identityValidSeconds)).status).toBe(200);
  });

  it('records nothing when one specimen was changed or collected by another user', async () => {
    const samples = await visit();
    const [first, ...others] = samples;
    if (!first) throw new Error('A visit without specimens.');
    expect((await collected([first])).status).toBe(200);
    expect(await collected(samples)).toMatchObject({
      status: 412,
      body: { code: 'version_stale' },
    });
    expect(await collected([...others, { ...first, version: 2 }])).toMatchObject({
      status: 409,
      body: { code: 'sample_not_usable' },
    });
    expect((await statesOf(samples)).filter((status) => status === 'collected')).toHaveLength(1);
  });

  it('succeeds once for two concurrent requests', async () => {
    const samples = await visit();
    const answers = await Promise.all([collected(samples), collected(samples.toReversed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is rejected for specimens of several patients', async () => {
    const samples = [...(await visit()), ...(await visit())];
    expect(await collected(samples)).toMatchObject({
      status: 409,
      body: { code: 'specimens_of_several_patients' },
    });
    expect(await printed(samples)).toMatchObject({
      status: 409,
      body: { code: 'specimens_of_several_patients' },
    });
  });

  it('is rejected without consent to a test that requires it', async () => {
    await lab.changeTest('TSH', {
      consent_required: true,
      specimens: [specimenOf('SER', 'sst', {})],
    });
    const [sample] = await lab.samplesOf(await lab.order(['TSH']));
    if (!sample) throw new Error('An order without a specimen.');
    expect(await collected([sample])).toMatchObject({
      status: 409,
      body: { code: 'consent_not_confirmed' },
    });
    const { id, version } = sample;
    const items = [{ id, version, consent: true, volume_ml: 2.5 }];
    expect(await collected([sample], { items })).toMatchObject({
      status: 200,
      body: { items: [{ consent_confirmed: true, volume_ml: 2.5 }] },
    });
  });

  it('rejects duplicates and specimens of other facilities', async () => {
    const samples = await visit();
    expect((await collected([...samples, ...samples])).status).toBe(422);
    expect((await collected([])).status).toBe(422);
    const other = await openLaboratory(server, 'other-visits');
    expect((await collected(samples, { as: await other.staff('phlebotomist') })).status).toBe(404);
  });

  it.each(['receptionist', 'data_entry', 'doctor', 'patient'] as const)(
    'is denied to a %s',
    async (role) => {
      const samples = await visit();
      const as = await lab.person(role);
      expect((await collected(samples, { as })).status).toBe(403);
      expect((await printed(samples, { as })).status).toBe(403);
    },
  );
});

describe('printing the labels of a visit', () => {
  it('returns one label per specimen, in request order, and records each print', async () => {
    const samples = await visit();
    const answer = await printed(samples);
    expect(answer.status).toBe(200);
    const { items } = answer.body as unknown as { items: PrintedLabel[] };
    expect(items.map(({ sample_id }) => sample_id)).toEqual(samples.map(({ id }) => id));
    for (const { drawing, accession_number } of items) {
      expect(drawing).toContain(accession_number);
      expect(drawing).toContain(samples[0]?.patient.mrn);
      // The collector’s initials, without a time that is not known yet.
      expect(drawing).toMatch(/text-anchor="end" >⁨?TP⁩?</);
    }
    for (const { id, status, version, events } of await now(samples)) {
      expect([status, version, events.at(-1)?.type]).toEqual(['expected', 1, 'label_printed']);
      expect((await trailOf(server, lab, { entity_id: id }))[0]).toMatchObject({
        action: 'print',
        after: { identity_check: { name: true, birth_date: true } },
      });
    }
    // Printing does not change the version, so the visit can be collected as it was read.
    expect((await collected(samples)).status).toBe(200);
  });

  it('records the reason of a second print', async () => {
    const samples = await visit();
    await printed(samples);
    await printed(samples, { reason: 'Damaged' });
    for (const { events } of await now(samples))
      expect(events.filter(({ type }) => type === 'label_printed').map(({ note }) => note)).toEqual(
        ['', 'Damaged'],
      );
  });

  it('is rejected without a valid identity check, or for a specimen already collected', async () => {
    const samples = await visit();
    const codeOf = async (identity: Identity) =>
      (await printed(samples, { identity })).body['code'];
    expect(await codeOf({ ...stated, check: { name: false, birth_date: true } })).toBe(
      'identity_not_confirmed',
    );
    expect(await codeOf({ ...stated, seconds_ago: identityValidSeconds + 1 })).toBe(
      'identity_expired',
    );
    await collected(samples.slice(0, 1));
    expect(await codeOf(stated)).toBe('sample_not_usable');
    for (const { events } of await now(samples))
      expect(events.map(({ type }) => type)).not.toContain('label_printed');
  });
});

describe('collection progress', () => {
  it('counts patients waiting and patients collected today, each once', async () => {
    const own = await openLaboratory(server, 'progress');
    const as = await own.staff('phlebotomist');
    const progress = async (reader = as) =>
      (await server.call(countCollection, { query: {} }, { as: reader })).body;
    expect(await progress()).toEqual({
      waiting: 0,
      collected_today: 0,
      specimens: 0,
      urgent_specimens: 0,
    });
    const patientId = await own.patient();
    const first = await own.order(['NA', 'HGB'], { patientId });
    await own.order(['K'], { priority: 'stat' });
    expect(await progress()).toEqual({
      waiting: 2,
      collected_today: 0,
      specimens: 3,
      urgent_specimens: 1,
    });
    const [one, ...rest] = await own.samplesOf(first);
    if (!one) throw new Error('An order without a specimen.');
    await collected([one], { as });
    expect(await progress()).toMatchObject({ waiting: 2, collected_today: 0, specimens: 2 });
    await collected(rest, { as });
    expect(await progress()).toMatchObject({ waiting: 1, collected_today: 1, specimens: 1 });
    server.clock.advance(24 * 60 * 60);
    expect(await progress(await own.person('phlebotomist'))).toMatchObject({
      waiting: 1,
      collected_today: 0,
    });
  });
});
