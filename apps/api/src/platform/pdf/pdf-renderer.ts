import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const require = createRequire(import.meta.url);

/** A Typst template for documents of type `D`. */
export interface PdfTemplate<D extends object> {
  readonly source: string;
  /** Type only: the document that the template typesets. */
  readonly document?: D;
}

/** Reads a template from beside the module that defines its document type. */
export function pdfTemplate<D extends object>(file: URL): PdfTemplate<D> {
  return { source: readFileSync(file, 'utf8') };
}

/** Typesets documents in a worker thread, one after another, so that the server keeps answering. */
export interface PdfRenderer {
  /**
   * Renders PDF/UA-1: tagged, with language and title (ISO 14289-1).
   * Rejects when the document cannot be typeset. The error message never contains patient data.
   */
  render: <D extends object>(template: PdfTemplate<D>, document: D) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Regular and bold glyphs for every supported language. */
const fonts = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
].map((file) => require.resolve(`@expo-google-fonts/${file}`));

interface Rendered {
  id: number;
  pdf?: Uint8Array;
  failed?: string;
}

/** Opens a renderer. Its thread starts with the first document. */
export function openPdfRenderer(): PdfRenderer {
  const pending = new Map<
    number,
    { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }
  >();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = () => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: { fonts },
    });
    started.unref();
    started.on('message', ({ id, pdf, failed }: Rendered) => {
      const job = pending.get(id);
      pending.delete(id);
      if (pdf) job?.resolve(pdf);
      else
        job?.reject(new Error(`The document could not be rendered: ${failed ?? 'unknown cause'}`));
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const job of pending.values()) job.reject(error);
      pending.clear();
    });
    return started;
  };

  return {
    render: ({ source }, document) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, template: source, document: JSON.stringify(document) });
      }),
    close: async () => {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
