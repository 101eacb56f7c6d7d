import { languageField } from '@alms/lis-domain/language';
import * as v from 'valibot';
import { configSchema } from './config.ts';

const pageDataSchema = v.object({
  config: configSchema,
  /** Language of the page as sent: that of the visitor, the facility or the browser. */
  language: languageField,
  /**
   * Public API responses used for rendering, by cache key; the application starts with the same
   * data.
   */
  answers: v.optional(v.record(v.string(), v.unknown()), {}),
  /** The sign-in form was submitted before hydration, and the server rejected it. */
  refusedSignIn: v.optional(v.object({ code: v.string(), username: v.string() })),
  /** The sign-in form was submitted before hydration and succeeded. */
  hasSignedIn: v.optional(v.boolean()),
});

/** Data that the server embeds in a page. */
export type PageData = v.InferOutput<typeof pageDataSchema>;

/** Id of the element that contains the page data. */
export const PAGE_DATA_ID = 'alms-page';

/**
 * Reads the data embedded in this page; a page not sent by our server, such as the development
 * server’s, gets the defaults.
 */
export function readPageData(page: Document): PageData {
  const content = page.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  if (!content.startsWith('{'))
    return {
      config: { baseDomain: 'alms.localhost', demo: 'local', beta: true, operator: {} },
      language: 'en',
      answers: {},
    };
  return v.parse(pageDataSchema, JSON.parse(content));
}
