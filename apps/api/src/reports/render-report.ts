import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { InvoiceDocument } from './invoice-document.ts';
import type { ReportDocument } from './report-document.ts';

const require = createRequire(import.meta.url);

/** A label as it is drawn (SVG), and what it is called. */
export interface LabelDocument {
  language: LanguageTag;
  title: string;
  drawing: string;
}

/** A thread that lays reports out one after another, so that typesetting never keeps the server from answering. */
export interface ReportPress {
  /** The report as PDF/UA-1: tagged, in its language, with a title (ISO 14289-1). Rejects when the document cannot be set; the message never holds patient data. */
  print: (document: ReportDocument) => Promise<Uint8Array>;
  /** The same for an invoice or a receipt. */
  printInvoice: (document: InvoiceDocument) => Promise<Uint8Array>;
  /** The same for a specimen label, on a page of the label's size. */
  printLabel: (document: LabelDocument) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** The glyphs of every language the product speaks, regular and bold. */
const fonts = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
].map((file) => require.resolve(`@expo-google-fonts/${file}`));

const templateAt = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

interface Answer {
  id: number;
  pdf?: Uint8Array;
  failed?: string;
}

/** Starts the thread at the first report. */
export function openReportPress(): ReportPress {
  const waiting = new Map<
    number,
    { done: (pdf: Uint8Array) => void; fail: (error: Error) => void }
  >();
  let worker: Worker | undefined;
  let last = 0;

  const start = () => {
    const started = new Worker(new URL('./report-worker.ts', import.meta.url), {
      workerData: {
        templates: {
          report: templateAt('./report.typ'),
          invoice: templateAt('./invoice.typ'),
          label: templateAt('./label.typ'),
        },
        fonts,
      },
    });
    started.unref();
    started.on('message', ({ id, pdf, failed }: Answer) => {
      const job = waiting.get(id);
      waiting.delete(id);
      if (pdf) job?.done(pdf);
      else job?.fail(new Error(`The report could not be typeset: ${failed ?? 'unknown cause'}`));
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const job of waiting.values()) job.fail(error);
      waiting.clear();
    });
    return started;
  };

  const laidOut = (
    template: 'report' | 'invoice' | 'label',
    document: ReportDocument | InvoiceDocument | LabelDocument,
  ) =>
    new Promise<Uint8Array>((done, fail) => {
      worker ??= start();
      last += 1;
      waiting.set(last, { done, fail });
      worker.postMessage({ id: last, template, report: JSON.stringify(document) });
    });

  return {
    print: (document) => laidOut('report', document),
    printInvoice: (document) => laidOut('invoice', document),
    printLabel: (document) => laidOut('label', document),
    close: async () => {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
