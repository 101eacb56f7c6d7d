import {
  createPayer,
  createPriceList,
  updatePayer,
  updatePriceList,
  type Payer,
  type PriceList,
} from '@alms/lis-domain/billing';
import {
  createLaboratory,
  updateLaboratory,
  type Laboratory as Site,
} from '@alms/lis-domain/facility';
import {
  createControlMaterial,
  createInstrument,
  updateInstrument,
} from '@alms/lis-domain/quality-control';
import { createStorageBox, updateStorageBox, type StorageBoxBody } from '@alms/lis-domain/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLaboratory, type Laboratory } from '../laboratory.ts';
import { openTestServer, type Answer, type Person, type TestServer } from '../test-server.ts';

/*
 * Names that identify a record are unique regardless of case, width and invisible characters. Names
 * of patients are compared in their own area.
 */

const name = 'Harbour Two';
const notations = ['HARBOUR TWO', 'Ｈａｒｂｏｕｒ Ｔｗｏ', 'Harbour\u200b Two'];

let server: TestServer;
let lab: Laboratory;
let admin: Person;
let payer: Payer;
beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'names');
  admin = await lab.staff('admin');
  payer = (await send.payer('An insurer')).body as unknown as Payer;
});
afterAll(() => server.close());

const box = (named: string): StorageBoxBody => ({
  name: named,
  barcode: '',
  site: '',
  room: '',
  device: '',
  shelf: '',
  rack: '',
  condition: null,
  rows: 9,
  columns: 9,
  active: true,
});
let year = 2027;
const period = () => {
  year += 1;
  return { valid_from: `${year}-01-01`, valid_to: `${year}-12-31` };
};

/** Creates a record with a name. */
const send = {
  payer: (named: string) =>
    server.call(
      createPayer,
      { body: { name: named, kind: 'insurance', address: '', active: true } },
      { as: admin },
    ),
  'price list': (named: string) =>
    server.call(
      createPriceList,
      { body: { payer_id: payer.id, name: named, copy: null, ...period() } },
      { as: admin },
    ),
  instrument: (named: string) =>
    server.call(createInstrument, { body: { name: named } }, { as: admin }),
  'control material': (named: string) =>
    server.call(
      createControlMaterial,
      {
        body: {
          name: named,
          manufacturer: '',
          test_parameter_ids: [lab.testId('K')],
          levels: [{ level: 1, label: '' }],
        },
      },
      { as: admin },
    ),
  'storage box': (named: string) =>
    server.call(createStorageBox, { body: box(named) }, { as: admin }),
  site: (named: string) =>
    server.call(
      createLaboratory,
      { body: { name: named, code: `S${crypto.randomUUID().slice(0, 6)}` } },
      { as: admin },
    ),
} satisfies Record<string, (named: string) => Promise<Answer>>;

type Kind = keyof typeof send;

/** Renames a record. A control material keeps its name. */
const rename = {
  payer: ({ body }: Answer, named: string) => {
    const { id, version, kind, address, active } = body as unknown as Payer;
    const change = { name: named, kind, address, active };
    return server.call(updatePayer, { params: { id }, version, body: change }, { as: admin });
  },
  'price list': ({ body }: Answer, named: string) => {
    const { id, version, valid_from, valid_to } = body as unknown as PriceList;
    const change = { name: named, valid_from, valid_to, prices: [] };
    return server.call(updatePriceList, { params: { id }, version, body: change }, { as: admin });
  },
  instrument: ({ body }: Answer, named: string) =>
    server.call(
      updateInstrument,
      { params: { id: body['id'] as never }, version: 1, body: { name: named, active: true } },
      { as: admin },
    ),
  'storage box': ({ body }: Answer, named: string) =>
    server.call(
      updateStorageBox,
      { params: { id: body['id'] as never }, version: 1, body: box(named) },
      { as: admin },
    ),
  site: ({ body }: Answer, named: string) => {
    const { id, version, code } = body as unknown as Site;
    const change = { name: named, code };
    return server.call(updateLaboratory, { params: { id }, version, body: change }, { as: admin });
  },
} satisfies Partial<Record<Kind, (record: Answer, named: string) => Promise<Answer>>>;

const refusal = { status: 409, body: { code: 'duplicate', fields: { name: 'is in use' } } };

describe.each(Object.keys(send) as Kind[])('the name of a %s', (kind) => {
  it('is refused in every notation', async () => {
    expect((await send[kind](name)).status).toBe(201);
    const answers = await Promise.all(notations.map((each) => send[kind](each)));
    expect(answers).toMatchObject(notations.map(() => refusal));
  });
});

describe.each(Object.keys(rename) as (keyof typeof rename)[])('renaming a %s', (kind) => {
  it('is refused for the name of another record, and changes the spelling', async () => {
    const record = await send[kind]('Another');
    expect(await rename[kind](record, 'harbour two')).toMatchObject(refusal);
    expect(await rename[kind](record, 'another')).toMatchObject({
      status: 200,
      body: { name: 'another' },
    });
  });
});
