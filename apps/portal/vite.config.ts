import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { thirdPartyNotices } from './third-party-notices.ts';

/**
 * Compresses the built files once at the highest level, so that serving them needs no compression.
 */
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
 * Code needed by every page is in two files, so that libraries stay cached when only our code
 * changes. Entry files keep their names.
 */
const sharedFiles = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
  {
    name: 'base',
    tags: ['$initial' as const],
    test: /^(?!.*(?:\.html|[\\/]main\.tsx)(?:\?|$))/,
  },
];

/**
 * The portal imports the packages’ source, so one build covers everything. The API fills in
 * `%CSP_NONCE%` and `%ALMS_PAGE%` for every page it sends; in development the API is reached
 * through a proxy.
 */
export default defineConfig({
  plugins: [react(), thirdPartyNotices(), precompress()],
  resolve: { conditions: ['@alms/source', ...defaultClientConditions] },
  // Class names must be equal in server and client rendering, regardless of evaluation order, so
  // that the application’s styles apply to rendered pages.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // The second build renders the public pages on the server and bundles all its dependencies.
  builder: {},
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: 'index.html',
          output: {
            codeSplitting: { groups: sharedFiles },
            // Every route file is called `route.tsx`: its chunk is named after the screen. The
            // names of all chunks are part of the first script, therefore hashes of seven
            // characters.
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${/\/([\w-]+)\/route\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash:7].js`,
          },
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
