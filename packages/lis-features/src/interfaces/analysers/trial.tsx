import type {
  AnalyserRemark,
  AnalyserTrial,
  AnalyserTrialValue,
} from '@alms/lis-domain/interfaces/analysers';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { idle, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { TextAreaField } from '@alms/ui/text-area-field';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { trialMessages } from './words/trial/index.ts';

/** Longest text in characters, of up to three bytes each: the service accepts 60 kB. */
const MAX_CHARACTERS = 20_000;

/** Outcome of a trial: what would be read, or why it could not be tried. */
export type TrialOutcome =
  | { status: 'read'; trial: AnalyserTrial }
  | Extract<Submission, { status: 'rejected' | 'failed' }>;

export interface TrialProps {
  /** Reads the text with the settings of the form; undefined while they are not complete. */
  onTry: ((text: string) => Promise<TrialOutcome>) | undefined;
}

/** A captured message of the analyser, read with the settings of the form before they are saved. */
export function Trial({ onTry }: TrialProps) {
  const words = useMessages(trialMessages);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<TrialOutcome>();
  const { submissionText } = useFormWords(words, undefined);
  const failure = submissionText(outcome && outcome.status !== 'read' ? outcome : idle);
  const run = async () => {
    if (!onTry) return;
    setBusy(true);
    setOutcome(await onTry(text));
    setBusy(false);
  };
  return (
    <Stack gap="s3" data-component="analyser-trial">
      <TextAreaField
        label={words.message}
        hint={words.hint}
        rows={5}
        dir="ltr"
        maxLength={MAX_CHARACTERS}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOutcome(undefined);
        }}
      />
      <Inline gap="s2">
        <Button busy={isBusy} disabled={!onTry || text.trim() === ''} onClick={() => void run()}>
          {words.try}
        </Button>
        {!onTry && <Text tone="muted">{words.incomplete}</Text>}
      </Inline>
      <div role="status">
        {failure && <Alert tone="critical">{failure}</Alert>}
        {outcome?.status === 'read' && <Outcome trial={outcome.trial} />}
      </div>
    </Stack>
  );
}

function Outcome({ trial }: { trial: AnalyserTrial }) {
  const words = useMessages(trialMessages);
  const remarkText = useRemarkText();
  const { refusal, messages, queries, values, remarks } = trial;
  const controls = values.filter(({ control }) => control !== null).length;
  return (
    <Stack gap="s3">
      {refusal !== null && (
        <Alert tone="critical">{words.refused({ reason: refusal.slice(0, 300) })}</Alert>
      )}
      <Text>{words.found({ messages, values: values.length - controls, controls, queries })}</Text>
      {remarks.length > 0 && (
        <Alert tone="caution" title={words.waits}>
          <ul>
            {[...new Set(remarks.map(remarkText))].map((text) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {values.length > 0 && <Values values={values} />}
    </Stack>
  );
}

function Values({ values }: { values: readonly AnalyserTrialValue[] }) {
  const words = useMessages(trialMessages);
  const remarkText = useRemarkText();
  const columns: DataTableColumn<readonly [number, AnalyserTrialValue]>[] = [
    {
      id: 'specimen',
      header: words.specimen,
      rowHeader: true,
      width: '10rem',
      render: ([, { specimen, control }]) => (
        <CellText
          note={control && words.control({ lot: control.lot || '–', level: control.level || '–' })}
        >
          <bdi>{specimen || words.none}</bdi>
        </CellText>
      ),
    },
    {
      id: 'code',
      header: words.code,
      width: '8rem',
      render: ([, { code, reagent_lot, location }]) => (
        <CellText
          note={[
            <bdi key="place">{words.place({ place: location })}</bdi>,
            reagent_lot !== '' && ` · ${words.reagentLot({ lot: reagent_lot })}`,
          ]}
        >
          <bdi>{code || words.none}</bdi>
        </CellText>
      ),
    },
    {
      id: 'value',
      header: words.value,
      width: '9rem',
      render: ([, { value, unit, flags }]) => (
        <CellText note={flags.length > 0 && words.flags({ flags: flags.join(' ') })}>
          <bdi dir="ltr">{[value || words.none, unit].filter(Boolean).join(' ')}</bdi>
        </CellText>
      ),
    },
    {
      id: 'remarks',
      header: words.review,
      render: ([, { alarms, remarks }]) => {
        const reasons = [
          ...alarms.map((alarm) => words.alarm({ alarm })),
          ...remarks.map(remarkText),
        ];
        return <bdi>{reasons.join('; ') || '–'}</bdi>;
      },
    },
  ];
  return (
    <DataTable
      columns={columns}
      resource={{
        status: 'ready',
        freshness: 'fresh',
        data: values.map((value, index) => [index, value] as const),
      }}
      rowKey={([index]) => String(index)}
      caption={words.values}
      headingLevel={3}
      lines={2}
      height="40vh"
      empty={{}}
    />
  );
}

/** Returns a remark in words, with its place and text. */
function useRemarkText(): (remark: AnalyserRemark) => string {
  const words = useMessages(trialMessages);
  return ({ kind, location, text }) =>
    [
      `${words[kind === 'specimen' ? 'specimen_remark' : kind]}${location && ` (${location})`}`,
      text.slice(0, 200),
    ]
      .filter(Boolean)
      .join(': ');
}
