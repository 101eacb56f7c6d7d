import type { PatientSummary } from '@alms/lis-domain/patients';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import type { ChartFilter } from './chart-filter.ts';
import { cumulativeResultsMessages } from './words/index.ts';
import * as S from './paper.styles.ts';

/** Whose results are printed, where and by whom. */
export interface Paper {
  patient: PatientSummary;
  facility: string;
  printedBy: string;
  onPrint: () => void;
}

export interface PaperHeadProps {
  paper: Omit<Paper, 'onPrint'>;
  filter: ChartFilter;
  /** Whether all results of the period are loaded. */
  isComplete: boolean;
  /** Time at which the results were read; undefined while unknown. */
  asOf: string | undefined;
}

/**
 * Head of every printed page: patient, facility, time, filters and the notice of a working copy.
 */
export function PaperHead({
  paper: { patient, facility, printedBy },
  filter,
  isComplete,
  asOf,
}: PaperHeadProps) {
  const words = useMessages(cumulativeResultsMessages);
  const departmentWords = useDepartmentWords();
  const format = useFormat();
  const { born } = usePatientWords();
  const now = format.dateTime(new Date(useNow()).toISOString());
  const test = filter.test.trim();
  return (
    <S.Head data-part="paper-head">
      <p>
        <strong>{patient.full_name}</strong>{' '}
        {words.paperPatient({ mrn: patient.mrn, born: born(patient) })}
      </p>
      <p>
        {[
          facility,
          words.paperTitle,
          words.paperPrinted({ time: now, name: printedBy }),
          asOf !== undefined && words.paperUpdated({ time: format.dateTime(asOf) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        {words.paperFilter({
          period: words[`period_${filter.period}`],
          department:
            filter.department === '' ? words.anyDepartment : departmentWords[filter.department],
          test: test === '' ? words.anyTest : words.testLike({ text: test }),
        })}
        {filter.outside && ` · ${words.paperOutside}`}
      </p>
      <p>{words.paperNotice}</p>
      {!isComplete && (
        <p>
          <strong>{words.paperIncomplete}</strong>
        </p>
      )}
    </S.Head>
  );
}
