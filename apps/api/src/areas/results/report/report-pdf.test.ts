import { reportTemplate, type ReportDocument } from './report-document.ts';
import { labelTemplate } from '../../samples/labels/label-document.ts';
import { invoiceTemplate } from '../../billing/documents/invoice-document.ts';
import { anInvoice } from '@alms/lis-domain/fixtures';
import type { LanguageTag } from '@alms/lis-domain/language';
import { Transformer } from '@napi-rs/image';
import { afterAll, describe, expect, it } from 'vitest';
import { invoiceInWords } from '../../billing/documents/invoice-wording.ts';
import { partsOf, pdfStructure } from '../../../testing/pdf-structure.ts';
import { unisolated } from '../../../platform/i18n/catalogue.ts';
import { printedWords } from '../../../platform/i18n/printed-words.ts';
import { reportWords } from './report-of-order.ts';
import { openPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const document: ReportDocument = {
  language: 'en',
  words: reportWords(printedWords('en')),
  title: 'Report ORD-20260512-0001',
  status_word: 'Final report',
  facility: {
    name: 'Demo General Laboratory',
    contact: '1 Sample Street, Exampleton',
    credentials: 'Registration number: 05D0000000',
    color: '#1976d2',
    logo: null,
  },
  patient: {
    full_name: 'Ōkoro-Šimić, Zoë',
    mrn: '0048213',
    birth_date: '14 Mar 1958',
    sex: 'Male',
  },
  order: { number_line: 'ORD-20260512-0001' },
  corrected_note: null,
  facts: [{ label: 'Collected', value: '12 May 2026, 07:41 (UTC)' }],
  sections: [
    {
      title: 'Chemistry',
      rows: Array.from({ length: 60 }, (_, row) => ({
        test: `Potassium ${row}`,
        method: 'Indirect ISE · Analyser 2',
        value: '6.8',
        unit: 'mmol/L',
        flag: 'HH Critical high',
        critical: true,
        emphasis: true,
        interval: '3.5–5.0',
        note: '',
      })),
    },
  ],
  pending: ['TSH'],
  signatures: ['Verified by A. Nwosu, 12 May 2026, 08:40'],
  director: 'Laboratory director: Dr. Lamar Overview',
  note: 'Questions: extension 14.',
  legend: 'L low, H high, LL critical low, HH critical high.',
  footer: 'Demo General Laboratory',
  printed: 'Printed 12 May 2026, 08:42 (UTC)',
  signature: '3F2A 91C0 77DE 0B14 5A6E 0000 FFFF 1234',
};

describe('rendering a report', () => {
  it('produces a PDF of several pages', async () => {
    const pdf = Buffer.from(await renderer.render(reportTemplate, document)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(Number(/\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThan(1);
  });

  it('prints a second unit with and without an interval', async () => {
    const rows = (document.sections[0]?.rows ?? []).slice(0, 2);
    const inTwoUnits = rows.map((row, index) => ({
      ...row,
      second: { value: '26.6', unit: 'mg/dL', interval: index === 0 ? '13.7–19.5' : null },
    }));
    const sizeOf = async (printed: typeof rows) =>
      (
        await renderer.render(reportTemplate, {
          ...document,
          sections: [{ title: 'Chemistry', rows: printed }],
        })
      ).length;
    expect(await sizeOf(inTwoUnits)).toBeGreaterThan(await sizeOf(rows));
  });

  it('treats hostile input as text', async () => {
    const hostile = {
      ...document,
      patient: { ...document.patient, full_name: '#import "x.typ" \\ $ * _ " {{' },
    };
    const pdf = Buffer.from(await renderer.render(reportTemplate, hostile)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
  });

  it('uses the document’s language and a font with its letters', async () => {
    const factsOf = async (printed: ReportDocument) => {
      const pdf = Buffer.from(await renderer.render(reportTemplate, printed)).toString('latin1');
      return {
        language: /\/Lang *\((\w+)/.exec(pdf)?.[1],
        fonts: [
          ...new Set([...pdf.matchAll(/\/BaseFont *\/\w+\+(\w+-\w+)/g)].map(([, font]) => font)),
        ].toSorted(),
      };
    };
    expect(await factsOf(document)).toEqual({
      language: 'en',
      fonts: ['NotoSans-Bold', 'NotoSans-Regular'],
    });
    expect(
      await factsOf({
        ...document,
        language: 'ar',
        title: 'تقرير',
        facility: { ...document.facility, name: 'المختبر العام', contact: 'شارع النموذج' },
      }),
    ).toEqual({
      language: 'ar',
      fonts: ['NotoSans-Bold', 'NotoSans-Regular', 'NotoSansArabic-Bold', 'NotoSansArabic-Regular'],
    });
  });

  it('fails on an invalid document and continues afterwards', async () => {
    await expect(renderer.render(reportTemplate, {} as ReportDocument)).rejects.toThrow(
      'could not be rendered',
    );
    await expect(renderer.render(reportTemplate, document)).resolves.toBeInstanceOf(Uint8Array);
  });
});

describe('PDF accessibility structure', () => {
  const inLanguage = (language: LanguageTag): ReportDocument => {
    const words = printedWords(language);
    return {
      ...document,
      language,
      title: words('report', { order: unisolated('ORD-20260512-0001') }),
      status_word: words('final'),
      words: reportWords(words),
    };
  };
  const invoice = (language: LanguageTag) =>
    invoiceInWords(
      {
        facility_name: 'Demo',
        address: '',
        phone: '',
        email: '',
        timezone: 'UTC',
        primary_color: '#1976d2',
        language,
      },
      '',
      anInvoice({ status: 'partially_paid' }),
      '2026-05-12T08:42:00Z',
    );
  const headings = (pdf: Uint8Array) =>
    partsOf(pdfStructure(pdf).parts, 'H1', 'H2').map(({ type, title }) => [type, title]);
  const rows = (pdf: Uint8Array) =>
    partsOf(pdfStructure(pdf).parts, 'Table').map(({ parts }) =>
      partsOf(parts, 'TR').map((row) => [...new Set(row.parts.map(({ type }) => type))].join()),
    );

  it.each(['en', 'ar'] as const)(
    'of a report in %s has title, language, headings, one table heading row, and the patient first',
    async (language) => {
      const shown = inLanguage(language);
      const pdf = await renderer.render(reportTemplate, shown);
      expect(pdfStructure(pdf)).toMatchObject({
        language,
        title: shown.title,
        showsTitle: true,
        isTagged: true,
        claimsAccessible: true,
      });
      expect(headings(pdf)).toEqual([
        ['H1', shown.status_word],
        ['H2', 'Chemistry'],
        ['H2', shown.words.pending],
      ]);
      expect(rows(pdf)).toEqual([['TH', ...Array.from({ length: 60 }, () => 'TD')]]);
      const [reading] = pdfStructure(pdf).parts;
      expect(partsOf(reading?.parts.slice(0, 1) ?? [], 'H1')).toHaveLength(1);
    },
  );

  it('of the facility’s logo has its name once', async () => {
    const logo = [
      ...(await Transformer.fromRgbaPixels(Buffer.alloc(64 * 32 * 4, 0x60), 64, 32).png()),
    ];
    const pdf = await renderer.render(reportTemplate, {
      ...document,
      facility: { ...document.facility, logo },
    });
    expect(pdfStructure(pdf)).toMatchObject({ isTagged: true, claimsAccessible: true });
    expect(partsOf(pdfStructure(pdf).parts, 'Figure')).toHaveLength(1);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Alt (Demo General Laboratory)');
  });

  it.each(['en', 'ar'] as const)('of an invoice in %s has the same elements', async (language) => {
    const shown = invoice(language);
    const pdf = await renderer.render(invoiceTemplate, shown);
    expect(pdfStructure(pdf)).toMatchObject({
      language,
      showsTitle: true,
      isTagged: true,
      claimsAccessible: true,
    });
    expect(headings(pdf).map(([type]) => type)).toEqual(['H1', 'H2']);
    expect(rows(pdf)).toEqual([
      ['TH', 'TD', 'TD'],
      ['TH', 'TD'],
    ]);
  });

  it('of a label describes an image and its specimen', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50.8 25.4"><path d="M1 1h9v9z"/></svg>';
    const pdf = await renderer.render(labelTemplate, {
      language: 'en',
      title: '260512-0001',
      drawing,
    });
    expect(partsOf(pdfStructure(pdf).parts, 'Figure')).toHaveLength(1);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Alt (260512-0001)');
  });

  it('of a name without glyphs is complete except for the conformance claim', async () => {
    const pdf = await renderer.render(reportTemplate, {
      ...document,
      patient: { ...document.patient, full_name: '\u5c71\u7530' },
    });
    expect(pdfStructure(pdf)).toMatchObject({ isTagged: true, claimsAccessible: false });
    expect(headings(pdf)[0]).toEqual(['H1', 'Final report']);
  });
});

describe('a narrative result in a report', () => {
  const line = (text: string, direction: 'ltr' | 'rtl' = 'ltr') => ({ lines: [text], direction });
  const film = (paragraphs: number): ReportDocument => ({
    ...document,
    sections: [
      {
        title: 'Hematology',
        rows: [],
        narratives: [
          {
            test: 'Blood film',
            method: 'Light microscopy',
            blocks: [
              ...Array.from({ length: paragraphs }, (_, at) => [
                { heading: true, ...line(`Part ${at}`) },
                {
                  heading: false,
                  lines: ['Anisocytosis', '#import $ \\ <b>'],
                  direction: 'ltr' as const,
                },
              ]).flat(),
              { heading: true, ...line('الخلاصة', 'rtl') },
              { heading: false, ...line('فقر دم صغير الكريات', 'rtl') },
            ],
            changes: {
              title: 'Changed lines',
              runs: [
                { label: 'Removed', ...line('Normal.') },
                { label: 'Added', ...line('Anisocytosis') },
              ],
            },
            note: 'Under correction.',
          },
        ],
      },
    ],
  });
  const headingsOf = (pdf: Uint8Array) =>
    partsOf(pdfStructure(pdf).parts, 'H1', 'H2', 'H3', 'H4').map(({ type, title }) => [
      type,
      title,
    ]);

  it('has its headings below that of the test, and no table', async () => {
    const pdf = await renderer.render(reportTemplate, film(1));
    expect(pdfStructure(pdf)).toMatchObject({ isTagged: true, claimsAccessible: true });
    expect(partsOf(pdfStructure(pdf).parts, 'Table')).toEqual([]);
    expect(headingsOf(pdf)).toEqual([
      ['H1', 'Final report'],
      ['H2', 'Hematology'],
      ['H3', 'Blood film'],
      ['H4', 'Part 0'],
      ['H4', 'الخلاصة'],
      ['H4', 'Changed lines'],
      ['H2', 'Not reported yet'],
    ]);
  });

  it('continues on the next pages', async () => {
    const pdf = Buffer.from(await renderer.render(reportTemplate, film(120))).toString('latin1');
    expect(Number(/\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThan(2);
  });
});
