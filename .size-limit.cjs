/**
 * Size budgets. A page counts its entry, its route and everything they import statically, as the
 * portal's build manifest says; a component counts everything an application would add by importing
 * it, without React and styled-components. A budget is raised only in a commit that does nothing
 * else, and leaves room for the names of files and the version of the compressor, which change a
 * size by some tens of bytes.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const dist = join(__dirname, 'apps/portal/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

function closure(entries) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return [...seen].map((key) => join(dist, manifest[key].file));
}

const route = (name) => `src/routes/${name}/route.tsx`;
const page = (name, routes, limit) => ({
  name,
  path: closure(['index.html', ...routes.map(route)]),
  limit,
});
/** The file of one route, without its imports. */
const screen = (name, limit) => ({
  name: `screen ${name}`,
  path: join(dist, manifest[route(name)].file),
  limit,
});
/** No screen may be larger than this, gzipped: what it does not show on opening is loaded later. */
const everyScreen = Object.values(manifest)
  .filter(({ src = '' }) => src.endsWith('/route.tsx'))
  .map(({ src, file }) => ({
    name: `screen at ${src.replace(/^src\/routes\//, '').replace(/\/route\.tsx$/, '')}`,
    path: join(dist, file),
    limit: '26.9 kB',
    gzip: true,
  }));
const component = (path, limit) => ({
  name: `@alms/${path}`,
  path: join(__dirname, `packages/${path.replace('/', '/dist/')}/index.js`),
  import: '*',
  ignore: ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'],
  gzip: true,
  limit,
});

const budgets = [
  page('landing, the application that hydrates it', ['landing'], '150.5 kB'),
  page('login, the application that hydrates it', ['identity/login'], '141.9 kB'),
  page('first signed-in screen', ['layout/signed-in', 'dashboard'], '176 kB'),
  screen('results/inbox', '6.2 kB'),
  screen('results/work-list', '23.9 kB'),
  screen('samples/sample-collection', '12.4 kB'),
  screen('samples/sample-tracking', '14.8 kB'),
  screen('dashboard', '9 kB'),
  screen('orders/front-desk', '6.2 kB'),
  screen('onboarding/setup-wizard', '5.5 kB'),
  ...everyScreen,
  component('ui/button', '3 kB'),
  component('ui/card', '1.2 kB'),
  component('ui/dialog', '4 kB'),
  component('ui/select-field', '3.6 kB'),
  component('ui/text-field', '3.6 kB'),
  component('ui/data-table', '19.7 kB'),
  component('ui/line-chart', '11.4 kB'),
  component('ui/date-field', '58.5 kB'),
  component('ui/app-frame', '5.2 kB'),
  component('ui/toast', '5.3 kB'),
];

// The portal's files are measured as built: bundling them again would include the lazy-loaded
// screens.
module.exports = budgets.map((budget) =>
  budget.import ? budget : { ...budget, disablePlugins: ['@size-limit/rolldown'] },
);
