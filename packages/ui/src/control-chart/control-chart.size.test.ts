import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

/** Modules present on every page: React, styles, messages and other components. */
const SHARED =
  /^(react|styled-components)|\/(table|skeleton|segmented|heading|i18n|internal|theme)\//;
const ENTRY = 'virtual:entry';

/** Minified and gzipped size in bytes of a module with these exports, without shared modules. */
async function zipped(exports: readonly string[]): Promise<number> {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const code = exports.map((each) => `export * from '${here}${each}';`).join('\n');
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@alms/source'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id) => SHARED.test(id),
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = built.output.filter((part) => part.type === 'chunk');
  return gzipSync(chunks.map((chunk) => chunk.code).join('\n')).length;
}

describe('bundle size of the control chart', () => {
  // Budget: paths, axes, marks, callout and bisection in 5 kB.
  it('draws in at most 5 kB', async () => {
    const bytes = await zipped([
      'control-drawing.tsx',
      'control-geometry.ts',
      'control-marks.ts',
      '../chart/plot.tsx',
      '../chart/nearest.ts',
      '../chart/use-plot-width.ts',
    ]);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(5 * 1024);
  });

  it('takes at most 10.5 kB with frame, styles, messages, legend and table view', async () => {
    expect(await zipped(['control-chart.tsx'])).toBeLessThanOrEqual(10.5 * 1024);
  });
});
