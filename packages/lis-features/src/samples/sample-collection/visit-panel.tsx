import { fastingStates, type FastingState } from '@alms/lis-domain/orders';
import { birthDatePrecision, type PatientSummary } from '@alms/lis-domain/patients';
import {
  canMoveSample,
  refusesCollection,
  volumeField,
  type IdentityCheck,
  type Sample,
} from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { NumberField } from '@alms/ui/number-field';
import { RadioGroup } from '@alms/ui/radio-group';
import type { Resource, Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import * as v from 'valibot';
import { useFastingWords } from '../../shared/clinical-information/index.ts';
import type { CollectionVisit } from '../../shared/collection-visits/index.ts';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';
import { LabelPanel, type LabelSaving } from './label-panel.tsx';
import { NotCollectedDialog, type NotCollected } from './not-collected-dialog.tsx';
import { TubePicture } from './tube-picture.tsx';

export interface CollectionActions extends LabelSaving {
  onCollect: (collection: {
    sampleId: string;
    version: number;
    identityCheck: IdentityCheck;
    fasting: FastingState | undefined;
    consent?: boolean;
    volume?: number;
  }) => void;
  /** State of recording the collection. */
  collection: Submission;
  /** Records a failed collection attempt; the specimen stays on the list. */
  onNotCollected: (attempt: { sampleId: string; version: number } & NotCollected) => void;
  /** State of recording the attempt. */
  attempt: Submission;
}

export interface VisitPanelProps extends CollectionActions {
  visit: CollectionVisit;
  /** The current specimen of the visit. */
  sample: Sample;
  onOpen: (sampleId: string) => void;
  label: Resource<string>;
  onPrintLabel: (printing: { sampleId: string }) => void;
}

/**
 * One patient at collection: two identifiers to confirm, containers in order of draw, then
 * recording and label.
 *
 * Pass the visit’s id as `key`: confirmations for one patient must never apply to the next.
 */
export function VisitPanel({
  visit,
  sample,
  onOpen,
  onCollect,
  collection,
  onNotCollected,
  attempt,
  label,
  onPrintLabel,
  onSaveLabel,
  saving,
}: VisitPanelProps) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  const isUnidentified = visit.patient.mrn_temporary ?? false;
  const [confirmed, setIdentityCheck] = useState<IdentityCheck>();
  // The patient may be identified while this is open. Earlier confirmations are then of the wrong
  // kind.
  const identityCheck =
    confirmed && 'wristband' in confirmed === isUnidentified
      ? confirmed
      : nothingConfirmed(isUnidentified);
  const [fasting, setFasting] = useState<FastingState>();
  const [agreedTo, setAgreedTo] = useState<string>();
  const [typed, setTyped] = useState<{ of: string; text: string | undefined; isNumber: boolean }>();
  const fastingWords = useFastingWords();
  const specimen = useSpecimenWords();
  // A recorded attempt creates a new version, which closes the dialog.
  const [openedVersion, setOpenedVersion] = useState<number>();
  const { id: sampleId, version } = sample;
  const triedBefore = sample.events.findLast(({ type }) => type === 'not_collected');
  const waiting = canMoveSample(sample.status, 'collect');
  const needsConsent = sample.needs.consent.length > 0;
  // Consent for one container does not apply to the next.
  const consent = needsConsent && agreedTo === sampleId;
  // Neither does its measured volume.
  const measured = typed?.of === sampleId ? typed : undefined;
  const volume =
    measured?.text === undefined || measured.text === '' ? undefined : Number(measured.text);
  const wrongVolume =
    measured !== undefined &&
    (!measured.isNumber || (volume !== undefined && !v.is(volumeField, volume)))
      ? words.volumeInvalid
      : undefined;
  const refusal = refusesCollection(sample.status, identityCheck, {
    needsConsent,
    consent,
    isUnidentified,
  });
  const missing =
    refusal === 'identity_not_confirmed'
      ? isUnidentified
        ? words.confirmWornFirst
        : words.confirmFirst
      : refusal === 'consent_not_confirmed'
        ? words.consentFirst
        : wrongVolume;
  const { patient } = visit;
  return (
    <div data-component="visit-panel">
      <PatientBanner
        patient={patient}
        frame="head"
        alerts={<PriorityTag priority={visit.priority} />}
      />
      {waiting && sample.payment_due && (
        <S.Section>
          <Alert tone="caution">{words.notPaid}</Alert>
        </S.Section>
      )}
      {waiting && triedBefore?.code && (
        <S.Section>
          <Alert
            tone="caution"
            title={words.triedBefore({
              time: format.dateTime(triedBefore.at),
              name: triedBefore.by,
              reason: specimen.reason(triedBefore.code),
            })}
          >
            {triedBefore.note !== '' && <p>{triedBefore.note}</p>}
          </Alert>
        </S.Section>
      )}
      {waiting && (
        <S.Section>
          <h3>{words.identity}</h3>
          <IdentityChecks
            patient={patient}
            orderNumber={sample.order_number}
            check={identityCheck}
            onCheck={setIdentityCheck}
          />
        </S.Section>
      )}
      <S.Section>
        <h3>{words.tubes({ count: visit.samples.length })}</h3>
        <Tubes visit={visit} sample={sample} onOpen={onOpen} />
      </S.Section>
      {waiting && (
        <S.Section>
          <RadioGroup
            label={words.fasting}
            hint={
              sample.ordered_fasting === 'unknown'
                ? words.fastingHint
                : words.fastingOrdered({ state: fastingWords.of(sample.ordered_fasting) })
            }
            optional
            options={fastingWords.options}
            value={fasting ?? ''}
            onValueChange={(value) => setFasting(fastingStates.find((state) => state === value))}
          />
        </S.Section>
      )}
      {waiting && (
        <S.Section>
          <NumberField
            key={sampleId}
            label={words.volumeTaken}
            hint={words.volumeTakenHint}
            optional
            unit={words.milliliters}
            error={wrongVolume}
            onValueChange={(text, { problem }) =>
              setTyped({ of: sampleId, text, isNumber: problem === undefined })
            }
          />
        </S.Section>
      )}
      {waiting && (
        <Needs
          sample={sample}
          agreed={consent}
          onAgree={(agreed) => setAgreedTo(agreed ? sampleId : undefined)}
        />
      )}
      {waiting ? (
        <S.Dock>
          <SubmissionAlert submission={collection} words={words} />
          <div data-part="line">
            <p>{missing}</p>
            <Button variant="quiet" onClick={() => setOpenedVersion(version)}>
              {words.notCollected}
            </Button>
          </div>
          <Button
            variant="primary"
            size="large"
            wide
            busy={collection.status === 'submitting'}
            inertReason={missing}
            onClick={() =>
              onCollect({
                sampleId,
                version,
                identityCheck,
                fasting,
                ...(consent && { consent }),
                ...(volume !== undefined && { volume }),
              })
            }
          >
            {words.collect}
          </Button>
          <NotCollectedDialog
            sample={sample}
            open={openedVersion === version}
            onClose={() => setOpenedVersion(undefined)}
            onNotCollected={(reason) => onNotCollected({ sampleId, version, ...reason })}
            submission={attempt}
          />
        </S.Dock>
      ) : (
        <LabelPanel
          visit={visit}
          sample={sample}
          label={label}
          onPrintLabel={onPrintLabel}
          onSaveLabel={onSaveLabel}
          saving={saving}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}

const nothingConfirmed = (isUnidentified: boolean): IdentityCheck =>
  isUnidentified ? { wristband: false, order_number: false } : { name: false, birth_date: false };

interface IdentityChecksProps {
  patient: PatientSummary;
  orderNumber: string;
  check: IdentityCheck;
  onCheck: (check: IdentityCheck) => void;
}

/**
 * Identity checks: name and date of birth as stated by the patient; for an unidentified patient,
 * wristband and order number.
 */
function IdentityChecks({ patient, orderNumber, check, onCheck }: IdentityChecksProps) {
  const words = useMessages(sampleCollectionMessages);
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
          hint={words.matches({ value: orderNumber })}
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

/**
 * Requirements of the current container: handling, storage and patient consent. Renders nothing
 * when its tests have none.
 */
function Needs({
  sample: { needs },
  agreed,
  onAgree,
}: {
  sample: Sample;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  const care = useSpecimenWords().care(needs);
  if (care.length === 0 && needs.instructions.length === 0 && needs.consent.length === 0)
    return null;
  return (
    <S.Section>
      <h3>{words.needs}</h3>
      {care.length > 0 && (
        <Inline gap="s2">
          {care.map((each) => (
            <Chip key={each}>{each}</Chip>
          ))}
        </Inline>
      )}
      {needs.instructions.map(({ test, text }) => (
        <Text key={test}>{words.instruction({ test, text })}</Text>
      ))}
      {needs.consent.length > 0 && (
        <Checkbox
          label={words.consent({ tests: format.list(needs.consent) })}
          hint={words.consentHint}
          checked={agreed}
          onChange={(event) => onAgree(event.target.checked)}
        />
      )}
    </S.Section>
  );
}

/**
 * Containers to fill, in order of draw. The current one is marked, and another one can be selected.
 */
function Tubes({ visit, sample, onOpen }: Pick<VisitPanelProps, 'visit' | 'sample' | 'onOpen'>) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const several = visit.samples.length > 1;
  return (
    <ol>
      {visit.samples.map((each, index) => {
        const additive = specimen.additive(each.container);
        return (
          <li key={each.id} aria-current={several && each.id === sample.id ? 'step' : undefined}>
            <span data-part="place">{format.number(index + 1)}</span>
            <TubePicture container={each.container} />
            <span data-part="what">
              <span>
                <b>{specimen.container(each.container)}</b>
                {additive !== undefined && words.additive({ additive })}
                {specimen.volume(each.needs).map((additive) => words.additive({ additive }))}
              </span>
              <span data-part="tests">{format.list(each.tests.map(({ name }) => name))}</span>
            </span>
            {each.status !== 'expected' && (
              <Chip data-part="end" tone="positive" glyph={CheckGlyph}>
                {words.done}
              </Chip>
            )}
            {each.status === 'expected' && each.id !== sample.id && (
              <Button
                size="small"
                data-part="end"
                aria-label={words.takeNamed({ container: specimen.container(each.container) })}
                onClick={() => onOpen(each.id)}
              >
                {words.take}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
