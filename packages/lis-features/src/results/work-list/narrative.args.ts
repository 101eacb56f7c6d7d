import {
  anAmendment,
  arabicFilmText,
  aResult,
  correctedFilmText,
  filmText,
  longestFilmText,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import type { Result, ResultVersion } from '@alms/lis-domain/results';

const film = (rest: Partial<Result>) => [
  aResult({ number: 6, code: 'HGB', value_text: '9.4' }),
  aResult({ number: 6, code: 'FILM', ...rest }),
];

export const filmToEnter = film({ status: 'pending' });
export const filmEntered = film({});
export const filmLong = film({ value_text: longestFilmText });
export const filmArabic = film({ value_text: arabicFilmText });

const reported = aResult({ number: 6, code: 'FILM', status: 'released' });
const proposed = anAmendment(reported, {
  value_text: correctedFilmText,
  code: 'interpretation',
  reason: 'Hemoglobin fractions were requested after a call from the ward',
});
export const filmReported = film({ status: 'released' });
export const filmUnderCorrection = film({ status: 'released', amendment: proposed });

const common = {
  unrounded_value: null,
  attachment: null,
  unit_display: null,
  flag: null,
  flag_reason: 'not_numeric',
  source: 'manual',
  instrument: null,
  comment: '',
  comments_changed_by: null,
  correction: null,
  correction_verified_by: null,
  hold: null,
  hold_release: null,
  rule_reference: null,
  trace: null,
} as const;

/** All versions of a corrected blood film. */
export const filmHistory: readonly ResultVersion[] = [
  {
    ...common,
    coded_comments: [],
    version: 4,
    at: minutesAgo(2),
    by: proposed.proposed_by.name,
    status: 'amended',
    value_text: correctedFilmText,
    correction: {
      kind: 'amended',
      code: 'interpretation',
      reason: proposed.reason,
      by: proposed.proposed_by,
      at: minutesAgo(2),
      from_version: 3,
      value_text: filmText,
      flag: null,
    },
  },
  {
    ...common,
    coded_comments: [],
    version: 3,
    at: minutesAgo(30),
    by: 'Mona Verify',
    status: 'released',
    value_text: filmText,
  },
  {
    ...common,
    coded_comments: [],
    version: 2,
    at: minutesAgo(45),
    by: 'Tom Bench',
    status: 'entered',
    value_text: filmText,
  },
];
