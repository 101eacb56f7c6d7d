import { listAuditLogs } from '@alms/lis-domain/audit';
import {
  createInvoice,
  issueInvoice,
  listInvoices,
  listOrderBalances,
  listOrderCoverages,
  type Invoice,
} from '@alms/lis-domain/billing';
import { contract } from '@alms/lis-domain/contract';
import type { Endpoint } from '@alms/lis-domain/http';
import { listOrders, type Order } from '@alms/lis-domain/orders';
import { searchPatients } from '@alms/lis-domain/patients';
import { countResults, listResults } from '@alms/lis-domain/results';
import { countSamples, listSamples } from '@alms/lis-domain/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLaboratory, type Laboratory } from '../laboratory.ts';
import { openTestServer, type TestServer } from '../test-server.ts';

/*
 * A patient, an order, a specimen and an invoice are found by their numbers in every lookup of the
 * API, in every notation of the number. FHIR is tested in its own area.
 */

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0));

const notations: Record<string, (number: string) => string> = {
  'as stored': (number) => number,
  'in lower case': (number) => number.toLowerCase(),
  'in full width': wide,
  'in lower case and full width': (number) => wide(number.toLowerCase()),
  'with a zero-width space': (number) => `${number.slice(0, 3)}\u200b${number.slice(3)}`,
  'between isolates': (number) => `\u2068${number}\u2069`,
  'between spaces': (number) => ` ${number}\u00a0`,
};

let server: TestServer;
let lab: Laboratory;
let numbers: Record<'mrn' | 'order' | 'accession' | 'invoice', string>;
beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'numbers');
  await lab.price({ K: 1100 });
  const patientId = await lab.patient({ mrn: 'Mrn-12a' });
  const { order, samples } = await lab.arrived(['K'], { patientId });
  const as = await lab.staff('receptionist');
  const { order_number } = order satisfies Order;
  const draft = await server.call(createInvoice, { body: { order_number } }, { as });
  const { id, version } = draft.body as unknown as Invoice;
  const { body } = await server.call(issueInvoice, { params: { id }, version }, { as });
  numbers = {
    mrn: 'Mrn-12a',
    order: order_number,
    accession: samples[0]?.accession_number ?? '',
    invoice: String(body['invoice_number']),
  };
  // A second record of each kind, which no number finds.
  await lab.arrived(['K']);
});
afterAll(() => server.close());

type Kind = keyof typeof numbers;
const byQuery = (q: string) => ({ query: { q } });
const lookups: [Endpoint, (number: string) => object, ...Kind[]][] = [
  [searchPatients, byQuery, 'mrn'],
  [listOrders, byQuery, 'mrn', 'order', 'accession'],
  [listSamples, byQuery, 'mrn', 'accession'],
  [countSamples, byQuery, 'mrn', 'accession'],
  [listResults, byQuery, 'mrn', 'accession'],
  [countResults, byQuery, 'mrn', 'accession'],
  [listInvoices, byQuery, 'mrn', 'order', 'invoice'],
  [listOrderBalances, byQuery, 'mrn', 'order'],
  [listOrderCoverages, (order_number) => ({ query: { order_number } }), 'order'],
  [listAuditLogs, byQuery, 'order', 'accession', 'invoice'],
];

describe.each(lookups)('$id', (endpoint, input, ...kinds) => {
  it.each(kinds.flatMap((kind) => Object.keys(notations).map((name) => [kind, name] as const)))(
    'finds the number of the %s %s',
    async (kind, name) => {
      const as = await lab.staff('admin');
      const found = async (number: string) => {
        const { status, body } = await server.call(endpoint, input(number), {
          as,
        });
        return { status, ...body, request_id: '' };
      };
      const expected = await found(numbers[kind]);
      expect(expected.status).toBe(200);
      expect(await found(`${numbers[kind]}9`)).not.toEqual(expected);
      expect(await found(notations[name]?.(numbers[kind]) ?? '')).toEqual(expected);
    },
  );
});

it('covers every endpoint that takes a record number', () => {
  /** Endpoints whose `q` finds names and codes other than record numbers. */
  const others = [
    'staff.list',
    'competence.list',
    'catalogue.list',
    'storage.list-boxes',
    'inventory.list-items',
    'inventory.export',
    'audit.export',
  ];
  const taking = contract.filter(
    ({ query }) =>
      query !== undefined &&
      'entries' in query &&
      ['q', 'order_number', 'mrn', 'accession_number'].some(
        (name) => name in Object(query.entries),
      ),
  );
  const covered = new Set([...lookups.map(([{ id }]) => id), ...others]);
  expect(taking.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
});
