import { chosenLanguage } from '@alms/lis-domain/language';
import type { LotResult } from '@alms/lis-domain/quality-control';
import { catalogue } from '../../../platform/i18n/catalogue.ts';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { printedContact } from '../../../platform/i18n/printed-contact.ts';
import { printedDate, printedTime } from '../../../platform/i18n/printed-dates.ts';
import { pageWords, printedWords } from '../../../platform/i18n/printed-words.ts';
import type { ProductLotRow } from '../../inventory/product-lots.store.ts';
import type { ReviewDocument } from '../review-report/review-document.ts';
import type { ReviewFacility } from '../review-report/review-wording.ts';
import type english from './words/en.json';

export const lotResultWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

/** What the list of a lot states, in the language and time zone of `facility`. */
export interface LotResultFacts {
  facility: ReviewFacility;
  lot: ProductLotRow;
  /** Text searched for, and the limit to reported or other results, if any. */
  search: string | undefined;
  reported: boolean | undefined;
  results: readonly LotResult[];
  /** Number of further results that the user may not see. */
  concealed: number;
  printedAt: string;
}

/** Text of the list of patient results measured with a lot. */
export function lotResultsInWords(facts: LotResultFacts): ReviewDocument {
  const { facility, lot, search, reported, results, concealed, printedAt } = facts;
  const language = chosenLanguage(facility.language);
  const words = lotResultWords(language);
  const inserted = isolateBidi(language);
  const printed = printedWords(language);
  const timeOf = (instant: string) => printedTime(facility.timezone, instant, language);
  const title = words('title', { lot: lot.lot_number });
  return {
    language,
    brand: facility.primary_color,
    title,
    status_word: words(lot.recalled_at === null ? 'notRecalled' : 'recalled'),
    facility: {
      name: facility.facility_name,
      contact: printedContact(facility, printed('comma'), inserted),
    },
    facts: [
      { label: words('product'), value: inserted(lot.name) },
      { label: words('lotNumber'), value: inserted(lot.lot_number) },
      {
        label: words('expiry'),
        value:
          lot.expiry_date === null ? words('noExpiry') : printedDate(lot.expiry_date, language),
      },
      {
        label: words('recall'),
        value:
          lot.recalled_at === null
            ? words('notRecalled')
            : words('recallBy', {
                reason: lot.recall_reason ?? '',
                name: lot.recalled_by_name ?? '',
                time: timeOf(lot.recalled_at),
              }),
      },
      ...(search === undefined ? [] : [{ label: words('search'), value: inserted(search) }]),
      ...(reported === undefined
        ? []
        : [
            {
              label: words('reportedFact'),
              value: words(reported ? 'onlyReported' : 'onlyUnreported'),
            },
          ]),
      { label: words('count'), value: String(results.length) },
    ],
    tables: [
      {
        title: words('results'),
        columns: [
          words('patient'),
          words('order'),
          words('test'),
          words('value'),
          words('measured'),
          words('reported'),
        ],
        rows: results.map(({ patient, test, ...result }) => [
          `${inserted(patient.full_name)}\n${printed('mrn')} ${inserted(patient.mrn)}`,
          `${inserted(result.order_number)}\n${inserted(result.accession_number)}`,
          inserted(test.name),
          [
            inserted([result.value_text, result.unit_display].filter(Boolean).join(' ')),
            ...(result.replaced ? [words('replaced')] : []),
          ].join('\n'),
          [timeOf(result.measured_at), inserted(result.instrument_name ?? '')].join('\n'),
          result.released_at === null ? words('notReported') : timeOf(result.released_at),
        ]),
        empty: words('noResults'),
        note: concealed > 0 ? words('concealed', { count: concealed }) : '',
      },
    ],
    footer: [
      inserted(facility.facility_name),
      `${title}${printed('comma')}${inserted(lot.name)}`,
      printed('printed', { time: timeOf(printedAt) }),
    ].join(' · '),
    page: pageWords(printed),
  };
}
