import { REQUIRED_SCORE, type EqaRoundDetail } from '@alms/lis-domain/quality-control';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph } from '@alms/ui/icon';
import { Table, type TableColumn } from '@alms/ui/table';
import * as S from './eqa-panel.styles.ts';
import { eqaMessages } from './words/index.ts';

interface EventRow {
  id: string;
  name: string;
  graded: number;
  acceptable: number;
  score: number;
  satisfactory: boolean;
  required: number;
  unsuccessful: boolean;
  earlier: EqaRoundDetail['test_events'][number]['earlier'];
}

/** Event score of a round by test and as a whole, from the values graded by allowable error. */
export function EventCard({ round: { event, test_events } }: { round: EqaRoundDetail }) {
  const words = useMessages(eqaMessages);
  const format = useFormat();
  const shown = (score: number) => format.number(score, { maximumFractionDigits: 1 });
  const rows: EventRow[] = [
    ...test_events.map(({ test, ...own }) => ({ id: test.id, name: test.name, ...own })),
    ...(event
      ? [
          {
            id: 'all',
            name: words.eventAll,
            ...event,
            required: REQUIRED_SCORE,
            unsuccessful: false,
            earlier: [],
          },
        ]
      : []),
  ];
  const columns: TableColumn<EventRow>[] = [
    { id: 'test', header: words.eventTest, rowHeader: true, render: ({ name }) => name },
    {
      id: 'score',
      header: words.eventScore,
      align: 'end',
      render: ({ score, ...counts }) => words.eventScoreOf({ score: shown(score), ...counts }),
    },
    {
      id: 'required',
      header: words.eventRequired,
      align: 'end',
      render: ({ required }) => words.percentOf({ score: shown(required) }),
    },
    {
      id: 'status',
      header: words.eventStatus,
      render: ({ satisfactory, unsuccessful }) => (
        <S.Named>
          <span>
            {satisfactory ? (
              <Chip tone="positive" glyph={CheckGlyph}>
                {words.satisfactory}
              </Chip>
            ) : (
              <Chip tone="critical" glyph={CriticalGlyph}>
                {words.unsatisfactory}
              </Chip>
            )}
          </span>
          {unsuccessful && <small>{words.unsuccessful}</small>}
        </S.Named>
      ),
    },
  ];
  if (rows.some(({ earlier }) => earlier.length > 0))
    columns.push({
      id: 'earlier',
      header: words.earlierEvents,
      render: ({ earlier }) => (
        <S.Named>
          {earlier.map(({ round, score, satisfactory }) => (
            <small key={round}>
              {words.earlierEvent({
                round,
                score: shown(score),
                status: satisfactory ? words.satisfactory : words.unsatisfactory,
              })}
            </small>
          ))}
        </S.Named>
      ),
    });
  return (
    <Card heading={words.eventTitle} body="flush">
      <Table caption={words.eventTitle} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Card>
  );
}
