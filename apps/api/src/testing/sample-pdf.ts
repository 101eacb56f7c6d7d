import { rewritePdf } from '../platform/pdf/rewrite-pdf.ts';

/** A complete PDF without pages, in the form in which files are stored. */
export function samplePdf(title = 'Sample'): Buffer {
  return Buffer.from(
    rewritePdf(
      Buffer.from(
        [
          '%PDF-1.7',
          '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
          '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj',
          `3 0 obj << /Title (${title}) >> endobj`,
          'trailer << /Root 1 0 R /Info 3 0 R >>',
          '%%EOF',
        ].join('\n'),
        'latin1',
      ),
    ),
  );
}
