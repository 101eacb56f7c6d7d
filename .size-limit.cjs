/**
 * What a browser downloads for a page: the entry, the route and everything they import statically, as the portal's build manifest says. The
 * server has drawn the first pages before any of it comes. A public page whose closure grew by the signed-in area's code breaks its budget.
 * A budget is raised only in a commit that does nothing else.
 * Then what each door of `@alms/ui` costs an application (`tools/door-sizes.cjs`).
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const doors = require('./tools/door-sizes.cjs');

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

const route = (name) => `src/routes/${name}/${name}.route.tsx`;
const page = (name, routes, limit) => ({
  name,
  path: closure(['index.html', ...routes.map(route)]),
  limit,
});
/** A route's own file alone. */
const screen = (name, limit) => ({
  name: `screen ${name}`,
  path: join(dist, manifest[route(name)].file),
  limit,
});
/** None may be larger than that, gzipped: what a screen does not show when it opens comes later. */
const everyScreen = Object.values(manifest)
  .filter(({ src = '' }) => src.endsWith('.route.tsx'))
  .map(({ src, file }) => ({
    name: `screen at ${src.replace(/^src\/routes\//, '').replace(/\.route\.tsx$/, '')}`,
    path: join(dist, file),
    limit: '25 kB',
    gzip: true,
  }));

const budgets = [
  page('landing, the application that takes it over', ['landing'], '131.7 kB'),
  page('login, the application that takes it over', ['login'], '135.1 kB'),
  page('first signed-in screen', ['signed-in', 'dashboard'], '167.0 kB'),
  screen('test-results', '22.5 kB'),
  screen('sample-collection', '8.5 kB'),
  screen('sample-tracking', '13 kB'),
  screen('dashboard', '7.8 kB'),
  screen('onboarding', '5.5 kB'),
  ...everyScreen,
  {
    name: 'a button, with its own and the theme’s code',
    path: 'packages/ui/dist/button/index.js',
    import: '{ Button }',
    ignore: ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'],
    limit: '4.5 kB',
  },
  ...doors,
];

// The portal's files are measured as they are: bundling them again would pull the lazy screens in.
module.exports = budgets.map((budget) =>
  budget.import ? budget : { ...budget, disablePlugins: ['@size-limit/rolldown'] },
);
