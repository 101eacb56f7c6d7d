import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/**
 * The portal reads the packages' source, so one build makes everything. `%CSP_NONCE%` and `%ALMS_CONFIG%` are filled in by the API for
 * every page it sends; in development the API is reached through a proxy.
 */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@alms/source', ...defaultClientConditions] },
  html: { cspNonce: '%CSP_NONCE%' },
  build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:4173' } },
});
