import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { callsOfTheBrowser } from './calls-of-the-browser.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** Compresses the built files once, at their best, so that serving them costs nothing. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'alms:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|txt)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * What most pages need travels together: one file compresses far better than the dozens that would be made of it. What every page needs
 * is two files, so that the libraries stay in the browser's cache when only our own code has changed; the components that twenty-seven pages
 * or more draw are a third, and the laboratory's daily calls that three or more make a fourth, without what is asked for when a page stands.
 * The entries themselves keep their names.
 */
const sharedFiles = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
  {
    name: 'base',
    tags: ['$initial' as const],
    test: /^(?!.*(?:\.html|[\\/](?:main|start)\.tsx)(?:\?|$))/,
  },
  {
    name: 'components',
    test: /[\\/]packages[\\/]ui[\\/]|[\\/]node_modules[\\/]lucide[\\/]/,
    minShareCount: 27,
  },
  {
    name: 'laboratory',
    test: /[\\/]packages[\\/]lis-domain[\\/]src[\\/](?:orders|patients|results|samples)[\\/](?!portal-account|unidentified|mrn-pattern|kept-conditions|autoverification\.endpoints|parse-|read-quantity)/,
    minShareCount: 3,
  },
];

/**
 * The portal reads the packages' source, so one build makes everything. `%CSP_NONCE%` and `%ALMS_PAGE%` are filled in by the API for every
 * page it sends; in development the API is reached through a proxy.
 */
export default defineConfig({
  plugins: [react(), callsOfTheBrowser(), thirdPartyNotices(), precompress()],
  resolve: { conditions: ['@alms/source', ...defaultClientConditions] },
  // What the server draws has the same class names as what the application draws, whatever is evaluated first: only then the application's rules reach it.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // The second build draws the public pages on the server; it brings everything it needs.
  builder: {},
  environments: {
    // A page that the server has drawn starts the portal by itself, piece by piece; every other page through `index.html`.
    client: {
      build: {
        rollupOptions: {
          input: ['index.html', 'src/start.tsx'],
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/.render',
        ssr: true,
        target: 'node24',
        manifest: false,
        copyPublicDir: false,
        emitAssets: false,
        rollupOptions: { input: 'src/render/render.tsx' },
      },
      resolve: { noExternal: true, conditions: ['@alms/source', 'module', 'node', 'production'] },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4173' } },
});
