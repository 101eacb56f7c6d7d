import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBuildHeader } from './build-header.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'alms-build-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Build header of a server with this page, for a path. */
async function buildNamed(path: string, portalDirectory = directory): Promise<unknown> {
  const app = fastify();
  addBuildHeader(app, portalDirectory);
  app.get('/*', async () => ({ status: 'ok' }));
  const { headers } = await app.inject(path);
  await app.close();
  return headers['x-alms-build'];
}

const deploy = (entry: string) =>
  writeFileSync(
    join(directory, 'index.html'),
    `<script type="module" src="/assets/${entry}.js"></script>`,
  );

describe('build header', () => {
  it('is identical for all responses of one build and differs between builds', async () => {
    deploy('main-abc');
    const first = await buildNamed('/api/v1/patients');
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(await buildNamed('/health/live')).toBe(first);
    deploy('main-def');
    expect(await buildNamed('/health/live')).not.toBe(first);
  });

  it('is absent from pages, and from all responses without a portal', async () => {
    deploy('main-abc');
    expect(await buildNamed('/login')).toBeUndefined();
    expect(await buildNamed('/health/live', join(directory, 'none'))).toBeUndefined();
  });
});
