import { importOutcomes, type ImportedTest, type ImportPreview } from '@alms/lis-domain/catalogue';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { RadioGroup } from '@alms/ui/radio-group';
import type { Submission } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { Stack } from '@alms/ui/stack';
import { StatStrip, StatTile } from '@alms/ui/stat-strip';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { catalogueImportMessages } from './words/catalogue-import/index.ts';
import * as S from './test-parameters.styles.ts';
import { useFaultWords } from './use-fault-words.ts';

type Plan = Extract<ImportPreview, { readable: true }>;
type Listed = Exclude<ImportedTest['outcome'], 'unchanged'>;

export interface ImportPlanProps {
  plan: Plan;
  importing: Submission;
  /** Imports the file as previewed. */
  onImport: (how: { take: 'good' | 'all'; digest: string }) => void;
  /** Exports the rejected items as a file with headings and one row per error. */
  onReport: (report: { headings: string[]; rows: string[][] }) => void;
}

/** Number of tests rendered per step. */
const STEP = 50;
/** Outcomes that need attention come first. */
const LISTED = ['refused', 'changed', 'created'] as const satisfies readonly Listed[];

/** Import outcome of each test in a file, and the decision to import. */
export function ImportPlan({
  plan: { tests, counts, digest },
  importing,
  onImport,
  onReport,
}: ImportPlanProps) {
  const words = useMessages(catalogueImportMessages);
  const faultWords = useFaultWords();
  const [shown, setShown] = useState<Listed>(
    () => LISTED.find((outcome) => counts[outcome] > 0) ?? 'changed',
  );
  const [max, setMax] = useState(STEP);
  const [take, setTake] = useState<'good' | 'all'>('all');
  const listed = tests.filter(({ outcome }) => outcome === shown);
  const taken = counts.created + counts.changed;

  const inertReason = () => {
    if (taken === 0) return words.nothingToImport;
    return take === 'all' && counts.refused > 0
      ? words.refusedHold({ count: counts.refused })
      : undefined;
  };
  const report = () =>
    onReport({
      headings: [
        words.reportLine,
        words.reportTest,
        words.reportColumn,
        words.reportValue,
        words.reportProblem,
        words.reportAccepted,
      ],
      rows: tests.flatMap(({ code, faults }) =>
        faults.map((fault) => [
          String(fault.line),
          code,
          fault.column,
          fault.value,
          faultWords.problem(fault),
          faultWords.accepted(fault),
        ]),
      ),
    });

  return (
    <Stack gap="s5">
      <StatStrip>
        {importOutcomes.map((outcome) => (
          <StatTile
            key={outcome}
            label={words[outcome]}
            value={words.number({ count: counts[outcome] })}
          />
        ))}
      </StatStrip>
      {tests.length > 0 && (
        <>
          <Inline>
            <Segmented
              label={words.show}
              value={shown}
              onValueChange={(outcome) => {
                setShown(outcome);
                setMax(STEP);
              }}
              options={LISTED.map((value) => ({
                value,
                label: words[value],
                count: counts[value],
                disabled: counts[value] === 0,
              }))}
            />
          </Inline>
          <Table<ImportedTest>
            caption={words.planHeading}
            rows={listed.slice(0, max)}
            rowKey={({ line }) => String(line)}
            columns={[
              {
                id: 'line',
                header: words.line,
                align: 'end',
                width: '5rem',
                render: ({ line }) => words.number({ count: line }),
              },
              {
                id: 'test',
                header: words.test,
                rowHeader: true,
                width: '35%',
                render: ({ code, name }) => (
                  <>
                    <S.Code>{code}</S.Code> {name}
                  </>
                ),
              },
              { id: 'what', header: words.what, render: (test) => <What test={test} /> },
            ]}
          />
          {listed.length > max && (
            <Button onClick={() => setMax(max + STEP)}>
              {words.more({ count: listed.length - max })}
            </Button>
          )}
        </>
      )}
      {counts.refused > 0 && (
        <RadioGroup
          label={words.take}
          value={take}
          onValueChange={(value) => setTake(value === 'good' ? 'good' : 'all')}
          options={[
            { value: 'all', label: words.takeAll, description: words.takeAllNote },
            {
              value: 'good',
              label: words.takeGood({ count: taken }),
              description: words.takeGoodNote,
            },
          ]}
        />
      )}
      <SubmissionAlert submission={importing} words={words} />
      <FormActions align="end">
        {counts.refused > 0 && (
          <Button onClick={report} leading={<Icon glyph={DownloadGlyph} size="small" />}>
            {words.report}
          </Button>
        )}
        <Button
          variant="primary"
          busy={importing.status === 'submitting'}
          inertReason={inertReason()}
          onClick={() => onImport({ take, digest })}
        >
          {words.import({ count: taken })}
        </Button>
      </FormActions>
    </Stack>
  );
}

/** Reason why a test is rejected, or its changed fields. */
function What({ test: { outcome, changed, faults, warnings } }: { test: ImportedTest }) {
  const words = useMessages(catalogueImportMessages);
  const faultWords = useFaultWords();
  if (outcome === 'refused') {
    return (
      <S.Faults>
        {faults.map((fault) => {
          const accepted = faultWords.accepted(fault);
          return (
            <li key={`${fault.line} ${fault.column} ${fault.code}`}>
              <span data-part="place">
                {words.place({ line: fault.line })} <S.Code>{fault.column}</S.Code>
              </span>
              {fault.value !== '' && <bdi data-part="value">{fault.value}</bdi>}
              <span>{faultWords.problem(fault)}</span>
              {accepted !== '' && <span data-part="accepted">{accepted}</span>}
            </li>
          );
        })}
      </S.Faults>
    );
  }
  return (
    <>
      {changed.map((column, index) => (
        <span key={column}>
          {index > 0 && words.comma}
          <S.Code>{column}</S.Code>
        </span>
      ))}
      {warnings > 0 && (
        <Text as="span" tone="muted" size="small" style={{ display: 'block' }}>
          {words.warnings({ count: warnings })}
        </Text>
      )}
    </>
  );
}
