import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';

const { templates, fonts } = workerData as { templates: Record<string, string>; fonts: string[] };
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }],
});

/**
 * A document that the compiler has found to be PDF/UA-1. One that is not, such as with a name in letters that no font here has, is tagged all the same and
 * claims nothing: somebody waits for what it says.
 */
function laidOut(mainFileContent: string, report: string): Buffer {
  const document = { mainFileContent, inputs: { report } };
  try {
    return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    return compiler.pdf(document);
  }
}

parentPort?.on(
  'message',
  ({ id, template, report }: { id: number; template: string; report: string }) => {
    try {
      const pdf = laidOut(templates[template] ?? '', report);
      compiler.evictCache(10);
      parentPort?.postMessage({ id, pdf: new Uint8Array(pdf) });
    } catch (error) {
      parentPort?.postMessage({
        id,
        failed: error instanceof Error ? error.message.split('\n')[0] : 'unknown',
      });
    }
  },
);
