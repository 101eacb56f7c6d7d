/**
 * Import directions between and inside the five packages, which a linter cannot check
 * (docs/decisions/0001).
 */
const ui = '^packages/ui/src/';
const domain = '^packages/lis-domain/src/';
const features = '^packages/lis-features/src/';
const portal = '^apps/portal/';
const api = '^apps/api/';
const trial = '\\.(stories|test|args)\\.tsx?$|/testing/';

/**
 * The API's areas from bottom to top: an area may import those listed before it
 * (docs/decisions/0025).
 */
const areaOrder = [
  'facility',
  'subscription',
  'catalogue',
  'audit',
  'notifications',
  'identity',
  'patients',
  'appointments',
  'inventory',
  'billing',
  'samples',
  'orders',
  'quality-control',
  'results',
  'analytics',
  'onboarding',
  'feedback',
];
const area = (...names) => `^apps/api/src/areas/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle has no bottom to read from.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ui-is-the-bottom',
      severity: 'error',
      from: { path: ui },
      to: { path: [domain, features, portal, api] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'lis-domain imports only itself, valibot, and the libraries that parse and evaluate formulas (docs/decisions/0018).',
      from: { path: domain, pathNot: trial },
      to: { pathNot: [domain, 'node_modules/(valibot|jsep|decimal\\.js)/'] },
    },
    {
      name: 'features-do-not-know-apps',
      severity: 'error',
      from: { path: features },
      to: { path: [portal, api] },
    },
    {
      name: 'features-do-not-fetch',
      severity: 'error',
      from: { path: features, pathNot: trial },
      to: { path: 'node_modules/(swr|react-router|react-router-dom|msw)/' },
    },
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      comment: 'What two features need lives in shared.',
      // Translations are compiled from the messages of every feature. A story shows a screen with
      // cards of other features, which the app inserts.
      from: {
        path: '^packages/lis-features/src/([^/]+/[^/]+)/',
        pathNot: ['^packages/lis-features/src/languages/', '\\.(stories|args)\\.tsx?$'],
      },
      to: {
        path: '^packages/lis-features/src/[^/]+/[^/]+/',
        pathNot: [
          '^packages/lis-features/src/$1/',
          '^packages/lis-features/src/shared/',
          '^packages/lis-features/src/[^/]+/words/',
        ],
      },
    },
    {
      name: 'portal-does-not-know-the-api',
      severity: 'error',
      from: { path: portal },
      to: { path: api },
    },
    {
      name: 'api-imports-the-domain-only',
      severity: 'error',
      from: { path: api },
      to: { path: [ui, features, portal] },
    },
    {
      name: 'platform-knows-no-area',
      severity: 'error',
      comment: 'The technical base of the service: HTTP, authentication, database, mail, PDF.',
      from: { path: '^apps/api/src/platform/', pathNot: trial },
      to: { path: '^apps/api/src/(areas|interfaces|operations|seed)/' },
    },
    ...areaOrder.slice(0, -1).map((name, index) => ({
      name: `no-area-above-${name}`,
      severity: 'error',
      from: { path: area(name), pathNot: trial },
      to: { path: area(...areaOrder.slice(index + 1)) },
    })),
    {
      name: 'area-is-in-the-order',
      severity: 'error',
      from: { path: area('[^/]+'), pathNot: area(...areaOrder) },
      to: {},
    },
    {
      name: 'areas-are-below-the-rest',
      severity: 'error',
      comment: 'What knows all areas: the lists of routes and jobs, interfaces, operations, seed.',
      from: {
        path: '^apps/api/src/areas/',
        pathNot: [trial, '^apps/api/src/areas/(index|jobs)\\.ts$'],
      },
      to: { path: '^apps/api/src/(areas/(index|jobs)\\.ts$|(interfaces|operations|seed)/)' },
    },
    {
      name: 'by-the-door',
      severity: 'error',
      comment: 'A package is reached through its exports, never by a path into src.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/$2/', '^packages/[^/]+/src/.+/index\\.ts$'],
      },
    },
    {
      name: 'undeclared',
      severity: 'error',
      comment:
        "npm hoists: an import missing from the package's own package.json compiles here and fails elsewhere.",
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: trial },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      conditionNames: ['@alms/source', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.mjs', '.cjs'],
    },
  },
};
