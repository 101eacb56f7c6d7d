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
import type { ProductLotId } from '@alms/lis-domain/inventory';
import { listLotResults } from '@alms/lis-domain/quality-control';
import { countResults, enterResults, listResults } from '@alms/lis-domain/results';
import { countSamples, listSamples } from '@alms/lis-domain/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultsOfOrder } from '../answers.ts';
import { openLaboratory, type Laboratory } from '../laboratory.ts';
import { openLotsInUse } from '../lots-in-use.ts';
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
let lotId: ProductLotId;
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
  const technician = await lab.staff('technician');
  const lots = openLotsInUse(server, lab, technician);
  const instrument = await lots.instrument('Analyser 1');
  lotId = (await lots.loaded(instrument.id, 'R-1')).lot.id;
  const entered = async (order_id: string) => {
    const items = (await resultsOfOrder(server, order_id, technician)).map((result) => ({
      id: result.id,
      version: result.version,
      value_text: '4.1',
      instrument_id: instrument.id,
    }));
    await server.call(enterResults, { body: { items } }, { as: technician });
  };
  await entered(order.id);
  const other = await lab.arrived(['K']);
  await entered(other.order.id);
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
  [listLotResults, (q: string) => ({ params: { id: lotId }, ...byQuery(q) }), 'mrn', 'accession'],
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
    'quality-control.list-product-lots',
    // Files of the filter of the list.
    'quality-control.export-lot-results',
    'quality-control.download-lot-results',
    'catalogue.list',
    'storage.list-boxes',
    'inventory.list-items',
    'inventory.export',
    'audit.export',
    // Also finds order numbers: tested with the messages that made the orders.
    'connections.list-incoming',
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
