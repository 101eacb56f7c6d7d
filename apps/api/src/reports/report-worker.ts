import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const { templates, fonts } = workerData as { templates: Record<string, string>; fonts: string[] };
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }] });

parentPort?.on('message', ({ id, template, report }: { id: number; template: string; report: string }) => {
  try {
    const pdf = compiler.pdf({ mainFileContent: templates[template] ?? '', inputs: { report } });
    compiler.evictCache(10);
    parentPort?.postMessage({ id, pdf: new Uint8Array(pdf) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message.split('\n')[0] : 'unknown' });
  }
});
