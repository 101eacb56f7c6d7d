import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Compresses the built files once, at their best, so that serving them costs nothing. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'alms:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * The portal reads the packages' source, so one build makes everything. `%CSP_NONCE%`, `%ALMS_CONFIG%` and the brand are filled in by the
 * API for every page it sends; in development the API is reached through a proxy.
 */
export default defineConfig({
  plugins: [react(), precompress()],
  resolve: { conditions: ['@alms/source', ...defaultClientConditions] },
  html: { cspNonce: '%CSP_NONCE%' },
  build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:4173' } },
});
