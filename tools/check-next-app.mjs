/**
 * Checks that another team can use the packages with Next.js (app router). Installs
 * `examples/next-app` in an empty folder from packed tarballs, builds it and operates it in
 * Chromium. Pages have their styles without scripts, nothing moves while scripts load, and the
 * browser renders the same as the server. Files of the example that a README contains are taken
 * from the README.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium as browserType, expect } from '@playwright/test';
import { chromium } from './chromium.ts';
import { folderOf, packages } from './published-packages.mjs';
import { checkList, installSample } from './sample-app.mjs';
import { environment, step } from './workspace.mjs';

const BRAND = 'rgb(15, 118, 110)';
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

function addReadmeFiles(app) {
  for (const name of packages) {
    const files = readFileSync(join(folderOf(name), 'README.md'), 'utf8').matchAll(
      /```tsx (app\/\S+)\n([\s\S]*?)```/g,
    );
    for (const [, path, code] of files) writeFileSync(join(app, path), code);
  }
}

const { check, finish } = checkList();
const app = await installSample('next-app', addReadmeFiles);
await step('Building the application', 'npm', ['run', 'build'], { cwd: app, env: quiet });

/** Starts a server of the application; resolves to its address and a function that stops it. */
function serve(command) {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', command, '-p', '0'], {
    cwd: app,
    env: { ...environment, ...quiet },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: the development server has further processes.
    detached: true,
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid);
    await ended;
  };
  return new Promise((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`next ${command} ended with ${code}`)));
    createInterface({ input: server.stdout }).on('line', (line) => {
      const address = /Local:\s+(http:\S+)/.exec(line)?.[1];
      if (address) resolve({ address, stop });
    });
  });
}

/** Collects layout shifts from the first paint on. */
const observeShifts = () => {
  globalThis.shifts = [];
  new PerformanceObserver((list) =>
    globalThis.shifts.push(...list.getEntries().map(({ value }) => value)),
  ).observe({ type: 'layout-shift', buffered: true });
};

/**
 * Name, classes and place of every visible element of a page. Next.js keeps the previous page,
 * hidden.
 */
const elementsOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-alms-scope] *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, element.getAttribute('class'), x, y, width, height].join(' ');
      }),
  );

async function open(browser, options = {}) {
  const page = await (await browser.newContext(options)).newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(observeShifts);
  return { page, complaints };
}

async function signIn(page) {
  await page.getByLabel('Email').fill('ada@northside.example');
  await page.getByLabel('Password', { exact: true }).fill('a secret of yours');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('table', { name: 'Results' }).waitFor();
}

/** A page whose scripts have run: React has attached to the button of the login screen. */
const hydrated = (page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-alms-scope] *') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );

async function operate(address) {
  const browser = await browserType.launch(chromium);
  const plain = await open(browser, { javaScriptEnabled: false });
  await plain.page.goto(address);
  await check('the login has its styles without scripts', () =>
    expect(plain.page.getByRole('button', { name: 'Sign in' })).toHaveCSS(
      'background-color',
      BRAND,
    ),
  );
  const fromServer = await elementsOf(plain.page);

  const { page, complaints } = await open(browser);
  await page.goto(address);
  await hydrated(page);
  await check(`its ${fromServer.length} elements stay where the server placed them`, async () =>
    expect(await elementsOf(page)).toEqual(fromServer),
  );
  await signIn(page);
  const fromBrowser = await elementsOf(page);
  await page.reload();
  await hydrated(page);
  await page.getByRole('table', { name: 'Results' }).waitFor();
  await check('the results streamed by the server are those rendered in the browser', async () =>
    expect(await elementsOf(page)).toEqual(fromBrowser),
  );
  for (const path of ['/', '/results']) {
    await page.goto(`${address}${path}`);
    await hydrated(page);
    // Shifts are reported with the frames after the last change.
    await page.waitForTimeout(500);
    await check(`nothing moves while ${path} loads`, async () =>
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]),
    );
  }
  await check('nothing was complained about', () => expect(complaints).toEqual([]));
  await browser.close();
}

/** In development React compares every attribute of the server's HTML, and reports differences. */
async function develop(address) {
  const browser = await browserType.launch(chromium);
  const { page, complaints } = await open(browser);
  for (const path of ['/', '/results']) {
    await page.goto(`${address}${path}`);
    await hydrated(page);
    await page.waitForTimeout(500);
  }
  await check('React finds no difference between server and browser', () =>
    expect(complaints).toEqual([]),
  );
  await browser.close();
}

for (const [command, use] of [
  ['start', operate],
  ['dev', develop],
]) {
  const { address, stop } = await serve(command);
  // A server that is left running would keep the step from ending.
  try {
    await use(address);
  } finally {
    await stop();
  }
}
finish();
