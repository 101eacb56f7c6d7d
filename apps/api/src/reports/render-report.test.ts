import { afterAll, describe, expect, it } from 'vitest';
import { printedWords } from './printed-words.ts';
import { openReportPress } from './render-report.ts';
import type { ReportDocument } from './report-document.ts';

const press = openReportPress();
afterAll(() => press.close());

const { mrn, born, columns, pending, page, comma } = printedWords('en');

const document: ReportDocument = {
  language: 'en',
  words: { mrn, born, columns, pending, page, comma },
  title: 'Report ORD-20260512-0001',
  status_word: 'Final report',
  facility: { name: 'Demo General Laboratory', contact: '1 Sample Street, Exampleton' },
  patient: { full_name: 'Ōkoro-Šimić, Zoë', mrn: '0048213', birth_date: '14 Mar 1958', sex: 'Male' },
  order: { number_line: 'ORD-20260512-0001' },
  corrected_note: null,
  facts: [{ label: 'Collected', value: '12 May 2026, 07:41 (UTC)' }],
  sections: [
    {
      title: 'Chemistry',
      rows: Array.from({ length: 60 }, (_, row) => ({
        test: `Potassium ${row}`, value: '6.8', unit: 'mmol/L', flag: 'HH Critical high', critical: true, emphasis: true, interval: '3.5–5.0', note: '',
      })),
    },
  ],
  pending: ['TSH'],
  signatures: ['Verified by A. Nwosu, 12 May 2026, 08:40'],
  legend: 'L low, H high, LL critical low, HH critical high.',
  footer: 'Demo General Laboratory',
};

describe('a report', () => {
  it('is a PDF of several pages', async () => {
    const pdf = Buffer.from(await press.print(document)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(Number(/\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThan(1);
  });

  it('takes hostile text as text', async () => {
    const hostile = { ...document, patient: { ...document.patient, full_name: '#import "x.typ" \\ $ * _ " {{' } };
    const pdf = Buffer.from(await press.print(hostile)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
  });

  it('is in the document’s language, in a font that has its letters', async () => {
    const factsOf = async (printed: ReportDocument) => {
      const pdf = Buffer.from(await press.print(printed)).toString('latin1');
      return { language: /\/Lang *\((\w+)/.exec(pdf)?.[1], fonts: [...new Set([...pdf.matchAll(/\/BaseFont *\/\w+\+(\w+-\w+)/g)].map(([, font]) => font))].toSorted() };
    };
    expect(await factsOf(document)).toEqual({ language: 'en', fonts: ['NotoSans-Bold', 'NotoSans-Regular'] });
    expect(await factsOf({ ...document, language: 'ar', title: 'تقرير', facility: { name: 'المختبر العام', contact: 'شارع النموذج' } })).toEqual({
      language: 'ar', fonts: ['NotoSans-Bold', 'NotoSans-Regular', 'NotoSansArabic-Bold', 'NotoSansArabic-Regular'],
    });
  });

  it('fails on a document that is not one, and goes on after it', async () => {
    await expect(press.print({} as ReportDocument)).rejects.toThrow('could not be typeset');
    await expect(press.print(document)).resolves.toBeInstanceOf(Uint8Array);
  });
});
