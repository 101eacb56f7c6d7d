import { MAX_FORM_BYTES } from '@alms/lis-domain/http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts a form. */
    form?: boolean;
  }
}

/** Reads forms, only for the routes that accept one (`config.form`). */
export function addFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    ({ routeOptions: { config } }, text, done) =>
      done(null, config.form ? formFields(String(text)) : undefined),
  );
}

/** Form fields as an object; a duplicate name has a value that no schema accepts. */
export function formFields(text: string): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(text))
    fields.set(name, fields.has(name) ? [] : value);
  return Object.fromEntries(fields);
}
