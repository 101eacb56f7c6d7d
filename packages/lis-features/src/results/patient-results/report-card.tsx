import { chosenLanguage } from '@alms/lis-domain/language';
import { isQuiet, readingIn, type PatientResult } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { Mark } from '@alms/ui/mark';
import { flagAppearance } from '../../shared/clinical-flag/index.ts';
import { Fold } from './fold.tsx';
import { useReportWords } from './report-words.ts';
import { previousResult, reportParts, type ResultGroup } from './result-groups.ts';
import { ResultLine, type ResultLineProps } from './result-line.tsx';
import { patientResultsMessages } from './words/index.ts';
import * as S from './patient-results.styles.ts';

export interface ReportCardProps {
  /** The report. */
  group: ResultGroup;
  /** All visible results, to find previous ones. */
  all: readonly PatientResult[];
  /** See `ResultLineProps`. */
  onOpenFile: ResultLineProps['onOpenFile'];
}

/** Number of marks that fit beside the count on a phone. */
const MAX_MARKS = 8;

/**
 * A report: the number of results within their usual range, every result that is not, and the
 * others as one row.
 */
export function ReportCard({ group, all, onOpenFile }: ReportCardProps) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const { locale } = useLanguage();
  const language = chosenLanguage(locale);
  const { titleOf, countWords } = useReportWords();
  const { listed, quiet } = reportParts(group.results);
  const lines = (results: readonly PatientResult[]) =>
    results.map((result) => (
      <li key={result.id}>
        <ResultLine
          result={result}
          previous={previousResult(result, all)}
          onOpenFile={onOpenFile}
        />
      </li>
    ));
  const names = quiet.map((result) => readingIn(result, language).test_name);
  return (
    <Card body="flush" aria-label={titleOf(group)}>
      <S.Count>
        <h2>{countWords(group)}</h2>
        <Marks results={group.results} />
      </S.Count>
      {listed.length > 0 && <S.Lines>{lines(listed)}</S.Lines>}
      {/* Without anything else to read, the report starts with the values. */}
      {quiet.length > 0 && listed.length === 0 && <S.Lines>{lines(quiet)}</S.Lines>}
      {quiet.length > 0 && listed.length > 0 && (
        <Fold title={words.quiet({ count: quiet.length })} note={format.list(names)}>
          <S.Lines>{lines(quiet)}</S.Lines>
        </Fold>
      )}
    </Card>
  );
}

/** One mark per result, the conspicuous ones first. The count beside it says the same. */
function Marks({ results }: { results: readonly PatientResult[] }) {
  const shown = results.filter(({ taken_back: takenBack }) => !takenBack);
  if (shown.length < 2 || shown.length > MAX_MARKS) return null;
  return (
    <span data-part="marks">
      {shown.map(({ id, flag }) => {
        if (flag === null) return <Mark key={id} shape="ring" />;
        if (isQuiet(flag)) return <Mark key={id} shape="disc" />;
        const { shape, tone } = flagAppearance(flag);
        return <Mark key={id} shape={shape} tone={tone} />;
      })}
    </span>
  );
}
