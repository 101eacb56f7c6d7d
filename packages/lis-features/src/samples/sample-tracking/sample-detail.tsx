import type { NamedLaboratory } from '@alms/lis-domain/facility';
import type { ResultStep } from '@alms/lis-domain/results';
import {
  aliquotNeeds,
  canMoveSample,
  isDivisible,
  makesDoubtful,
  rejectableTests,
  takesLabel,
  takesResults,
  type Sample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { useNow } from '@alms/ui/clock';
import { Button } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import { idle, type Resource, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import { placeText, useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import {
  custodyMoves,
  type DialogMove,
  type CustodyAnswer,
  type CustodyChange,
  type CustodyMove,
  type NotedCondition,
} from './custody.ts';
import { AliquotList } from './aliquot-list.tsx';
import type { ConditionDialogProps } from './condition-dialog.tsx';
import type { DivideDialogProps } from './divide-dialog.tsx';
import type { BoxChoices, MoveDialogProps } from './move-dialog.tsx';
import type { ReprintDialogProps } from './reprint-dialog.tsx';
import { StateChip } from './sample-table.tsx';
import { SampleTimeline } from './sample-timeline.tsx';
import { useDeviationTexts } from './use-deviation-texts.ts';
import { useTooOldText } from './use-too-old-text.ts';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

const MoveDialog = onDemand<MoveDialogProps>(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
  ({ move }) => move !== undefined,
);
const ConditionDialog = onDemand<ConditionDialogProps>(
  async () => (await import('./condition-dialog.tsx')).ConditionDialog,
  ({ open }) => open,
);
const DivideDialog = onDemand<DivideDialogProps>(
  async () => (await import('./divide-dialog.tsx')).DivideDialog,
  ({ open }) => open,
);
const ReprintDialog = onDemand<ReprintDialogProps>(
  async () => (await import('./reprint-dialog.tsx')).ReprintDialog,
  ({ open }) => open,
);

export interface SampleActions {
  /** Specimen actions permitted to the user. */
  moves: readonly CustodyMove[];
  onMove: (change: CustodyChange) => void;
  /** State of the last action. */
  moving: Submission;
  /**
   * Records the specimen condition at receipt or later. Must not reject. When omitted, the user may
   * not.
   */
  onCondition?:
    | ((
        noted: NotedCondition & { sampleId: SampleId; version: number; arriving: boolean },
      ) => Promise<Submission>)
    | undefined;
  /** Reprints a label with a reason. Must not reject. When omitted, the user may not. */
  onReprint?: ((again: { sampleId: SampleId; reason: string }) => Promise<Submission>) | undefined;
  /** Splits a specimen into aliquots. Must not reject. When omitted, the user may not. */
  onDivide?:
    | ((division: {
        sampleId: SampleId;
        version: number;
        body: Parameters<DivideDialogProps['onDivide']>[0];
      }) => Promise<Submission>)
    | undefined;
  /** Storage boxes available for the specimen. */
  boxes: BoxChoices;
  /** Sites to which a specimen can be sent. When omitted, the facility has one. */
  sites?: readonly NamedLaboratory[] | undefined;
}

export interface SampleDetailProps extends SampleActions {
  sample: Sample;
  /** History of the specimen’s results. */
  steps: Resource<readonly ResultStep[]>;
  onRetry?: (() => void | Promise<void>) | undefined;
  /** Opens the parent specimen or an aliquot. */
  onOpen: (sampleId: SampleId) => void;
}

const opensDialog = (move: CustodyMove): move is DialogMove =>
  move !== 'receive' && move !== 'retrieve';
/**
 * Returns whether an action is the regular next step: receipt, or storage after testing. All others
 * are exceptions or end points.
 */
const isOnward = (move: CustodyMove, status: Sample['status']) =>
  move === 'receive' || (move === 'store' && status === 'in_testing');
const ends = new Set<CustodyMove>(['reject', 'lose', 'dispose']);

/** One specimen with its patient, tests, available actions and history. */
export function SampleDetail({
  sample,
  steps,
  onRetry,
  moves,
  onMove,
  moving,
  onCondition,
  onReprint,
  onDivide,
  boxes,
  sites,
  onOpen,
}: SampleDetailProps) {
  const words = useMessages(sampleTrackingMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const [openMove, setOpenMove] = useState<DialogMove>();
  const [isReprinting, setReprinting] = useState(false);
  const [isDividing, setDividing] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const [tried, setTried] = useState<CustodyMove>();
  const { id: sampleId, version, status, storage, parent, aliquots, volume_ml, condition } = sample;
  const [openedVersion, setOpenedVersion] = useState(version);
  // The requested action was completed by this or another user.
  if (openMove && openedVersion !== version) setOpenMove(undefined);
  const ask = (move: DialogMove) => {
    setOpenedVersion(version);
    setOpenMove(move);
  };
  const make = (answer: CustodyAnswer) => {
    setTried(answer.move);
    onMove({ ...answer, sampleId, version });
  };
  const mayRejectTests = takesResults(status) && rejectableTests(sample.tests).length > 0;
  const offered = custodyMoves.filter(
    (move) =>
      moves.includes(move) &&
      (canMoveSample(status, move) || (move === 'reject' && mayRejectTests)),
  );
  const care = [...specimen.volume(sample.needs), ...specimen.care(sample.needs)];
  const hasLabel = onReprint !== undefined && sample.collected_at !== null && takesLabel(status);
  const mayDivide = onDivide !== undefined && isDivisible({ status, isAliquot: parent !== null });
  const arriving = canMoveSample(status, 'receive');
  const tooOldText = useTooOldText();
  const now = useNow();
  const tooOld =
    arriving || status === 'received' ? tooOldText(sample, new Date(now).toISOString()) : undefined;
  const deviations = useDeviationTexts()(sample);
  const mayNote =
    onCondition !== undefined && parent === null && (arriving || takesResults(status));
  const noteLater = condition === null ? words.noteCondition : words.correctCondition;
  const place =
    storage &&
    [
      storage.position === null
        ? storage.box
        : words.placeAt({ box: storage.box, position: storage.position }),
      placeText(storage),
    ].filter(Boolean);
  return (
    <S.Detail data-component="sample-detail">
      <PatientBanner patient={sample.patient} ward={sample.ward} frame="head" />
      <div>
        <div data-part="number">
          <S.Code>{sample.accession_number}</S.Code>
          <PriorityTag priority={sample.priority} />
          <StateChip status={status} />
        </div>
        {sample.rejection && (
          <Alert
            tone="critical"
            title={words.rejectedBecause({ reason: specimen.reason(sample.rejection.code) })}
          >
            {sample.rejection.note !== '' && <p>{sample.rejection.note}</p>}
            <p>
              {words.rejectedBy({
                name: sample.rejection.by,
                time: format.dateTime(sample.rejection.at),
              })}
            </p>
          </Alert>
        )}
        {makesDoubtful(condition) && (
          <Alert
            tone="caution"
            title={words.onArrival({ condition: specimen.arrival(condition) })}
          />
        )}
        {tooOld !== undefined && (
          <Alert tone="caution" title={words.tooOldTitle}>
            <p>{tooOld}</p>
          </Alert>
        )}
        {deviations !== undefined && (
          <Alert tone="caution" title={words.deviationTitle}>
            {deviations.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        )}
        {!openMove && <SubmissionAlert submission={moving} words={words} />}
        {(offered.length > 0 || hasLabel || mayDivide || mayNote) && (
          <div data-part="actions">
            {offered.map((move) => (
              <Button
                key={move}
                variant={isOnward(move, status) ? 'primary' : 'secondary'}
                tone={ends.has(move) ? 'critical' : 'neutral'}
                busy={!opensDialog(move) && tried === move && moving.status === 'submitting'}
                onClick={() => (opensDialog(move) ? ask(move) : make({ move, body: {} }))}
              >
                {move === 'store' && storage ? words.relocate : words[move]}
              </Button>
            ))}
            {mayNote && (
              <Button aria-haspopup="dialog" onClick={() => setNoting(true)}>
                {arriving ? words.receiveWith : noteLater}
              </Button>
            )}
            {mayDivide && (
              <Button aria-haspopup="dialog" onClick={() => setDividing(true)}>
                {words.divide}
              </Button>
            )}
            {hasLabel && (
              <Button
                variant="quiet"
                leading={<Icon glyph={PrintGlyph} size="small" />}
                onClick={() => setReprinting(true)}
              >
                {words.reprint}
              </Button>
            )}
          </div>
        )}
        <DescriptionList
          items={[
            { id: 'material', term: words.material, description: specimen.type(sample.type) },
            {
              id: 'container',
              term: words.container,
              description: specimen.container(sample.container),
            },
            ...(sample.laboratory
              ? [
                  {
                    id: 'laboratory',
                    term: words.performedAt,
                    description: sample.laboratory.name,
                  },
                ]
              : []),
            ...(condition && !makesDoubtful(condition)
              ? [
                  {
                    id: 'condition',
                    term: words.condition,
                    description: specimen.arrival(condition),
                  },
                ]
              : []),
            ...(care.length > 0
              ? [{ id: 'care', term: words.care, description: format.list(care) }]
              : []),
            ...(sample.consent_confirmed
              ? [{ id: 'consent', term: words.consent, description: words.consentConfirmed }]
              : []),
            ...(volume_ml === null
              ? []
              : [
                  {
                    id: 'volume',
                    term: words.volume,
                    description: words.volumeOf({ volume: format.number(volume_ml) }),
                  },
                ]),
            ...(place
              ? [
                  {
                    id: 'place',
                    term: words.place,
                    description: (
                      <S.Lines>
                        {place.map((line) => (
                          <span key={line}>{line}</span>
                        ))}
                      </S.Lines>
                    ),
                  },
                ]
              : []),
            ...(storage && sample.retain_until !== null
              ? [
                  {
                    id: 'until',
                    term: words.keptUntil,
                    description: format.longDate(sample.retain_until),
                  },
                ]
              : []),
            ...(parent
              ? [
                  {
                    id: 'parent',
                    term: words.parent,
                    description: (
                      <Button variant="quiet" size="small" onClick={() => onOpen(parent.id)}>
                        {parent.accession_number}
                      </Button>
                    ),
                  },
                ]
              : []),
            { id: 'order', term: words.order, description: <S.Code>{sample.order_number}</S.Code> },
            ...(sample.tests.length > 0
              ? [
                  {
                    id: 'tests',
                    term: words.tests,
                    description: format.list(
                      sample.tests.map(({ name, status: state }) =>
                        state === 'rejected' && sample.rejection === null
                          ? words.testRejected({ test: name })
                          : name,
                      ),
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {aliquots.length > 0 && (
        <div>
          <Heading level={3}>{words.aliquots}</Heading>
          <AliquotList
            aliquots={aliquots}
            needs={aliquotNeeds(sample.needs)}
            onOpen={onOpen}
            {...(onReprint && {
              onPrint: (aliquotId: SampleId) =>
                onReprint({ sampleId: aliquotId, reason: words.firstLabel }),
            })}
          />
        </div>
      )}
      <div>
        <Heading level={3}>{words.history}</Heading>
        <SampleTimeline events={sample.events} steps={steps} onRetry={onRetry} />
      </div>
      <MoveDialog
        sample={sample}
        boxes={boxes}
        sites={sites}
        move={openMove}
        onClose={() => setOpenMove(undefined)}
        onAnswer={make}
        submission={tried === openMove ? moving : idle}
      />
      {onCondition && (
        <ConditionDialog
          sample={sample}
          open={isNoting}
          onClose={() => setNoting(false)}
          onNote={(noted) => onCondition({ ...noted, sampleId, version, arriving })}
        />
      )}
      {onDivide && (
        <DivideDialog
          sample={sample}
          open={isDividing}
          onClose={() => setDividing(false)}
          onDivide={(body) => onDivide({ sampleId, version, body })}
        />
      )}
      {onReprint && (
        <ReprintDialog
          accession={sample.accession_number}
          open={isReprinting}
          onClose={() => setReprinting(false)}
          onReprint={(reason) => onReprint({ sampleId, reason })}
        />
      )}
    </S.Detail>
  );
}
