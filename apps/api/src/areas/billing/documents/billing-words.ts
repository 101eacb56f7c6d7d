import type { LanguageTag } from '@alms/lis-domain/language';
import type { BillingWords } from './billing-vocabulary.ts';
import { arabic } from './billing-words.ar.ts';
import { english } from './billing-words.en.ts';
import { spanish } from './billing-words.es.ts';
import { french } from './billing-words.fr.ts';
import { portuguese } from './billing-words.pt.ts';

const words: Record<LanguageTag, BillingWords> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
};

export function billingWords(language: LanguageTag): BillingWords {
  return words[language];
}
