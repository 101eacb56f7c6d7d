import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import type { ControlRun, Correction, ResultSince } from '@alms/lis-domain/quality-control';
import { isSignedOff } from '@alms/lis-domain/quality-control';
import { catalogue } from '../../../platform/i18n/catalogue.ts';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { printedContact } from '../../../platform/i18n/printed-contact.ts';
import { localeOf, printedTime } from '../../../platform/i18n/printed-dates.ts';
import { pageWords, printedWords } from '../../../platform/i18n/printed-words.ts';
import type { ReviewDocument, ReviewTable } from './review-document.ts';
import type english from './words/en.json';

const reviewWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

export interface ReviewFacility {
  facility_name: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
  primary_color: string;
  language: LanguageTag | null;
}

/** What a review states, in the language and time zone of `facility`. */
export interface ReviewFacts {
  facility: ReviewFacility;
  test: string;
  instrument: string;
  laboratory: string;
  correction: Correction;
  /** The accepted runs that limit the affected period. */
  before: Pick<ControlRun, 'number' | 'at'> | undefined;
  after: Pick<ControlRun, 'number' | 'at'> | undefined;
  results: readonly ResultSince[];
  /** Number of further results that the user may not see. */
  concealed: number;
  printedAt: string;
}

type Person = { name: string };

function penOf({ language: chosen, timezone }: ReviewFacility) {
  const language = chosenLanguage(chosen);
  const words = reviewWords(language);
  const inserted = isolateBidi(language);
  const timeOf = (instant: string) => printedTime(timezone, instant, language);
  const signed = new Intl.NumberFormat(localeOf(language), {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  });
  return {
    language,
    words,
    inserted,
    printed: printedWords(language),
    timeOf,
    zOf: (z: number) => signed.format(z),
    byAt: ({ by, at }: { by: Person; at: string }) =>
      words('byAt', { name: by.name, time: timeOf(at) }),
  };
}

type Pen = ReturnType<typeof penOf>;

function valuesOf({ points }: ControlRun, { words, zOf }: Pen): string {
  return points
    .map(({ level, lot_number: lot, value, z }) =>
      z === null
        ? words('valueAt', { level, lot, value })
        : words('valueWithZ', { level, lot, value, z: zOf(z) }),
    )
    .join('\n');
}

function rulesOf({ violations }: ControlRun, { words }: Pen): string {
  const named = violations.map(({ rule, level }) =>
    level === null ? words('ruleAcross', { rule }) : words('ruleAtLevel', { rule, level }),
  );
  return [...new Set(named)].join('\n');
}

function factsOf(facts: ReviewFacts, pen: Pen): ReviewDocument['facts'] {
  const { words, inserted, timeOf, byAt } = pen;
  const { test, instrument, laboratory, correction, before, after } = facts;
  const { run, actions } = correction;
  const { cause, results_review } = run;
  const signOff = isSignedOff(correction) ? actions.at(-1)?.verified : undefined;
  const accepted = ({ number, at }: Pick<ControlRun, 'number' | 'at'>) =>
    words('runNumber', { number, time: timeOf(at) });
  return [
    { label: words('laboratory'), value: inserted(laboratory) },
    { label: words('test'), value: inserted(test) },
    { label: words('instrumentFact'), value: inserted(instrument) },
    { label: words('status'), value: words(run.status) },
    {
      label: words(run.status === 'overdue' ? 'dueAt' : 'runAt'),
      value: inserted(timeOf(run.at)),
    },
    ...(run.operator ? [{ label: words('operator'), value: inserted(run.operator.name) }] : []),
    ...(run.reagent_lot ? [{ label: words('reagentLot'), value: inserted(run.reagent_lot) }] : []),
    ...(run.violations.length > 0 ? [{ label: words('rules'), value: rulesOf(run, pen) }] : []),
    ...(run.points.length > 0 ? [{ label: words('values'), value: valuesOf(run, pen) }] : []),
    { label: words('before'), value: before ? accepted(before) : words('noneBefore') },
    { label: words('after'), value: after ? accepted(after) : words('noneAfter') },
    {
      label: words('cause'),
      value: cause
        ? words('causeBy', {
            cause: words(cause.category),
            findings: cause.findings,
            name: cause.by.name,
            time: timeOf(cause.at),
          })
        : words('notRecorded'),
    },
    {
      label: words('review'),
      value: results_review
        ? words('reviewBy', {
            count: results_review.count,
            name: results_review.by.name,
            time: timeOf(results_review.at),
          })
        : words('notRecorded'),
    },
    { label: words('signOff'), value: signOff ? byAt(signOff) : words('notRecorded') },
  ];
}

function actionsOf({ correction: { actions } }: ReviewFacts, pen: Pen): ReviewTable {
  const { words, inserted, byAt } = pen;
  return {
    title: words('actions'),
    columns: [words('action'), words('description'), words('recordedBy'), words('verifiedBy')],
    rows: actions.map(({ type, text, state, by, at, verified }) => [
      `${words(type)} (${words(`state_${state}`)})`,
      inserted(text),
      byAt({ by, at }),
      verified ? byAt(verified) : words('notRecorded'),
    ]),
    empty: words('noActions'),
    note: '',
  };
}

function repeatsOf({ correction: { repeats } }: ReviewFacts, pen: Pen): ReviewTable {
  const { words, timeOf } = pen;
  return {
    title: words('repeats'),
    columns: [words('run'), words('status'), words('values'), words('operator')],
    rows: repeats.map((run) => [
      words('runNumber', { number: run.number, time: timeOf(run.at) }),
      [words(run.status), rulesOf(run, pen)].filter(Boolean).join('\n'),
      valuesOf(run, pen),
      run.operator?.name ?? '',
    ]),
    empty: words('noRepeats'),
    note: '',
  };
}

function resultsOf({ results, concealed }: ReviewFacts, pen: Pen): ReviewTable {
  const { words, inserted, printed, timeOf, byAt } = pen;
  return {
    title: words('results'),
    columns: [
      words('patient'),
      words('specimen'),
      words('value'),
      words('released'),
      words('decision'),
      words('decidedBy'),
    ],
    rows: results.map((result) => [
      `${inserted(result.patient.full_name)}\n${printed('mrn')} ${inserted(result.patient.mrn)}`,
      inserted(result.accession_number),
      inserted([result.value_text, result.unit_display].filter(Boolean).join(' ')),
      result.released_at === null ? words('notReleased') : timeOf(result.released_at),
      words(result.outcome ?? 'undecided'),
      result.decided ? byAt(result.decided) : '',
    ]),
    empty: words('noResults'),
    note: concealed > 0 ? words('concealed', { count: concealed }) : '',
  };
}

/** Text of the review of a rejected or overdue QC run (ISO 15189:2022 7.3.7.2). */
export function reviewInWords(facts: ReviewFacts): ReviewDocument {
  const { facility, correction, printedAt, test } = facts;
  const pen = penOf(facility);
  const { language, words, inserted, printed, timeOf } = pen;
  const title = words('title', { number: correction.run.number });
  return {
    language,
    brand: facility.primary_color,
    title,
    status_word: words(isSignedOff(correction) ? 'signedOff' : 'open'),
    facility: {
      name: facility.facility_name,
      contact: printedContact(facility, printed('comma'), inserted),
    },
    facts: factsOf(facts, pen),
    tables: [actionsOf(facts, pen), repeatsOf(facts, pen), resultsOf(facts, pen)],
    footer: [
      inserted(facility.facility_name),
      `${title}${printed('comma')}${inserted(test)}`,
      printed('printed', { time: timeOf(printedAt) }),
    ].join(' · '),
    page: pageWords(printed),
  };
}
