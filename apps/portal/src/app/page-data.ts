import { languageField } from '@alms/lis-domain/language';
import * as v from 'valibot';
import { configSchema } from './config.ts';

const pageDataSchema = v.object({
  config: configSchema,
  /** The language the page was sent in: the visitor's choice, the facility's or the browser's. */
  language: languageField,
  /** Public answers the server drew the page from, by their key in the cache; the application begins with the same. */
  answers: v.optional(v.record(v.string(), v.unknown()), {}),
  /** The sign-in form was sent before the application was there, and the server refused it. */
  refusedSignIn: v.optional(v.object({ code: v.string(), username: v.string() })),
  /** The sign-in form was sent before the application was there, and led here. */
  hasSignedIn: v.optional(v.boolean()),
});

/** What the server puts into a page besides its words. */
export type PageData = v.InferOutput<typeof pageDataSchema>;

/** The element that holds it. */
export const PAGE_DATA_ID = 'alms-page';

/** Reads what came with this page; one not sent by our server (the development server's) gets the defaults. */
export function readPageData(page: Document): PageData {
  const content = page.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  if (!content.startsWith('{'))
    return {
      config: { baseDomain: 'alms.localhost', demo: true, beta: true },
      language: 'en',
      answers: {},
    };
  return v.parse(pageDataSchema, JSON.parse(content));
}
