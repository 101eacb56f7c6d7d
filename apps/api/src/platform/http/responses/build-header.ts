import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Names the portal's build in every API response, so that a page of an older build can detect it.
 * The page references its files by hash, so its own hash identifies the build.
 */
export function addBuildHeader(app: FastifyInstance, portalDirectory: string): void {
  const page = join(portalDirectory, 'index.html');
  if (!existsSync(page)) return;
  const build = createHash('sha256').update(readFileSync(page)).digest('base64url').slice(0, 16);
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(api|health)\//.test(request.url)) reply.header('X-ALMS-Build', build);
  });
}
