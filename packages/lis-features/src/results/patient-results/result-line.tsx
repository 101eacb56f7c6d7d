import { hasLimits, writtenAs } from '@alms/lis-domain/catalogue';
import { commentText } from '@alms/lis-domain/catalogue/coded-comments';
import { chosenLanguage } from '@alms/lis-domain/language';
import {
  briefValue,
  isReactive,
  readingIn,
  type FlagReason,
  type PatientResult,
} from '@alms/lis-domain/results';
import { Chip } from '@alms/ui/chip';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { InfoGlyph, WarningGlyph } from '@alms/ui/icon';
import { Mark } from '@alms/ui/mark';
import { AttachedFile } from '../../shared/attached-file/index.ts';
import { intervalFigures } from '../../shared/interval-text/index.ts';
import { NarrativeText } from '../../shared/narrative-text/index.ts';
import { ReferenceGauge } from '../../shared/reference-gauge/index.ts';
import { patientResultsMessages } from './words/index.ts';
import { SecondValue } from '../../shared/second-value/index.ts';
import * as S from './patient-results.styles.ts';
import { PlainVerdict } from './plain-verdict.tsx';

export interface ResultLineProps {
  result: PatientResult;
  /** The previous result of the same test. */
  previous: PatientResult | undefined;
  /** Downloads a result that is a file. When omitted, only its name is shown. */
  onOpenFile?: ((result: PatientResult) => void) | undefined;
}

const NOT_REPORTED: Partial<Record<FlagReason, 'hemolyzedNote' | 'icterusNote' | 'lipemiaNote'>> = {
  hemolyzed_specimen: 'hemolyzedNote',
  icteric_specimen: 'icterusNote',
  lipemic_specimen: 'lipemiaNote',
};

/** Longest value, in characters, beside the name. */
const MAX_VALUE = 10;

/** One result in patient wording: name, value, meaning and position in the usual range. */
export function ResultLine({ result, previous, onOpenFile }: ResultLineProps) {
  const { locale } = useLanguage();
  const language = chosenLanguage(locale);
  const reading = readingIn(result, language);
  const before = previous && readingIn(previous, language);
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const {
    range,
    value_text: value,
    unit_display: unit,
    corrected,
    under_correction: underCorrection,
    taken_back: takenBack,
    second,
  } = reading;
  const { attachment, flag_reason: reason } = result;
  const notReported = reason === null || takenBack ? undefined : NOT_REPORTED[reason];
  const figures = range && intervalFigures(range, result.result_type);
  const limited =
    hasLimits(result.result_type) && range !== null && (range.low !== null || range.high !== null);
  const drawn = limited && writtenAs[result.result_type] === 'number';
  const secondFigures = second?.range && intervalFigures(second.range, result.result_type);
  const usual = [
    [figures ?? '', unit ?? ''].join(' ').trim(),
    ...(second && secondFigures ? [`(${secondFigures} ${second.unit_display})`] : []),
  ].join(' ');
  const isDocument = writtenAs[result.result_type] === 'document';
  const isText = isDocument || attachment !== null || (value !== null && value.length > MAX_VALUE);
  return (
    <S.Line data-component="result-line" data-text={isText || undefined}>
      <div data-part="name">
        <b>{reading.test_name}</b>
        {reading.meaning !== '' && <span data-part="meaning">{reading.meaning}</span>}
      </div>
      <div data-part="value">
        {attachment && value !== null && (
          <AttachedFile
            name={value}
            attachment={attachment}
            onDownload={onOpenFile && (() => onOpenFile(result))}
          />
        )}
        {!attachment &&
          (value === null ? (
            words.noValue
          ) : isDocument ? (
            <NarrativeText text={value} />
          ) : (
            <bdi>
              <b>{value}</b> {unit !== null && <span>{unit}</span>}
            </bdi>
          ))}
        {!attachment && <SecondValue second={second} />}
      </div>
      <div data-part="verdict">
        {!takenBack &&
          !underCorrection &&
          (attachment ? (
            <S.Verdict data-tone="neutral">{words.file}</S.Verdict>
          ) : (
            <PlainVerdict
              flag={result.flag}
              flag_reason={result.flag_reason}
              reactivity={result.reactivity}
            />
          ))}
      </div>
      {!takenBack && isReactive(result.reactivity) && (
        <div data-part="note">
          {result.confirmation === 'released' ? words.reactiveConfirmedNote : words.reactiveNote}
        </div>
      )}
      {notReported && <div data-part="note">{words[notReported]}</div>}
      {takenBack && (
        <div data-part="note">
          <Chip tone="caution" glyph={WarningGlyph}>
            {words.takenBack}
          </Chip>{' '}
          {words.takenBackNote}
        </div>
      )}
      {underCorrection && (
        <div data-part="note">
          <Chip tone="caution" glyph={WarningGlyph}>
            {words.underCorrection}
          </Chip>{' '}
          {words.underCorrectionNote}
        </div>
      )}
      {corrected && (
        <div data-part="note">
          <Chip tone="info" glyph={InfoGlyph}>
            {words.corrected}
          </Chip>{' '}
          {words.correctedNote}
        </div>
      )}
      {!takenBack && result.comments && (
        <div data-part="note">
          {words.commentNote}
          {result.comments.map(({ code, texts }) => (
            <p key={code}>
              <bdi>{commentText(texts, language)}</bdi>
            </p>
          ))}
        </div>
      )}
      <div data-part="range">
        {drawn && (
          <>
            <ReferenceGauge
              range={range}
              resultType={result.result_type}
              value={value}
              flag={result.flag}
              previous={previous?.value_text ?? null}
            />
            <span data-part="scale">
              <span aria-hidden="true">{words.low}</span>
              <span>{words.usualRange({ range: usual })}</span>
              <span aria-hidden="true">{words.high}</span>
            </span>
          </>
        )}
        {!drawn && figures && (
          <span>
            {limited ? words.usualRange({ range: figures }) : words.usualAnswer({ range: figures })}
          </span>
        )}
        {!attachment && before?.value_text != null && before.collected_at !== null && (
          <span data-part="before">
            {/* Explains the ring on the gauge. */}
            {drawn && <Mark shape="ring" />}
            {words.before({
              value: [briefValue(before.value_text), before.unit_display ?? ''].join(' ').trim(),
              date: format.longDate(before.collected_at),
            })}
          </span>
        )}
      </div>
    </S.Line>
  );
}
