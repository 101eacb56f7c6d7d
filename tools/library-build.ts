import { defineConfig } from 'tsup';
import { withClientMark } from './client-mark.ts';

/**
 * How every published package is built: JavaScript only, one file per module, so that an import pays for itself alone.
 * Declarations come from native tsc.
 */
export const libraryBuild = defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,args}.{ts,tsx}', '!src/testing/**'],
  format: 'esm',
  bundle: false,
  sourcemap: true,
  clean: true,
  plugins: [
    {
      name: 'client-mark',
      renderChunk: (code, { path }) =>
        path.endsWith('.js') ? { code: withClientMark(code) } : undefined,
    },
  ],
});
