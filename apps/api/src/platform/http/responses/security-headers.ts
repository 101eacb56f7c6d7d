import type { FastifyInstance } from 'fastify';

/** Headers of every response (security-and-reliability 4.3). */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of every response that a browser could open as a document. */
const ofDocuments = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'X-Frame-Options': 'DENY',
};

/** Data responses must not execute anything when opened in a browser. */
const dataPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * Content security policy of a page (security-and-reliability 4.2). Each page has a new nonce;
 * forms may target `formTargets` besides this address.
 */
export function pagePolicy(nonce: string, formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-to csp',
  ].join('; ');
}

/** Endpoint for browser reports of policy violations. */
export const reportPath = '/csp-reports';

/** Scripts, styles and fonts of the build: parts of a page, which browsers never open alone. */
const pagePart = /^\/assets\/[^?]+\.(?:js|css|woff2)(?:\?|$)/;

/**
 * Adds the security headers to every response, including rejections. HTTPS is assumed except on
 * localhost.
 */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(everywhere);
    if (pagePart.test(request.url) && reply.statusCode < 400) return;
    reply.headers(ofDocuments);
    if (!reply.hasHeader('Referrer-Policy')) reply.header('Referrer-Policy', 'no-referrer');
    if (secure) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', dataPolicy);
    if (!/^\/(api|fhir)\//.test(request.url)) return;
    reply.header('Vary', 'Authorization, Host');
    // Immutable content sets its own header; everything else may contain personal data.
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });

  // Reports come from untrusted browsers: limited in size, and only the directive and the blocked
  // host are logged.
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, text, done) => done(null, text),
  );
  app.post(reportPath, { bodyLimit: 16_384 }, async (request, reply) => {
    const [, directive] =
      /"(?:effectiveDirective|effective-directive)"\s*:\s*"([\w-]{1,40})"/.exec(
        String(request.body),
      ) ?? [];
    request.log.warn({ directive }, 'content security policy violated');
    return reply.status(204).send();
  });
}
