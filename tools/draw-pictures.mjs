/**
 * Draws the four background pictures of the landing page into `apps/portal/public/pictures`: a tube
 * rack, a stained smear, a chromatogram, a map of facilities. Flat, two hues, low detail behind the
 * text (at the start) and more detail at the end. Deterministic, from a random seed. `sharing.jpg`
 * is the link preview of the main site.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as browsers } from '@playwright/test';
import { chromium } from './chromium.ts';

const out = resolve(dirname(fileURLToPath(import.meta.url)), '../apps/portal/public/pictures');
const WIDTH = 1600;
const HEIGHT = 900;

/** Returns a seeded random generator from 0 to 1 (a linear congruential generator). */
function chance(seed) {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

const n = (value) => String(Math.round(value * 10) / 10);
/** Increases from 0 at the start of the page to 1 at its end. */
const towardsEnd = (x) => Math.min(1, Math.max(0, (x / WIDTH - 0.15) / 0.75));

function write(name, body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMid slice"><defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#071a2e"/><stop offset="1" stop-color="#17456f"/></linearGradient></defs><path fill="url(#b)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${body}</svg>\n`;
  writeFileSync(join(out, `${name}.svg`), svg);
}

/**
 * A rack from the front: glass, serum above the separating gel, a cap, the two shelves that hold
 * the tubes.
 */
function rack() {
  const random = chance(17);
  const TUBE = { step: 138, width: 78, top: 250, height: 500 };
  const round = TUBE.width / 2;
  const bottom = TUBE.top + TUBE.height - round;
  const tube = (x) => {
    const level = TUBE.top + TUBE.height * (0.18 + random() * 0.32);
    const gel = level + (bottom - level) * (0.42 + random() * 0.2);
    const fill = (y, color, opacity) =>
      `<path fill="${color}" opacity="${opacity}" d="M${n(x)} ${n(y)}h${TUBE.width}V${bottom}a${round} ${round} 0 0 1-${TUBE.width} 0z"/>`;
    return [
      `<g opacity="${n(0.12 + 0.88 * towardsEnd(x))}">`,
      fill(TUBE.top, '#3f79ab', 0.55),
      fill(level, '#dfa755', 1),
      fill(gel, '#cfe2f3', 1),
      fill(gel + 20, '#8f6a3c', 1),
      `<path stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3" d="M${n(x + 15)} ${TUBE.top + 40}V${bottom - 30}"/>`,
      `<rect x="${n(x - 8)}" y="${TUBE.top - 62}" width="${TUBE.width + 16}" height="76" rx="12" fill="${random() < 0.5 ? '#4a8cc7' : '#7fb8e8'}"/>`,
      '</g>',
    ].join('');
  };
  const shelf = (y, height) =>
    `<path fill="#0a233d" d="M0 ${y}h${WIDTH}v${height}H0z"/><path fill="#5a9fdc" opacity=".4" d="M0 ${y}h${WIDTH}v3H0z"/>`;
  const tubes = Array.from({ length: 12 }, (_, index) => tube(20 + index * TUBE.step));
  write('rack', [...tubes, shelf(452, 50), shelf(690, HEIGHT - 690)].join(''));
}

/** Adjacent red cells with central pallor, platelets, one white cell with a lobed nucleus. */
function smear() {
  const random = chance(29);
  const cells = [{ x: 1230, y: 520, radius: 92, white: true }];
  for (let tries = 0; tries < 6000; tries += 1) {
    const cell = {
      x: random() * (WIDTH + 120) - 60,
      y: random() * (HEIGHT + 120) - 60,
      radius: 40 + random() * 22,
    };
    const apart = cells.every(
      (other) =>
        Math.hypot(other.x - cell.x, other.y - cell.y) >
        (other.radius + cell.radius) * 0.96 + random() * 14,
    );
    if (apart) cells.push(cell);
  }
  const draw = ({ x, y, radius, white }) => {
    const opacity = 0.1 + 0.55 * towardsEnd(x);
    if (white) {
      const lobes = [
        [-30, -22, 30],
        [22, -34, 26],
        [36, 14, 30],
        [-8, 34, 27],
      ].map(([dx, dy, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r}"/>`);
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#7f9fd8" opacity=".75"/><g fill="#5b3f96">${lobes.join('')}</g>`;
    }
    return `<g opacity="${n(opacity)}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="#5f9fd8"/><circle cx="${n(x - radius * 0.06)}" cy="${n(y + radius * 0.05)}" r="${n(radius * 0.42)}" fill="#2c628f"/></g>`;
  };
  const platelets = Array.from({ length: 26 }, () => {
    const x = random() * WIDTH;
    return `<circle cx="${n(x)}" cy="${n(random() * HEIGHT)}" r="${n(4 + random() * 6)}" opacity="${n(0.15 + 0.6 * towardsEnd(x))}"/>`;
  });
  write('smear', `${cells.map(draw).join('')}<g fill="#8b76c9">${platelets.join('')}</g>`);
}

/** Many runs in perspective: the same peaks, each slightly later and lower. */
function chromatogram() {
  const random = chance(5);
  const peaks = Array.from({ length: 15 }, (_, index) => ({
    at: 90 + index * 102 + random() * 46,
    height: 40 + random() * 150 + (index % 4 === 3 ? 120 : 0),
    width: 13 + random() * 22,
  }));
  const STEP = 6;
  const run = (index) => {
    const base = 210 + index * 62;
    const shift = index * 9;
    const strength = 0.5 + index * 0.07;
    const heightAt = (x) => {
      const rise = peaks.reduce((sum, { at, height, width }) => {
        const slant = x > at + shift ? width * 1.5 : width;
        return sum + height * Math.exp(-(((x - at - shift) / slant) ** 2));
      }, 0);
      return Math.round(base - rise * strength * (0.35 + 0.65 * towardsEnd(x)));
    };
    const steps = [];
    for (let x = 0, y = base; x <= WIDTH + STEP; x += STEP) {
      const next = heightAt(x);
      steps.push(`${STEP}${next < y ? '' : ' '}${next - y}`);
      y = next;
    }
    return `<path d="M${-STEP} ${base}l${steps.join(' ')}V${HEIGHT + 20}H${-STEP}z" fill="#0b2743" fill-opacity=".72" stroke="url(#s)" stroke-width="1.5" stroke-linejoin="round"/>`;
  };
  const stroke =
    '<linearGradient id="s"><stop stop-color="#3f8bd0" stop-opacity=".12"/><stop offset=".55" stop-color="#4d9de6" stop-opacity=".5"/><stop offset="1" stop-color="#7fc0fb" stop-opacity=".8"/></linearGradient>';
  write(
    'chromatogram',
    `<defs>${stroke}</defs>${Array.from({ length: 13 }, (_, index) => run(index)).join('')}`,
  );
}

/** Land as a grid of dots, facilities as rings, and the specimen transport routes between them. */
function map() {
  const random = chance(73);
  const hills = Array.from({ length: 9 }, () => ({
    x: 380 + random() * 1150,
    y: 60 + random() * 780,
    reach: 120 + random() * 190,
  }));
  const land = (x, y) =>
    hills.reduce(
      (sum, hill) => sum + Math.exp(-(((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2)),
      0,
    );
  const GRID = 27;
  const layers = [[], [], []];
  for (let row = 0; row * GRID < HEIGHT; row += 1) {
    for (let column = 0; column * GRID < WIDTH; column += 1) {
      const x = column * GRID + (row % 2) * (GRID / 2);
      const y = row * GRID + 14;
      const height = land(x, y);
      const layer = height > 1.15 ? 2 : height > 0.75 ? 1 : height > 0.42 ? 0 : -1;
      if (layer >= 0) layers[layer].push(`M${n(x)} ${y}h0`);
    }
  }
  const dots = layers.map(
    (points, layer) =>
      `<path stroke-width="${[5, 8, 11][layer]}" opacity="${[0.3, 0.5, 0.75][layer]}" d="${points.join('')}"/>`,
  );
  const places = [
    [1180, 470, 15],
    [860, 300, 9],
    [1420, 240, 10],
    [1000, 690, 9],
    [1440, 680, 11],
    [690, 560, 7],
  ];
  const [[homeX, homeY]] = places;
  const ways = places
    .slice(1)
    .map(
      ([x, y]) =>
        `<path d="M${homeX} ${homeY}Q${(homeX + x) / 2} ${Math.min(homeY, y) - 90} ${x} ${y}"/>`,
    );
  const rings = places.map(
    ([x, y, radius]) =>
      `<circle cx="${x}" cy="${y}" r="${radius * 2.6}" fill="#f3b75b" opacity=".16"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#f6c577"/>`,
  );
  write(
    'map',
    `<g stroke="#4f9be0" stroke-linecap="round">${dots.join('')}</g><g fill="none" stroke="#f3b75b" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round" opacity=".85">${ways.join('')}</g>${rings.join('')}`,
  );
}

/** The chromatogram with the product's logo and name, at the size required for link previews. */
async function sharing() {
  const font = readFileSync(
    resolve(
      out,
      '../../../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
  );
  const tube = (x, level) =>
    `<rect x="${x}" y="4" width="24" height="88" rx="12" fill="none" stroke="#fff" stroke-width="5"/><path fill="#fff" d="M${x + 2} ${level}h20V80a10 10 0 0 1-20 0z"/>`;
  const browser = await browsers.launch(chromium);
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    @font-face { font-family: Next; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 200 800 }
    body { margin: 0; font: 700 84px/1.05 Next; letter-spacing: -0.01em; color: #fff; display: grid; align-content: center; gap: 40px; padding: 0 96px; block-size: 630px; position: relative; overflow: hidden }
    .picture { position: absolute; inset: 0; z-index: -1 } .picture svg { inline-size: 100%; block-size: 100% } p { margin: 0; font: 500 34px/1.3 Next; color: #cfe4fb; letter-spacing: 0 }
  </style><div class="picture">${readFileSync(join(out, 'chromatogram.svg'), 'utf8')}</div>
  <svg width="120" height="96" viewBox="0 0 120 96">${tube(4, 46)}${tube(46, 34)}${tube(88, 56)}</svg>
  <div>Laboratory<br>Information System</div><p>One place for the laboratory’s work</p>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(out, 'sharing.jpg'), type: 'jpeg', quality: 84 });
  await browser.close();
}

mkdirSync(out, { recursive: true });
for (const draw of [rack, smear, chromatogram, map]) draw();
await sharing();
