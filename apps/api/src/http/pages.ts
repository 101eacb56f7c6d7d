import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { tenantTransaction } from '../db/tenant-transaction.ts';
import { pagePolicy, reportPath } from './security-headers.ts';
import { siteOf, type Site } from './site.ts';

export interface PageDependencies {
  db: Database;
  baseDomain: string;
  demo: boolean;
  beta: boolean;
  /** Where the portal's build lies. */
  portalDirectory: string;
}

const attribute = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Sends HTML under the page policy; nobody keeps a copy, because the nonce is good for one page. */
export function sendPage(reply: FastifyReply, html: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy(nonce), 'Reporting-Endpoints': `csp="${reportPath}"`, 'Cache-Control': 'no-store' })
    .send(html(nonce));
}

const plainPage = (title: string, text: string) => (nonce: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:40rem;margin:15vh auto;padding:1rem}</style><h1>${title}</h1><p>${text}</p></html>`;

/**
 * The portal's files, and its one page for every other address. Names of built assets contain their hash, so browsers may keep them for ever.
 * Answers the function that sends the page.
 */
export async function addPages(app: FastifyInstance, deps: PageDependencies): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const file = join(deps.portalDirectory, 'index.html');
  const template = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (template !== undefined) {
    await app.register(fastifyStatic, {
      root: deps.portalDirectory,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }

  return async (request, reply) => {
    const site = siteOf(request.headers.host, deps.baseDomain);
    if (site.kind === 'unknown') return sendPage(reply.status(421), plainPage('Nothing here', 'No facility has this address.'));
    if (template === undefined) {
      return sendPage(reply.status(503), plainPage('The portal is not built', 'Run <code>npm start</code> in the project, which builds it, or <code>npm run build</code>. The API is up: see <a href="/api/docs">its reference</a>.'));
    }
    const brand = await brandOf(site, deps.db);
    const config = attribute(JSON.stringify({ baseDomain: deps.baseDomain, demo: deps.demo, beta: deps.beta }));
    return sendPage(reply, (nonce) =>
      template
        .replaceAll('%CSP_NONCE%', nonce)
        .replaceAll('%ALMS_CONFIG%', () => config)
        .replace('<!--alms:brand-->', () => (brand ? `<style nonce="${nonce}">:root{--alms-tenant-primary:${brand}}</style>` : '')),
    );
  };
}

/** The facility's colour, so that the first paint already has it. The column holds `#rrggbb` only. */
async function brandOf(site: Site, db: Database): Promise<string | undefined> {
  if (site.kind !== 'facility') return undefined;
  const tenant = await db.selectFrom('tenant').select('id').where('subdomain', '=', site.subdomain).executeTakeFirst();
  if (!tenant) return undefined;
  const settings = await tenantTransaction(db, tenant.id, (tx) =>
    tx.selectFrom('hospital_settings').select('primary_color').where('tenant_id', '=', tenant.id).executeTakeFirst(),
  );
  return /^#[0-9a-f]{6}$/i.exec(settings?.primary_color ?? '')?.[0];
}
