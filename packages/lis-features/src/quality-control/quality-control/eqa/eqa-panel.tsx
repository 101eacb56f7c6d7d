import {
  eqaStates,
  type EqaRound,
  type EqaRoundDetail,
  type EqaState,
} from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import type { CatalogueTest } from '../set-up-forms.tsx';
import type { AnnouncedRound } from './eqa.form.ts';
import { LimitsCard, type LimitsCardProps } from './limits/index.ts';
import { eqaMessages } from './words/index.ts';
import { RoundChip } from './round-chip.tsx';
import * as S from './eqa-panel.styles.ts';
import { newRound, RoundDialog, type EqaInstrument, type SaveRound } from './round-dialog.tsx';
import { RoundSheet, type RoundSheetProps } from './round-sheet.tsx';

/** Filter of the round list; empty strings match all. */
export interface EqaFilter {
  state: EqaState | '';
  scheme: string;
  instrument: string;
}

export interface ExternalAssessmentProps extends Omit<RoundSheetProps, 'round' | 'onEdit'> {
  filter: EqaFilter;
  onFilterChange: (filter: EqaFilter) => void;
  /** Schemes of the entered rounds. */
  schemes: readonly string[];
  /** Rounds loaded so far, latest closing date first. */
  rounds: Resource<readonly EqaRound[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** The open round; `idle` when none is open. */
  round: Resource<EqaRoundDetail>;
  /** Opens a round; null closes it. */
  onOpen: (roundId: string | null) => void;
  /** Tests that can be reported. */
  catalogue: readonly CatalogueTest[];
  /** Active instruments of the site. */
  instruments: readonly EqaInstrument[];
  /** State of the save. Each new object is a new response. */
  saving: Submission;
  /** Creates or updates a round. When omitted, the user may not. */
  onSave?: SaveRound | undefined;
  /** Allowable errors for scoring. When omitted, they are not shown. */
  limits?: Omit<LimitsCardProps, 'catalogue' | 'onRetry'> | undefined;
  onRetry: () => void | Promise<void>;
}

/**
 * External quality assessment: rounds with their urgency, and one round from its first value to its
 * review.
 */
export function ExternalAssessment(props: ExternalAssessmentProps) {
  const {
    round,
    onOpen,
    onAction,
    onSave,
    onReview,
    onWithdraw,
    viewerId,
    schemes,
    catalogue,
    instruments,
    saving,
    onRetry,
  } = props;
  const words = useMessages(eqaMessages);
  const [edited, setEdited] = useState<AnnouncedRound>();
  return (
    <>
      {round.status === 'idle' ? (
        <Stack gap="s4">
          <RoundList {...props} onNew={onSave && (() => setEdited(newRound))} />
          {props.limits && <LimitsCard {...props.limits} catalogue={catalogue} onRetry={onRetry} />}
        </Stack>
      ) : (
        <Stack gap="s4">
          <div>
            <Button onClick={() => onOpen(null)}>{words.toList}</Button>
          </div>
          <ResourceView
            resource={round}
            label={words.round}
            headingLevel={2}
            skeleton={
              <Card>
                <Skeleton count={8} />
              </Card>
            }
            onRetry={onRetry}
          >
            {(read) => (
              <RoundSheet
                key={read.id}
                round={read}
                onAction={onAction}
                onReview={onReview}
                onWithdraw={onWithdraw}
                onEdit={onSave && (() => setEdited(read))}
                viewerId={viewerId}
              />
            )}
          </ResourceView>
        </Stack>
      )}
      {onSave && (
        <RoundDialog
          round={edited}
          onClose={() => setEdited(undefined)}
          schemes={schemes}
          catalogue={catalogue}
          instruments={instruments}
          saving={saving}
          onSave={onSave}
        />
      )}
    </>
  );
}

const everyRound: EqaFilter = { state: '', scheme: '', instrument: '' };

function RoundList({
  filter,
  onFilterChange,
  schemes,
  instruments,
  rounds,
  onMore,
  onOpen,
  onNew,
  onRetry,
}: ExternalAssessmentProps & { onNew: (() => void) | undefined }) {
  const words = useMessages(eqaMessages);
  // Only a facility with several sites names them.
  const hasSites = rounds.status === 'ready' && rounds.data.some(({ laboratory }) => laboratory);
  const columns = useColumns(hasSites);
  return (
    <Card
      body="flush"
      heading={words.rounds}
      {...(onNew && {
        headerActions: (
          <Button
            aria-haspopup="dialog"
            size="small"
            leading={<Icon glyph={PlusGlyph} size="small" />}
            onClick={onNew}
          >
            {words.newRound}
          </Button>
        ),
      })}
    >
      <DataTable<EqaRound>
        columns={columns}
        resource={rounds}
        rowKey={({ id }) => id}
        caption={words.rounds}
        lines={2}
        headingLevel={3}
        onRowOpen={({ id }) => onOpen(id)}
        filter={
          <Inline gap="s4" role="search" aria-label={words.filters}>
            <SelectField
              dense
              label={words.state}
              placeholder={words.anyState}
              options={eqaStates.map((value) => ({ value, label: words[value] }))}
              value={filter.state}
              onChange={(event) =>
                onFilterChange({
                  ...filter,
                  state: eqaStates.find((value) => value === event.target.value) ?? '',
                })
              }
            />
            <SelectField
              dense
              label={words.scheme}
              placeholder={words.anyScheme}
              options={schemes.map((value) => ({ value, label: value }))}
              value={filter.scheme}
              onChange={(event) => onFilterChange({ ...filter, scheme: event.target.value })}
            />
            {instruments.length > 0 && (
              <SelectField
                dense
                label={words.instrument}
                placeholder={words.anyInstrument}
                options={instruments.map(({ id, name }) => ({ value: id, label: name }))}
                value={filter.instrument}
                onChange={(event) => onFilterChange({ ...filter, instrument: event.target.value })}
              />
            )}
          </Inline>
        }
        paging={moreRows({ onMore })}
        empty={{
          'none-yet': { title: words.emptyTitle, body: words.emptyBody },
          'no-match': {
            title: words.noMatchTitle,
            action: <Button onClick={() => onFilterChange(everyRound)}>{words.showAll}</Button>,
          },
        }}
        onRetry={onRetry}
      />
    </Card>
  );
}

function useColumns(hasSites: boolean): DataTableColumn<EqaRound>[] {
  const words = useMessages(eqaMessages);
  const format = useFormat();
  /** Scores by z and by allowable error, each if there are any. */
  const scoreText = (counts: EqaRound['counts']) => {
    const byZ = counts.acceptable + counts.questionable + counts.unacceptable;
    return [
      ...(byZ > 0 || counts.graded === 0 ? [words.scoreCounts(counts)] : []),
      ...(counts.graded > 0 ? [words.withinCounts(counts)] : []),
    ].join(' · ');
  };
  return [
    {
      id: 'round',
      header: words.round,
      rowHeader: true,
      render: ({ scheme, round, instrument }) => (
        <S.Named>
          {words.roundOf({ scheme, round })}
          {instrument && (
            <small>
              <bdi>{instrument.name}</bdi>
            </small>
          )}
        </S.Named>
      ),
    },
    ...(hasSites
      ? [
          {
            id: 'site',
            header: words.site,
            render: ({ laboratory }: EqaRound) => <bdi>{laboratory?.name ?? '–'}</bdi>,
          },
        ]
      : []),
    {
      id: 'closes',
      header: words.closes,
      width: '11rem',
      render: ({ closes_at }) => format.dateTime(closes_at),
    },
    {
      id: 'state',
      header: words.state,
      width: '12rem',
      render: (row) => <RoundChip round={row} />,
    },
    {
      id: 'reported',
      header: words.reported,
      align: 'end',
      width: '9rem',
      render: ({ counts }) => words.part({ part: counts.reported, whole: counts.values }),
    },
    {
      id: 'scores',
      header: words.scores,
      render: ({ state, scored_at, counts }) =>
        state === 'withdrawn'
          ? words.notCounted
          : scored_at === null
            ? words.notScored
            : scoreText(counts),
    },
  ];
}
