import { canMoveSample, takesLabel, type Sample } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { PatientBanner } from '../../shared/patient-banner/index.js';
import { PriorityTag } from '../../shared/priority-tag/index.js';
import { useSpecimenWords } from '../../shared/specimen-words/index.js';
import { SubmissionAlert } from '../../shared/submission-alert/index.js';
import { custodyMoves, type AskedMove, type CustodyAnswer, type CustodyChange, type CustodyMove } from './custody.js';
import { MoveDialog } from './move-dialog.js';
import { ReprintDialog } from './reprint-dialog.js';
import { StateChip } from './sample-table.js';
import { SampleTimeline } from './sample-timeline.js';
import { trackingMessages } from './tracking.messages.js';
import * as S from './tracking.styles.js';

export interface SampleActs {
  /** What this person may do with specimens. */
  moves: readonly CustodyMove[];
  onMove: (change: CustodyChange) => void;
  /** How the last of them went. */
  moving: Submission;
  /** Prints a label once more, for a reason. It must not reject. When omitted, this person prints none. */
  onReprint?: ((again: { sampleId: string; reason: string }) => Promise<Submission>) | undefined;
}

export interface SampleDetailProps extends SampleActs {
  sample: Sample;
}

const isAsked = (move: CustodyMove): move is AskedMove => move !== 'receive' && move !== 'retrieve';
/** The way a specimen should go; the others are detours and ends. */
const onward = new Set<CustodyMove>(['receive', 'store']);
const ends = new Set<CustodyMove>(['reject', 'lose', 'dispose']);

/** One specimen: whose it is, what it is for, what can be done with it now, and everything that happened to it. */
export function SampleDetail({ sample, moves, onMove, moving, onReprint }: SampleDetailProps) {
  const words = useMessages(trackingMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const [asking, setAsking] = useState<AskedMove>();
  const [isReprinting, setReprinting] = useState(false);
  const [tried, setTried] = useState<CustodyMove>();
  const { id: sampleId, version, status, storage } = sample;
  if (asking && !canMoveSample(status, asking)) setAsking(undefined);
  const make = (answer: CustodyAnswer) => {
    setTried(answer.move);
    onMove({ ...answer, sampleId, version });
  };
  const offered = custodyMoves.filter((move) => moves.includes(move) && canMoveSample(status, move));
  const hasLabel = onReprint !== undefined && sample.collected_at !== null && takesLabel(status);
  return (
    <S.Detail data-component="sample-detail">
      <PatientBanner patient={sample.patient} frame="head" />
      <div>
        <div data-part="number">
          <S.Code>{sample.accession_number}</S.Code>
          <PriorityTag priority={sample.priority} />
          <StateChip status={status} />
        </div>
        {sample.rejection && (
          <Alert tone="critical" title={words.rejectedBecause({ reason: specimen.reason(sample.rejection.code) })}>
            {sample.rejection.note !== '' && <p>{sample.rejection.note}</p>}
            <p>{words.rejectedBy({ name: sample.rejection.by, time: format.dateTime(sample.rejection.at) })}</p>
          </Alert>
        )}
        {!asking && <SubmissionAlert submission={moving} words={words} />}
        {(offered.length > 0 || hasLabel) && (
          <div data-part="acts">
            {offered.map((move) => (
              <Button
                key={move}
                variant={onward.has(move) ? 'primary' : 'secondary'}
                tone={ends.has(move) ? 'critical' : 'neutral'}
                busy={!isAsked(move) && tried === move && moving.status === 'submitting'}
                onClick={() => (isAsked(move) ? setAsking(move) : make({ move, body: {} }))}
              >
                {words[move]}
              </Button>
            ))}
            {hasLabel && <Button variant="quiet" leading={<Icon glyph={PrintGlyph} size="small" />} onClick={() => setReprinting(true)}>{words.reprint}</Button>}
          </div>
        )}
        <DescriptionList
          items={[
            { id: 'material', term: words.material, description: specimen.type(sample.type) },
            { id: 'container', term: words.container, description: specimen.container(sample.container) },
            ...(storage ? [{ id: 'place', term: words.place, description: storage.position === '' ? storage.box : words.placeAt(storage) }] : []),
            { id: 'order', term: words.order, description: <S.Code>{sample.order_number}</S.Code> },
            { id: 'tests', term: words.tests, description: format.list(sample.tests.map(({ name }) => name)) },
          ]}
        />
      </div>
      <div>
        <Heading level={3}>{words.history}</Heading>
        <SampleTimeline events={sample.events} />
      </div>
      <MoveDialog sample={sample} move={asking} onClose={() => setAsking(undefined)} onAnswer={make} submission={tried === asking ? moving : idle} />
      {onReprint && <ReprintDialog accession={sample.accession_number} open={isReprinting} onClose={() => setReprinting(false)} onReprint={(reason) => onReprint({ sampleId, reason })} />}
    </S.Detail>
  );
}
