import * as v from 'valibot';
import { lineField } from '../../http/index.ts';
import { languageField } from '../../language/index.ts';

/** Name of a consistency rule by language; a language without one uses the name of the rule. */
export const ruleNamesField = v.optional(v.record(languageField, lineField(120)));
