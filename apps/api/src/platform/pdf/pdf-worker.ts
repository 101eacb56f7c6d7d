import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';

const { fonts } = workerData as { fonts: string[] };
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }],
});

/**
 * Typesets as PDF/UA-1. A document that cannot conform, for example because no font has a glyph
 * of a name, is tagged without the claim of conformance: the recipient needs its content.
 */
function typeset(template: string, document: string): Buffer {
  // The templates read their document from the input named `report`.
  const source = { mainFileContent: template, inputs: { report: document } };
  try {
    return compiler.pdf(source, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    return compiler.pdf(source);
  }
}

parentPort?.on(
  'message',
  ({ id, template, document }: { id: number; template: string; document: string }) => {
    try {
      const pdf = typeset(template, document);
      compiler.evictCache(10);
      parentPort?.postMessage({ id, pdf: new Uint8Array(pdf) });
    } catch (error) {
      const failed = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
      parentPort?.postMessage({ id, failed });
    }
  },
);
