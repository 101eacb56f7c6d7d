import { defineConfig } from 'tsup';

/** JavaScript only, one file per module, so that an import pays for itself alone. Declarations come from native tsc. */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,args}.{ts,tsx}', '!src/testing/**'],
  format: 'esm',
  bundle: false,
  sourcemap: true,
  clean: true,
});
