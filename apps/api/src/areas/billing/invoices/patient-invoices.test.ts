import type { PatientId } from '@alms/lis-domain/patients';
import {
  createInvoice,
  createPayer,
  downloadPatientInvoice,
  issueInvoice,
  listPatientInvoices,
  takePayment,
  updateInvoice,
  voidInvoice,
  type Invoice,
  type PatientInvoice,
} from '@alms/lis-domain/billing';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf, trailOf } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

let admin: Person;
let desk: Person;
const { server, lab } = await testLaboratory('own-invoices');
beforeAll(async () => {
  await lab.price({ GLU: 1250, K: 850 });
  admin = await lab.staff('admin');
  desk = await lab.staff('receptionist');
});

const invoiceIn = ({ status, text, body }: Answer): Invoice => {
  expect([status < 300, text]).toEqual([true, text]);
  return body as unknown as Invoice;
};
const drafted = async (patientId: PatientId, codes: readonly string[] = ['GLU']) =>
  invoiceIn(
    await server.call(
      createInvoice,
      { body: { order_number: (await lab.order(codes, { patientId })).order_number } },
      { as: desk },
    ),
  );
const issued = async (patientId: PatientId, codes?: readonly string[]) => {
  const { id, version } = await drafted(patientId, codes);
  server.clock.advance(1);
  return invoiceIn(await server.call(issueInvoice, { params: { id }, version }, { as: desk }));
};
const pay = ({ id }: Invoice, amount_minor: number) =>
  server.call(
    takePayment,
    { params: { id }, body: { amount_minor, method: 'card', reference: 'Slip 4' } },
    { as: desk },
  );
const list = (patientId: string, as: Person, query: Record<string, string> = {}) =>
  server.call(listPatientInvoices, { params: { id: patientId }, query }, { as });
const itemsIn = ({ body }: Answer) => body['items'] as PatientInvoice[];
const onPaper = (patientId: string, invoiceId: string, as: Person) =>
  server.call(downloadPatientInvoice, { params: { id: patientId, invoiceId } }, { as });
const withAccount = async () => {
  const patientId = await lab.patient();
  return { patientId, as: await lab.person('patient', { patientId }) };
};

describe('patient invoices in the portal', () => {
  it('state charges, payments and the balance due without internal details', async () => {
    const { patientId, as } = await withAccount();
    await pay(await issued(patientId, ['GLU', 'K']), 600);
    const answer = await list(patientId, as);
    expect(itemsIn(answer)).toMatchObject([
      {
        status: 'partially_paid',
        overdue: false,
        payer: null,
        currency: 'USD',
        total_minor: 2100,
        due_minor: 1500,
        lines: [
          { description: expect.any(String), total_minor: 1250, status: 'active' },
          { total_minor: 850 },
        ],
        payments: [{ kind: 'payment', amount_minor: 600, method: 'card' }],
      },
    ]);
    expect(answer.text).not.toMatch(/Slip 4|received_by|created_by|mrn/);
  });

  it('list issued invoices only, newest first, page by page', async () => {
    const { patientId, as } = await withAccount();
    const first = await issued(patientId);
    const second = await issued(patientId);
    await drafted(patientId);
    const page = await list(patientId, as, { limit: '1' });
    const rest = await list(patientId, as, {
      limit: '1',
      cursor: String(page.body['next_cursor']),
    });
    expect([
      itemsIn(page).map(({ id }) => id),
      itemsIn(rest).map(({ id }) => id),
      rest.body['next_cursor'],
    ]).toEqual([[second.id], [first.id], null]);
    const { id, version } = first;
    await server.call(
      voidInvoice,
      { params: { id }, version, body: { reason: 'Said in confidence' } },
      { as: admin },
    );
    const after = await list(patientId, as);
    expect(itemsIn(after).map(({ status, due_minor }) => [status, due_minor])).toEqual([
      ['issued', 1250],
      ['void', 0],
    ]);
    expect(after.text).not.toContain('Said in confidence');
  });

  it('have no balance due when an insurer pays', async () => {
    const { patientId, as } = await withAccount();
    const payer = (
      await server.call(
        createPayer,
        { body: { name: 'Harbour Mutual', kind: 'insurance', address: 'Pier 2', active: true } },
        { as: admin },
      )
    ).body;
    const { id, version, lines } = await drafted(patientId);
    const body = {
      payer_id: String(payer['id']),
      due_date: '2020-01-01',
      lines: lines.map((line) => ({ id: line.id, discount_minor: 0, status: 'active' as const })),
    };
    const changed = invoiceIn(
      await server.call(updateInvoice, { params: { id }, version, body }, { as: desk }),
    );
    await server.call(issueInvoice, { params: { id }, version: changed.version }, { as: desk });
    const answer = await list(patientId, as);
    expect(itemsIn(answer)).toMatchObject([
      { payer: { name: 'Harbour Mutual' }, total_minor: 1250, due_minor: 0, overdue: false },
    ]);
    expect(answer.text).not.toContain('Pier 2');
  });

  it('download as the same PDF as at the front desk', async () => {
    const { patientId, as } = await withAccount();
    const { id, invoice_number } = await issued(patientId);
    const answer = await onPaper(patientId, id, as);
    expect([
      answer.status,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
    ]).toEqual([200, 'application/pdf', expect.stringContaining(`${invoice_number}.pdf`)]);
    expect(answer.text.startsWith('%PDF-1.')).toBe(true);
  });

  it('return not found alike for other patients, other facilities, drafts and unknown ids', async () => {
    const { patientId, as } = await withAccount();
    const other = await withAccount();
    const theirs = await issued(other.patientId);
    const draft = await drafted(patientId);
    const foreign = await openLaboratory(server, 'own-invoices-elsewhere');
    await foreign.price({ GLU: 100 });
    const foreignPatient = await foreign.patient();
    const lists = [
      await list(other.patientId, as),
      await list(foreignPatient, as),
      await list(uuidv7(), as),
    ];
    const papers = [
      await onPaper(other.patientId, theirs.id, as),
      await onPaper(patientId, theirs.id, as),
      await onPaper(patientId, draft.id, as),
      await onPaper(patientId, uuidv7(), as),
      await onPaper(foreignPatient, theirs.id, as),
      await onPaper(patientId, theirs.id, desk),
      await onPaper(foreignPatient, theirs.id, await foreign.staff('admin')),
    ];
    for (const answers of [lists, papers]) {
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect(new Set(answers.map(textOf)).size).toBe(1);
    }
    expect(itemsIn(await list(patientId, as))).toEqual([]);
  });

  it('are readable by front desk staff and no other staff', async () => {
    const { patientId } = await withAccount();
    const { id } = await issued(patientId);
    expect([
      (await list(patientId, desk)).status,
      (await onPaper(patientId, id, desk)).status,
    ]).toEqual([200, 200]);
    for (const role of ['nurse', 'technician', 'doctor', 'phlebotomist'] as const) {
      const who = await lab.staff(role);
      expect([
        role,
        (await list(patientId, who)).status,
        (await onPaper(patientId, id, who)).status,
      ]).toEqual([role, 403, 403]);
    }
  });

  it('audit access by staff but not by the patient', async () => {
    const { patientId, as } = await withAccount();
    await issued(patientId);
    await list(patientId, desk);
    await list(patientId, as);
    const reads = (await trailOf(server, lab, { patient_id: patientId, action: 'read' })).map(
      ({ actor, category }) => [actor.user_id, category],
    );
    expect(reads).toEqual([[desk.id, 'billing']]);
  });
});
