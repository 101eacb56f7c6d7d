import { birthDatePrecision, type PatientSummary } from '@alms/lis-domain/patients';
import type { IdentityCheck } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { BarcodeGlyph, CheckGlyph, Icon } from '@alms/ui/icon';
import { Text } from '@alms/ui/text';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';
import type { Confirmation } from './use-identity.ts';

/** Identifiers ticked so far. */
export type Identifiers = Exclude<IdentityCheck, { wristband_number: string }>;

export const noIdentifiers = (isUnidentified: boolean): Identifiers =>
  isUnidentified ? { wristband: false, order_number: false } : { name: false, birth_date: false };

/** Whether both identifiers are ticked. */
export const isComplete = (check: Identifiers): boolean =>
  'wristband' in check ? check.wristband && check.order_number : check.name && check.birth_date;

export interface IdentityCardProps {
  patient: PatientSummary;
  orderNumbers: readonly string[];
  confirmation: Confirmation | undefined;
  /** Whether an earlier check of this visit has expired. */
  isExpired: boolean;
  identifiers: Identifiers;
  onIdentifiersChange: (identifiers: Identifiers) => void;
  /** Discards the confirmation, to check again. */
  onCheckAgain: () => void;
}

/**
 * Identity check of a visit: a wristband scan, or two identifiers stated by the patient; for an
 * unidentified patient, wristband and order number. Once confirmed, how and when.
 */
export function IdentityCard({
  patient,
  orderNumbers,
  confirmation,
  isExpired,
  identifiers,
  onIdentifiersChange,
  onCheckAgain,
}: IdentityCardProps) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  if (confirmation) {
    const time = format.time(new Date(confirmation.at).toISOString());
    const isScan = 'wristband_number' in confirmation.check;
    return (
      <S.Card aria-label={words.identity} data-part="identity-confirmed">
        <span data-part="disc">
          <Icon glyph={CheckGlyph} />
        </span>
        <div role="status">
          <b>{words.identityConfirmed}</b>
          <Text tone="muted">
            {isScan ? words.byScan({ time }) : words.byIdentifiers({ time })}
          </Text>
        </div>
        <Button variant="quiet" onClick={onCheckAgain}>
          {words.checkAgain}
        </Button>
      </S.Card>
    );
  }
  return (
    <S.Card aria-label={words.identity} data-part="identity">
      {isExpired && (
        <Alert tone="caution" live="assertive">
          {words.identity_expired}
        </Alert>
      )}
      <div data-part="scan">
        <Icon glyph={BarcodeGlyph} />
        <b>{words.scanWristband}</b>
        <Text tone="muted">{words.scanHint}</Text>
      </div>
      <p data-part="or">{words.orIdentifiers}</p>
      <Checks
        patient={patient}
        orderNumbers={orderNumbers}
        check={identifiers}
        onCheck={onIdentifiersChange}
      />
    </S.Card>
  );
}

function Checks({
  patient,
  orderNumbers,
  check,
  onCheck,
}: {
  patient: PatientSummary;
  orderNumbers: readonly string[];
  check: Identifiers;
  onCheck: (check: Identifiers) => void;
}) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  const { born } = usePatientWords();
  if ('wristband' in check) {
    return (
      <>
        <Text>{words.wornHint}</Text>
        <Checkbox
          label={words.wristband}
          hint={words.matches({ value: patient.mrn })}
          checked={check.wristband}
          onChange={(event) => onCheck({ ...check, wristband: event.target.checked })}
        />
        <Checkbox
          label={words.orderNumber}
          hint={words.matches({ value: format.list(orderNumbers) })}
          checked={check.order_number}
          onChange={(event) => onCheck({ ...check, order_number: event.target.checked })}
        />
      </>
    );
  }
  return (
    <>
      <Checkbox
        label={words.statedName}
        hint={words.matches({ value: patient.full_name })}
        checked={check.name}
        onChange={(event) => onCheck({ ...check, name: event.target.checked })}
      />
      <Checkbox
        label={words.statedBirthDate}
        hint={words[birthDateMatch(patient)]({ value: born(patient) })}
        checked={check.birth_date}
        onChange={(event) => onCheck({ ...check, birth_date: event.target.checked })}
      />
    </>
  );
}

/**
 * Returns the message key for comparing the stated date of birth. Only a complete date that is not
 * estimated can match.
 */
function birthDateMatch({
  birth_date,
  birth_date_estimated = false,
}: PatientSummary): 'matches' | 'matchesInPart' | 'matchesEstimated' {
  if (birth_date_estimated) return 'matchesEstimated';
  return birthDatePrecision(birth_date) === 'day' ? 'matches' : 'matchesInPart';
}
