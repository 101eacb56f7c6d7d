import type { FastingState } from '@alms/lis-domain/orders';
import {
  isAccessionNumber,
  isWristbandOf,
  type IdentityCheck,
  type PrintedLabel,
  type Sample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useEffect, useState, type RefObject } from 'react';
import type { CollectionVisit } from '../../shared/collection-visits/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import {
  CollectionDetails,
  isValidVolume,
  volumeOf,
  type TypedVolume,
} from './collection-details.tsx';
import { ContainerList } from './container-list.tsx';
import { IdentityCard, isComplete, noIdentifiers, type Identifiers } from './identity-card.tsx';
import { LabelSheets } from './label-sheets.tsx';
import type { NotCollected, NotCollectedDialogProps } from './not-collected-dialog.tsx';
import { useEnterKey } from './use-enter-key.ts';
import { useIdentity, type VisitIdentity } from './use-identity.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';

/** A collection of several specimens with one identity check. */
export interface VisitCollection {
  identity: VisitIdentity;
  fasting?: FastingState;
  items: readonly { id: SampleId; version: number; consent?: boolean; volume_ml?: number }[];
}

export interface VisitActions {
  /** Records a print and returns the labels, or undefined when it was refused or failed. */
  onPrintLabels: (printing: {
    identity: VisitIdentity;
    sampleIds: readonly SampleId[];
    reason?: string;
  }) => Promise<{ outcome: Submission; labels: readonly PrintedLabel[] }>;
  /** State of printing labels. */
  printing: Submission;
  /** Opens the print dialog of the browser, which outputs the labels on the page. */
  onPrintPage: () => void;
  /** Records the collection of all given specimens, or of none. */
  onCollect: (collection: VisitCollection) => Promise<Submission>;
  /** State of recording the collection. */
  collection: Submission;
  /** Records an unsuccessful collection; the specimens stay to be collected. */
  onNotCollected: (attempt: NotCollected) => Promise<Submission>;
  /** State of recording the attempt. */
  attempt: Submission;
}

export interface VisitPanelProps extends VisitActions {
  visit: CollectionVisit;
  /** Name of the patient whose visit opens after this one. When omitted, there is none. */
  nextName: string | undefined;
  /** A wristband scan that opened the visit. */
  scannedWristband: string | undefined;
  /** Receives the handler of scans on this page while the visit is open. */
  scans: RefObject<((code: string) => void) | undefined>;
  /** Called when nothing is left to collect, with the number of collected specimens. */
  onFinish: (collected: number) => void;
}

const NotCollectedDialog = onDemand<NotCollectedDialogProps>(
  async () => (await import('./not-collected-dialog.tsx')).NotCollectedDialog,
  ({ open }) => open,
);

/** A label printed this long ago belongs to this visit, in milliseconds. */
const RECENT_MS = 600_000;

const none: ReadonlySet<SampleId> = new Set();
const withIds = (set: ReadonlySet<SampleId>, ids: readonly SampleId[]) => new Set([...set, ...ids]);

/**
 * One patient at collection: identity check, containers in order of draw, and one filled button for
 * the next step: confirm the identity, print the labels, confirm the collection.
 *
 * Pass the patient’s id as `key`: the confirmation of one patient must never apply to the next.
 */
export function VisitPanel({
  visit,
  nextName,
  scannedWristband,
  scans,
  onFinish,
  onPrintLabels,
  printing,
  onPrintPage,
  onCollect,
  collection,
  onNotCollected,
  attempt,
}: VisitPanelProps) {
  const words = useMessages(sampleCollectionMessages);
  const { patient, samples, orderNumbers } = visit;
  const isUnidentified = patient.mrn_temporary ?? false;
  const isOwnScan = scannedWristband !== undefined && isWristbandOf(scannedWristband, patient.mrn);
  const identity = useIdentity(
    isOwnScan && !isUnidentified ? { wristband_number: scannedWristband } : undefined,
  );
  const [ticked, setTicked] = useState<Identifiers>(
    isUnidentified && isOwnScan
      ? { wristband: true, order_number: false }
      : noIdentifiers(isUnidentified),
  );
  // The patient may be identified while this is open. Earlier identifiers are then of the wrong
  // kind.
  const identifiers =
    'wristband' in ticked === isUnidentified ? ticked : noIdentifiers(isUnidentified);
  const { confirmation } = identity;
  const confirmed =
    confirmation && fits(confirmation.check, isUnidentified) ? confirmation : undefined;

  const [stop, setStop] = useState<'otherWristband' | 'otherLabel'>();
  const [printed, setPrinted] = useState(() => recentlyPrinted(samples, identity.now()));
  const [scanned, setScanned] = useState(none);
  const [leftOut, setLeftOut] = useState(none);
  const [consented, setConsented] = useState(none);
  const [fasting, setFasting] = useState<FastingState>();
  const [volumes, setVolumes] = useState<ReadonlyMap<SampleId, TypedVolume>>(new Map());
  const [sheets, setSheets] = useState<{ labels: readonly PrintedLabel[]; count: number }>();
  const [isDialogOpen, setDialogOpen] = useState(false);

  const included = samples.filter(({ id }) => !leftOut.has(id));
  const unprinted = included.filter(({ id }) => !printed.has(id));

  /** After a refused identity check, it has to be repeated. */
  const settle = (outcome: Submission) => {
    if (outcome.status === 'rejected' && outcome.formError?.startsWith('identity_'))
      identity.clear();
    return outcome.status === 'done';
  };
  const print = async (of: readonly Sample[], reason?: string) => {
    if (!confirmed) return;
    const sampleIds = of.map(({ id }) => id);
    const { outcome, labels } = await onPrintLabels({
      identity: identity.toSend(confirmed),
      sampleIds,
      ...(reason !== undefined && { reason }),
    });
    if (!settle(outcome)) return;
    setPrinted((all) => withIds(all, sampleIds));
    setSheets((last) => ({ labels, count: (last?.count ?? 0) + 1 }));
  };
  const collect = async () => {
    if (!confirmed) return;
    const outcome = await onCollect({
      identity: identity.toSend(confirmed),
      ...(fasting !== undefined && { fasting }),
      items: included.map(({ id, version }) => {
        const typed = volumes.get(id);
        const volume = typed && volumeOf(typed);
        return {
          id,
          version,
          ...(consented.has(id) && { consent: true }),
          ...(volume !== undefined && { volume_ml: volume }),
        };
      }),
    });
    if (settle(outcome)) onFinish(included.length);
  };
  const leaveOut = async (given: NotCollected) => {
    const outcome = await onNotCollected(given);
    if (outcome.status !== 'done') return;
    setDialogOpen(false);
    const ids = given.samples.map(({ id }) => id);
    setLeftOut((all) => withIds(all, ids));
    if (included.every(({ id }) => ids.includes(id))) onFinish(0);
  };

  const onScan = (code: string) => {
    if (isAccessionNumber(code)) {
      const found = samples.find(({ accession_number }) => accession_number === code);
      setStop(found ? undefined : 'otherLabel');
      if (found) setScanned((all) => withIds(all, [found.id]));
      return;
    }
    if (!isWristbandOf(code, patient.mrn)) {
      setStop('otherWristband');
      identity.clear();
      setTicked(noIdentifiers(isUnidentified));
      return;
    }
    setStop(undefined);
    if ('wristband' in identifiers) setTicked({ ...identifiers, wristband: true });
    else identity.confirm({ wristband_number: code });
  };
  useEffect(() => {
    scans.current = onScan;
    return () => {
      scans.current = undefined;
    };
  });

  const needsConsent = included.some(
    ({ id, needs }) => needs.consent.length > 0 && !consented.has(id),
  );
  const hasWrongVolume = included.some(({ id }) => {
    const typed = volumes.get(id);
    return typed !== undefined && !isValidVolume(typed);
  });
  const step = ((): Step => {
    if (!confirmed)
      return {
        label: words.confirmIdentity,
        missing: isComplete(identifiers)
          ? undefined
          : isUnidentified
            ? words.confirmWornFirst
            : words.confirmFirst,
        run: () => {
          setStop(undefined);
          identity.confirm(identifiers);
        },
      };
    if (unprinted.length > 0)
      return {
        label: words.printLabels({ count: unprinted.length }),
        isPrint: true,
        busy: printing.status === 'submitting',
        run: () => void print(unprinted),
      };
    return {
      label: words.collect,
      missing: needsConsent ? words.consentFirst : hasWrongVolume ? words.volumeInvalid : undefined,
      busy: collection.status === 'submitting',
      run: () => void collect(),
    };
  })();
  useEnterKey(() => {
    if (step.missing === undefined && !step.busy) step.run();
  });

  const next = nextName === undefined ? undefined : words.next({ name: nextName });
  return (
    <S.Visit data-component="visit-panel">
      <PatientBanner
        patient={patient}
        ward={visit.ward}
        alerts={<PriorityTag priority={visit.priority} />}
      />
      <div data-part="scroll">
        {stop && (
          <Alert tone="critical" live="assertive">
            {words[stop]}
          </Alert>
        )}
        {samples.some(({ payment_due }) => payment_due) && (
          <Alert tone="caution">{words.notPaid}</Alert>
        )}
        <IdentityCard
          patient={patient}
          orderNumbers={orderNumbers}
          confirmation={confirmed}
          isExpired={identity.isExpired}
          identifiers={identifiers}
          onIdentifiersChange={setTicked}
          onCheckAgain={() => {
            identity.clear();
            setTicked(noIdentifiers(isUnidentified));
          }}
        />
        <ContainerList
          samples={samples}
          orderNumbers={orderNumbers}
          onPrintAgain={
            confirmed && unprinted.length === 0
              ? () => void print(included, words.printAgainReason)
              : undefined
          }
          printed={printed}
          scanned={scanned}
          leftOut={leftOut}
          consented={consented}
          onConsent={(id, consent) =>
            setConsented((all) =>
              consent ? withIds(all, [id]) : new Set([...all].filter((each) => each !== id)),
            )
          }
        />
        {confirmed ? (
          <CollectionDetails
            samples={included}
            fasting={fasting}
            onFastingChange={setFasting}
            volumes={volumes}
            onVolumeChange={(id, typed) => setVolumes((all) => new Map(all).set(id, typed))}
          />
        ) : (
          <Text tone="muted">{words.labelsLater}</Text>
        )}
        {next && (
          <Text tone="muted" data-part="next">
            {next}
          </Text>
        )}
      </div>
      <S.Bar>
        <SubmissionAlert submission={printing} words={words} />
        <SubmissionAlert submission={collection} words={words} />
        <div data-part="buttons">
          <Button size="large" onClick={() => setDialogOpen(true)}>
            {words.notCollected}
          </Button>
          <span data-part="next" data-missing={step.missing !== undefined || undefined}>
            {step.missing ?? next}
          </span>
          <Button
            variant="primary"
            size="large"
            data-part="step"
            leading={step.isPrint && <Icon glyph={PrintGlyph} />}
            trailing={<kbd aria-hidden="true">{'Enter'}</kbd>}
            busy={step.busy ?? false}
            inertReason={step.missing}
            onClick={step.run}
          >
            {step.label}
          </Button>
        </div>
      </S.Bar>
      {sheets && <LabelSheets key={sheets.count} labels={sheets.labels} onDrawn={onPrintPage} />}
      <NotCollectedDialog
        name={patient.full_name}
        samples={included}
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onNotCollected={(given) => void leaveOut(given)}
        submission={attempt}
      />
    </S.Visit>
  );
}

/** The next step of a visit, as the filled button. */
interface Step {
  label: string;
  /** What has to be done first. */
  missing?: string | undefined;
  isPrint?: boolean;
  busy?: boolean;
  run: () => void;
}

/** Whether a confirmed check is of the kind required for this patient. */
const fits = (check: IdentityCheck, isUnidentified: boolean): boolean =>
  'wristband' in check === isUnidentified;

/** Specimens whose label was printed within one visit’s time, also before a reload of the page. */
const recentlyPrinted = (samples: readonly Sample[], now: number): ReadonlySet<SampleId> =>
  new Set(
    samples
      .filter(({ events }) =>
        events.some(({ type, at }) => type === 'label_printed' && now - Date.parse(at) < RECENT_MS),
      )
      .map(({ id }) => id),
  );
