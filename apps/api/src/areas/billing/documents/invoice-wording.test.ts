import { invoiceTemplate } from './invoice-document.ts';
import { anInvoice, fixtureId } from '@alms/lis-domain/fixtures';
import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { invoiceInWords, receiptInWords, type BillingFacility } from './invoice-wording.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const facility = (language: LanguageTag): BillingFacility => ({
  facility_name: 'Northside Laboratory',
  address: '1 Sample Street\nFixtureville',
  phone: '+1 555 0100',
  email: 'desk@north.example',
  timezone: 'UTC',
  primary_color: '#1976d2',
  language,
});
const now = '2026-05-12T08:42:00Z';
const partly = anInvoice({ status: 'partially_paid' });
const credited = anInvoice({
  ...anInvoice({ status: 'paid' }),
  credited_minor: 1943,
  overpaid_minor: 1943,
  credit_notes: [
    {
      id: partly.id,
      credit_number: 'CN-2026-000001',
      amount_minor: 1943,
      line_ids: partly.lines.slice(1).map(({ id }) => id),
      reason: 'Not done',
      created_by: 'Ada Adminson',
      created_at: now,
    },
  ],
});
/** Plain text without the marks and spaces used only for layout. */
const plain = (value: unknown) =>
  JSON.stringify(value)
    .replace(/[\u2066-\u2069\u200e\u200f\u061c]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ');

describe('invoice text', () => {
  it('states charges, payments and the balance due', () => {
    const { title, status_word, facts, lines, totals, payments } = invoiceInWords(
      facility('en'),
      '',
      partly,
      now,
    );
    expect([title, status_word]).toEqual(['Invoice INV-2026-000001', 'Partly paid']);
    expect(facts.map(({ label }) => label)).toEqual(['Patient', 'Order', 'Issued', 'Due']);
    expect(plain(lines.rows[0]?.cells)).toBe(
      '["Basic metabolic panel","USD 24.00","USD 0.00","USD 1.20","USD 25.20"]',
    );
    expect(plain(totals.filter(({ strong }) => strong))).toBe(
      '[{"label":"Total","value":"USD 44.63","strong":true},{"label":"Balance due","value":"USD 24.63","strong":true}]',
    );
    expect(plain(payments.rows)).toContain('Receipt RCT-2026-000001');
  });

  it('strikes out credited lines and names the credit note', () => {
    const { lines, totals } = invoiceInWords(facility('en'), '', credited, now);
    expect(lines.rows.map(({ note, struck }) => [note, struck])).toEqual([
      ['', false],
      ['Credited by credit note CN-2026-000001', true],
    ]);
    expect(plain(totals)).toContain('{"label":"Credit notes","value":"-USD 19.43","strong":false}');
  });

  it('is addressed to the payer and states in words that it is overdue', () => {
    const payer = { id: fixtureId('payer', 1), name: 'Harbour Mutual', kind: 'insurance' } as const;
    const { facts, status_word } = invoiceInWords(
      facility('en'),
      '2 Pier Road\nFixtureville',
      anInvoice({ payer, overdue: true }),
      now,
    );
    expect(facts[1]).toEqual({
      label: 'Billed to',
      value: 'Harbour Mutual, 2 Pier Road, Fixtureville',
    });
    expect(status_word).toBe('Overdue');
  });

  it('names the insurance policy in every language', () => {
    const payer = { id: fixtureId('payer', 1), name: 'Harbour Mutual', kind: 'insurance' } as const;
    const policies = languages.map(
      (language) =>
        invoiceInWords(facility(language), '', anInvoice({ payer, policy_number: 'HM-2041' }), now)
          .facts[2],
    );
    expect(policies[0]).toEqual({ label: 'Policy', value: 'HM-2041' });
    expect(policies.map((fact) => plain(fact?.value))).toEqual(languages.map(() => '"HM-2041"'));
    expect(new Set(policies.map((fact) => fact?.label)).size).toBe(languages.length);
  });

  it('charges nothing for a line cancelled on the draft', () => {
    const [firstLine, ...others] = partly.lines;
    const invoice = anInvoice({
      lines: [
        ...(firstLine ? [firstLine] : []),
        ...others.map((line) => ({ ...line, status: 'cancelled' as const })),
      ],
    });
    expect(invoiceInWords(facility('en'), '', invoice, now).lines.rows).toHaveLength(1);
  });
});

it('states the amount, method and balance due on a receipt', () => {
  const [payment] = partly.payments;
  if (!payment) throw new Error('The fixture has no payment.');
  const { title, amount, facts, totals } = receiptInWords(facility('en'), partly, payment, now);
  expect([title, plain(amount)]).toEqual([
    'Receipt RCT-2026-000001',
    '{"label":"Payment received","value":"USD 20.00"}',
  ]);
  expect(plain(facts)).toContain(
    '{"label":"For invoice","value":"INV-2026-000001"},{"label":"Payment method","value":"Card"}',
  );
  expect(plain(totals)).toContain('USD 24.63');
  const back = receiptInWords(
    facility('en'),
    partly,
    { ...payment, kind: 'refund', reason: 'Paid too much' },
    now,
  );
  expect([back.title, plain(back.facts)]).toEqual([
    'Refund RCT-2026-000001',
    expect.stringContaining('Paid too much'),
  ]);
});

describe.each(languages)('invoice and receipt in %s', (language) => {
  it('render as PDFs', async () => {
    const [payment] = partly.payments;
    const documents = [
      invoiceInWords(facility(language), '', credited, now),
      ...(payment ? [receiptInWords(facility(language), partly, payment, now)] : []),
    ];
    for (const document of documents)
      expect(
        Buffer.from(await renderer.render(invoiceTemplate, document)).toString('latin1', 0, 7),
      ).toBe('%PDF-1.');
    expect(documents).toHaveLength(2);
  });

  it('contain no English text', () => {
    const words = plain(invoiceInWords(facility(language), '', credited, now));
    expect(words.includes('Balance due')).toBe(language === 'en');
  });
});
