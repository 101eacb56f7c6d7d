import {
  eqaStateAfter,
  isNotAcceptable,
  needsAction,
  type EqaRoundDetail,
} from '@alms/lis-domain/quality-control';
import type { UserId } from '@alms/lis-domain/identity';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { Form, FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import {
  decimalOf,
  useDecimalMark,
  type DecimalMark,
} from '../../../shared/decimal-input/index.ts';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { useTypedCells, type TypedCells } from '../../../shared/typed-cells/index.ts';
import type { EqaAction } from './eqa-handlers.ts';
import { EqaActions } from './eqa-actions.tsx';
import { EventCard } from './event-card.tsx';
import { eqaMessages } from './words/index.ts';
import { RoundChip } from './round-chip.tsx';
import { ReviewDialog, RoundActionDialog, SubmitDialog, WithdrawDialog } from './round-dialogs.tsx';
import { useDue } from './use-due.ts';
import { figureProblem, shownFigure, ValuesTable, type TypedFigure } from './values-table.tsx';

export interface RoundSheetProps {
  round: EqaRoundDetail;
  /** Performs an action. Must not reject. When omitted, access is read-only. */
  onAction?: ((action: EqaAction) => Promise<Submission>) | undefined;
  /** Reviews the scores of a round. Must not reject. When omitted, the user may not. */
  onReview?:
    | ((review: { round: EqaRoundDetail; comment: string }) => Promise<Submission>)
    | undefined;
  /** Withdraws a round. Must not reject. When omitted, the user may not. */
  onWithdraw?:
    | ((withdrawal: { round: EqaRoundDetail; reason: string }) => Promise<Submission>)
    | undefined;
  /** Opens the dialog to edit the round. When omitted, the user may not. */
  onEdit?: (() => void) | undefined;
  /** Id of the signed-in user, who may not verify their own action. */
  viewerId: UserId;
}

/** Returns the editable values of a round by its status. */
const editableIn = (
  state: EqaRoundDetail['state'],
  isCorrecting: boolean,
): readonly TypedFigure[] => {
  if (state === 'open') return ['reported'];
  return state === 'submitted' || (state === 'scored' && isCorrecting) ? ['assigned', 'sd_pa'] : [];
};

/**
 * One EQA round: reported values until submission, assigned values, scores and corrective actions.
 */
export function RoundSheet({
  round,
  onAction,
  onReview,
  onWithdraw,
  onEdit,
  viewerId,
}: RoundSheetProps) {
  const words = useMessages(eqaMessages);
  const mark = useDecimalMark();
  const { typed, type, saved, discard } = useTypedCells();
  const [isCorrecting, setCorrecting] = useState(false);
  const [opened, setOpened] = useState<'submit' | 'action' | 'review' | 'withdraw'>();
  const [submission, setSubmission] = useState<Submission>(idle);
  const { state, values } = round;
  const editable = onAction ? editableIn(state, isCorrecting) : [];
  const changed = values.filter((value) =>
    editable.some(
      (figure) => shownFigure(typed, figure, value, mark) !== shownFigure({}, figure, value, mark),
    ),
  );
  // Scored again: limits added since then apply.
  const sent = state === 'scored' ? values.filter(({ assigned }) => assigned !== null) : [];
  const toScore = [...new Set([...sent, ...changed])];
  const isRight = changed.every((value) =>
    editable.every(
      (figure) =>
        figureProblem(figure, shownFigure(typed, figure, value, mark), mark) === undefined,
    ),
  );
  const canWithdraw =
    onWithdraw !== undefined && !isCorrecting && eqaStateAfter(state, 'withdraw') !== undefined;
  const canEdit = onEdit !== undefined && eqaStateAfter(state, 'edit') !== undefined;
  const isBusy = submission.status === 'submitting';

  const run = async (work: () => Promise<Submission>, sent?: TypedCells): Promise<void> => {
    setSubmission({ status: 'submitting' });
    const outcome = await work();
    setSubmission(outcome);
    if (outcome.status !== 'done') return;
    setOpened(undefined);
    if (!sent) return;
    saved(sent);
    setCorrecting(false);
  };
  const perform = (next: EqaAction, sent?: TypedCells) =>
    run(() => onAction?.(next) ?? Promise.resolve(idle), sent);
  const save = () => {
    if ((changed.length === 0 && !isCorrecting) || !isRight || isBusy) return;
    if (state === 'open')
      return void perform(
        {
          kind: 'report',
          round,
          values: changed.map((value) => ({
            id: value.id,
            reported: read(shownFigure(typed, 'reported', value, mark), mark),
          })),
        },
        typed,
      );
    const found = toScore.map((value) => ({
      id: value.id,
      assigned: read(shownFigure(typed, 'assigned', value, mark), mark),
      sd_pa: read(shownFigure(typed, 'sd_pa', value, mark), mark),
    }));
    const whole = found.flatMap(({ id, assigned, sd_pa }) =>
      assigned === null ? [] : [{ id, assigned, sd_pa }],
    );
    // An SDPA without its assigned value gives no score. It is reported as an error instead of
    // being omitted.
    if (whole.length < found.length)
      return setSubmission({ status: 'rejected', fieldErrors: {}, formError: 'bothRequired' });
    void perform({ kind: 'score', round, values: whole }, typed);
  };
  const dialog = { round, sending: submission, onClose: () => setOpened(undefined) };

  return (
    <Stack gap="s4">
      <Card heading={words.roundOf(round)} headerActions={<RoundChip round={round} />}>
        <Form onSubmit={save} aria-label={words.roundOf(round)}>
          <Stack gap="s4">
            <RoundFacts round={round} />
            {opened === undefined && <SubmissionAlert submission={submission} words={words} />}
            <RoundAlert round={round} />
            <ValuesTable
              caption={words.valuesOf({ round: round.round })}
              values={values}
              editable={editable}
              typed={typed}
              onType={type}
              scored={state === 'submitted' || round.scored_at !== null}
            />
            {values.some(({ z }) => z !== null) && (
              <Text size="small" tone="muted">
                {words.scaleMeaning}
              </Text>
            )}
          </Stack>
          {(onAction !== undefined || onReview !== undefined) &&
            state !== 'reviewed' &&
            state !== 'withdrawn' && (
              <FormActions
                align="end"
                note={words.reportedPart({
                  part: round.counts.reported,
                  whole: round.counts.values,
                })}
              >
                {canWithdraw && (
                  <Button
                    tone="critical"
                    variant="quiet"
                    aria-haspopup="dialog"
                    onClick={() => setOpened('withdraw')}
                  >
                    {words.withdraw}
                  </Button>
                )}
                {canEdit && (
                  <Button
                    aria-haspopup="dialog"
                    inertReason={changed.length > 0 ? words.saveFirst : undefined}
                    onClick={onEdit}
                  >
                    {words.edit}
                  </Button>
                )}
                {state === 'scored' && onAction && !isCorrecting && (
                  <Button onClick={() => setCorrecting(true)}>{words.correct}</Button>
                )}
                {state === 'scored' && isCorrecting && (
                  <Button
                    onClick={() => {
                      discard();
                      setCorrecting(false);
                    }}
                  >
                    {words.cancel}
                  </Button>
                )}
                {editable.length > 0 && (
                  <Button
                    type="submit"
                    variant={state === 'open' ? 'secondary' : 'primary'}
                    disabled={(changed.length === 0 && !isCorrecting) || !isRight}
                    busy={isBusy && opened === undefined}
                  >
                    {state === 'open' ? words.save : words.saveScores}
                  </Button>
                )}
                {state === 'open' && onAction && (
                  <Button
                    variant="primary"
                    aria-haspopup="dialog"
                    inertReason={changed.length > 0 ? words.saveFirst : undefined}
                    onClick={() => setOpened('submit')}
                  >
                    {words.submit}
                  </Button>
                )}
                {state === 'scored' && onReview && !isCorrecting && (
                  <Button
                    variant="primary"
                    aria-haspopup="dialog"
                    onClick={() => setOpened('review')}
                  >
                    {words.review}
                  </Button>
                )}
              </FormActions>
            )}
        </Form>
      </Card>
      {round.event && state !== 'withdrawn' && <EventCard round={round} />}
      {((needsAction(values) && state !== 'withdrawn') || round.actions.length > 0) && (
        <EqaActions
          actions={round.actions}
          viewerId={viewerId}
          onAdd={onAction && eqaStateAfter(state, 'add-action') && (() => setOpened('action'))}
          onComplete={onAction && ((action) => void perform({ kind: 'complete-action', action }))}
          onVerify={onAction && ((action) => void perform({ kind: 'verify-action', action }))}
        />
      )}
      {opened === 'submit' && (
        <SubmitDialog
          {...dialog}
          onSend={(late_reason) => void perform({ kind: 'submit', round, late_reason })}
        />
      )}
      {opened === 'action' && (
        <RoundActionDialog
          {...dialog}
          onSend={(action) => void perform({ kind: 'add-action', round, action })}
        />
      )}
      {opened === 'review' && onReview && (
        <ReviewDialog
          {...dialog}
          onSend={(comment) => void run(() => onReview({ round, comment }))}
        />
      )}
      {opened === 'withdraw' && onWithdraw && (
        <WithdrawDialog
          {...dialog}
          onSend={(reason) => void run(() => onWithdraw({ round, reason }))}
        />
      )}
    </Stack>
  );
}

const read = (text: string, mark: DecimalMark) =>
  text.trim() === '' ? null : (decimalOf(text, mark).value ?? null);

function RoundFacts({
  round: { instrument, closes_at, submitted, scored_at, reviewed, withdrawn },
}: {
  round: EqaRoundDetail;
}) {
  const words = useMessages(eqaMessages);
  const format = useFormat();
  const done = ({ at, by }: { at: string; by: { name: string } }) =>
    words.doneBy({ at: format.dateTime(at), name: by.name });
  return (
    <DescriptionList
      layout="grid"
      items={[
        ...(instrument
          ? [
              {
                id: 'instrument',
                term: words.instrument,
                description: <bdi>{instrument.name}</bdi>,
              },
            ]
          : []),
        { id: 'closes', term: words.closes, description: format.dateTime(closes_at) },
        ...(submitted
          ? [
              {
                id: 'submitted',
                term: words.submitted,
                description: (
                  <>
                    {done(submitted)}
                    {submitted.late_reason && (
                      <Text size="small" tone="muted">
                        {words.late({ reason: words[`late_${submitted.late_reason}`] })}
                      </Text>
                    )}
                  </>
                ),
              },
            ]
          : []),
        ...(scored_at === null
          ? []
          : [{ id: 'scored', term: words.scored, description: format.dateTime(scored_at) }]),
        ...(reviewed
          ? [
              {
                id: 'reviewed',
                term: words.reviewed,
                description: (
                  <>
                    {done(reviewed)}
                    <Text size="small" tone="muted">
                      {reviewed.comment}
                    </Text>
                  </>
                ),
              },
            ]
          : []),
        ...(withdrawn
          ? [
              {
                id: 'withdrawn',
                term: words.withdrawn,
                description: (
                  <>
                    {done(withdrawn)}
                    <Text size="small" tone="muted">
                      {withdrawn.reason}
                    </Text>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function RoundAlert({ round }: { round: EqaRoundDetail }) {
  const words = useMessages(eqaMessages);
  const due = useDue(round);
  if (due === 'overdue')
    return (
      <Alert tone="critical" title={words.overdueTitle}>
        {words.overdueBody}
      </Alert>
    );
  if (round.state === 'withdrawn')
    return (
      <Alert tone="info" title={words.withdrawnTitle}>
        {words.withdrawnBody}
      </Alert>
    );
  const count = round.values.filter(isNotAcceptable).length;
  if (round.state !== 'scored' || count === 0) return null;
  const isCritical = round.values.some(
    (value) => isNotAcceptable(value) && value.score !== 'questionable',
  );
  return (
    <Alert tone={isCritical ? 'critical' : 'caution'} title={words.notAcceptable({ count })}>
      {round.actions.length === 0 ? words.actionNeeded : words.actionThere}
    </Alert>
  );
}
