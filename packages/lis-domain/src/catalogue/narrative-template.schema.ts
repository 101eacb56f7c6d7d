import * as v from 'valibot';
import { documentField, lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/** Maximum number of templates of a test. */
export const MAX_TEMPLATES = 10;

/** Maximum length of a template, in characters. Each entry of a result carries its templates. */
export const MAX_TEMPLATE = 4_000;

/** A text that a narrative result starts from, with the headings of `narrativeBlocks`. */
const narrativeTemplateObject = v.object({
  name: lineField(80),
  text: documentField(MAX_TEMPLATE),
});
export interface NarrativeTemplateSchema extends Named<typeof narrativeTemplateObject> {}
export const narrativeTemplateSchema: NarrativeTemplateSchema = narrativeTemplateObject;
export interface NarrativeTemplate extends v.InferOutput<NarrativeTemplateSchema> {}
