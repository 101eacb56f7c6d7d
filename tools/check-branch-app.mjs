/**
 * Checks that another team can build on the published packages. Installs `examples/branch-app` in
 * an empty folder from packed tarballs, type-checks, tests and builds it with its own tools,
 * operates it in Chromium, and measures its size. Its bundle must not contain exports that it does
 * not import. Then it tests, builds and operates it with the oldest supported React.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { chromium as browserType, expect } from '@playwright/test';
import { preview } from 'vite';
import { chromium } from './chromium.ts';
import { folderOf, manifestOf, packages } from './published-packages.mjs';
import { checkList, installIn, installSample } from './sample-app.mjs';
import { run, say, step } from './workspace.mjs';

/**
 * A component that the application does not use, one line that would use it, and the gzipped bytes
 * it may add.
 */
const EXTRA = {
  name: 'progress',
  bytes: 3_000,
  line: "import { ProgressBar } from '@alms/ui/progress';\nObject.assign(globalThis, { ProgressBar });\n",
};
/** Large components that must be absent from a bundle that does not import them. */
const UNUSED = ['drawer', 'slideshow', 'stepper', 'toast', 'data-table', 'command-palette'];

/** The lowest version of the peer range. */
const OLDEST_REACT = manifestOf('ui').peerDependencies.react.replace('^', '');

/** Adds the code examples in the packages' READMEs, which are type-checked too. */
function addReadmeExamples(app) {
  mkdirSync(join(app, 'src/readme'));
  for (const name of packages) {
    const blocks = readFileSync(join(folderOf(name), 'README.md'), 'utf8').matchAll(
      /```tsx\n([\s\S]*?)```/g,
    );
    for (const [index, [, code]] of [...blocks].entries())
      writeFileSync(join(app, `src/readme/${name}-${index}.tsx`), code);
  }
}

const { check, finish } = checkList();
const app = await installSample('branch-app', addReadmeExamples);

/**
 * Measures the initial load: gzipped bytes of its code, and the modules of our packages in it, such
 * as `ui/button/button`.
 */
function weigh(dist) {
  const scripts = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(
      /(?:src|href)="\/(assets\/[^"]+\.js)"/g,
    ),
  ].map(([, file]) => join(dist, file));
  const bytes = scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length,
    0,
  );
  const sources = scripts.flatMap(
    (file) => JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources,
  );
  return {
    bytes,
    modules: new Set(
      sources.flatMap(
        (source) => /@alms\/(.+)\.js$/.exec(source.replace('/dist/', '/'))?.[1] ?? [],
      ),
    ),
  };
}

/** Computed styles of every host element, by its place and name. */
const hostStyles = (page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')].map(
      (element, index) => {
        const all = ['', '::before', '::after', '::marker'].map((part) => {
          const style = getComputedStyle(element, part);
          return [...style].map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`);
        });
        return [`${index} ${element.localName}`, ...all.flat()];
      },
    ),
  );

/** Properties of host elements that differ, except the size of the page, which has more content. */
const changedStyles = (before, after) =>
  before.flatMap(([name, ...styles], index) =>
    styles.flatMap((style, at) => {
      const now = after[index][at + 1];
      const isPageSize =
        /^[01] (?:html|body)$/.test(name) &&
        /^ (?:height|block-size|perspective-origin|transform-origin): /.test(style);
      return style === now || isPageSize ? [] : [`${name}: ${style} → ${now}`];
    }),
  );

async function embed(address) {
  const browser = await browserType.launch(chromium);
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${address}/embedded.html`);
  const before = await hostStyles(page);
  await page.getByRole('button', { name: 'Afficher les résultats' }).click();
  await check('a widget is shown in a page of another application', async () => {
    await expect(page.getByRole('table', { name: 'Résultats' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actualiser' })).toHaveCSS('margin', '0px');
  });
  // The focus ring of the clicked button is no style of the widget.
  await page.locator('#show').blur();
  const after = await hostStyles(page);
  await check(`the ${before.length} elements of that page keep every style`, () =>
    expect(changedStyles(before, after)).toEqual([]),
  );
  await browser.close();
}

async function operate(address) {
  const browser = await browserType.launch(chromium);
  const page = await (await browser.newContext()).newPage();
  const strays = [];
  const complaints = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:'))
      strays.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const axe = async () =>
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
      ),
    ).toEqual([]);

  await page.goto(address);
  await check('the login speaks French and shows the facility', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinique de la Rivière');
    await expect(page.getByLabel('Adresse électronique')).toBeVisible();
  });
  await check('the login carries the facility’s own colour', () =>
    expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCSS(
      'background-color',
      'rgb(154, 52, 18)',
    ),
  );
  await check('axe finds nothing on the login', axe);
  await check('a wrong password is refused in words', async () => {
    await page.getByLabel('Adresse électronique').fill('claire@riviere.example');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Adresse ou mot de passe incorrect.');
  });
  await check('signing in takes nothing but the keyboard', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Clinique' }).waitFor();
    const email = page.getByLabel('Adresse électronique');
    for (
      let presses = 0;
      presses < 5 && !(await email.evaluate((field) => field === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type('claire@riviere.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Essai-2026!');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await check('the banner says whose results these are', async () => {
    const banner = page.getByRole('region', { name: 'Inventé, Marius' });
    await expect(banner).toContainText('RIV-20417');
    await expect(banner).toContainText('23 sept. 1961');
  });
  await check('the table reads as the laboratory reported it', async () => {
    const row = (name) => page.getByRole('table', { name: 'Résultats' }).getByRole('row', { name });
    await expect(page.getByRole('table', { name: 'Résultats' }).getByRole('row')).toHaveCount(8);
    await expect(row('Potassium')).toContainText('6.6 mmol/L');
    await expect(row('Potassium')).toContainText('Élevé, critique');
    await expect(row('TSH')).toContainText('Aucun intervalle de référence applicable');
  });
  await check('axe finds nothing on the results', axe);
  await check('nothing left the machine and nothing was complained about', () =>
    expect({ strays, complaints }).toEqual({ strays: [], complaints: [] }),
  );
  await browser.close();
}

/** Serves the built application while `use` has its address. */
async function serving(use) {
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    await use(`http://127.0.0.1:${server.httpServer.address().port}`);
  } finally {
    await server.close();
  }
}

const testApp = () =>
  check('its tests pass in jsdom', async () => {
    const { code, output } = await run('npm', ['test'], { cwd: app, quiet: true });
    if (code !== 0) throw new Error(output);
  });

await testApp();
await step('Type-checking and building the application', 'npm', ['run', 'build'], { cwd: app });
const whole = weigh(join(app, 'dist'));

await serving(async (address) => {
  await operate(address);
  await embed(address);
});

await check('what is not imported is not in the bundle', () => {
  const present = UNUSED.filter((name) =>
    [...whole.modules].some((module) => module.startsWith(`ui/${name}/`)),
  );
  expect(present).toEqual([]);
  expect([...whole.modules]).toContain('ui/button/button');
});

const main = join(app, 'src/main.tsx');
writeFileSync(main, `${EXTRA.line}${readFileSync(main, 'utf8')}`);
await step(`Building it again with ${EXTRA.name}`, 'npx', ['vite', 'build', '--logLevel', 'warn'], {
  cwd: app,
});
const more = weigh(join(app, 'dist'));
await check(
  `one more import costs its own bytes: ${more.bytes - whole.bytes} of at most ${EXTRA.bytes}`,
  () => {
    const added = [...more.modules].filter((module) => !whole.modules.has(module));
    expect(
      added.filter(
        (module) => !module.startsWith(`ui/${EXTRA.name}/`) && !module.startsWith('ui/internal/'),
      ),
    ).toEqual([]);
    expect(added).not.toEqual([]);
    expect(more.bytes - whole.bytes).toBeLessThanOrEqual(EXTRA.bytes);
  },
);

await installIn(app, `Installing React ${OLDEST_REACT}`, [
  `react@${OLDEST_REACT}`,
  `react-dom@${OLDEST_REACT}`,
]);
await testApp();
await step(
  `Building it with React ${OLDEST_REACT}`,
  'npx',
  ['vite', 'build', '--logLevel', 'warn'],
  { cwd: app },
);
await serving(operate);

say(
  `  Before the page is usable it loads ${(whole.bytes / 1000).toFixed(1)} kB of code (gzipped), including React and styled-components. ${whole.modules.size} modules come from the packages.`,
);
finish();
