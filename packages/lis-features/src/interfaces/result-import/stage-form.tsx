import {
  importFields,
  neededImportFields,
  suggestColumns,
  type ImportColumns,
  type ImportField,
  type ImportFile,
  type ImportShape,
} from '@alms/lis-domain/interfaces/result-import';
import type { Instrument } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { ComboboxField } from '@alms/ui/combobox-field';
import { Form, FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { ImportAction } from './import-actions.ts';
import { resultImportMessages } from './words/index.ts';
import { LayoutChoice } from './layout-choice.tsx';
import { ValueColumns, wideFault } from './value-columns.tsx';

export interface StageFormProps {
  file: File;
  content: ImportFile;
  instruments: readonly Instrument[];
  onAction: (action: ImportAction) => Promise<Submission>;
  onOpen: (batchId: string) => void;
}

type Columns = Record<ImportField, string | null>;

const isNeeded = (field: ImportField) =>
  (neededImportFields as readonly ImportField[]).includes(field);

/** Columns to be mapped, by file layout. */
const FIELDS: Record<ImportShape, readonly ImportField[]> = {
  long: importFields,
  wide: ['accession', 'patient', 'kind', 'reagent_lot'],
};

/** Returns the column mapping to send; undefined while a required column is missing. */
function columnsOf(
  shape: ImportShape,
  { accession, code, value, ...others }: Columns,
  unit_in_head: boolean,
): ImportColumns | undefined {
  if (!accession) return undefined;
  if (shape === 'wide')
    return {
      shape,
      accession,
      patient: others.patient,
      kind: others.kind,
      reagent_lot: others.reagent_lot,
      unit_in_head,
    };
  return code && value ? { shape, accession, code, value, ...others } : undefined;
}

/** Fields of a row in a file without columns, in preview order. */
const RECORD_FIELDS = [
  'accession',
  'patient',
  'code',
  'value',
  'unit',
  'flag',
] as const satisfies readonly ImportField[];

/** Settings for staging a file: instrument, column mapping and number format. */
export function StageForm({ file, content, instruments, onAction, onOpen }: StageFormProps) {
  const words = useMessages(resultImportMessages);
  const format = useFormat();
  const { heads, sample, last, staged, row_count } = content;
  const [instrument, setInstrument] = useState(last?.instrument.name ?? '');
  const known = last?.reading.columns;
  const [shape, setShape] = useState<ImportShape>(known?.shape ?? 'long');
  const [columns, setColumns] = useState<Columns>(() => {
    const suggested = suggestColumns(heads);
    // Settings saved before this column existed do not name it.
    const { reagent_lot = suggested.reagent_lot } = known ?? {};
    return { ...suggested, ...known, reagent_lot };
  });
  const [unitInHead, setUnitInHead] = useState(known?.shape === 'wide' && known.unit_in_head);
  const [decimalMark, setDecimalMark] = useState<'' | '.' | ','>(last?.reading.decimal_mark ?? '');
  const [again, setAgain] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [submission, setSubmission] = useState<Submission>(idle);

  const isCsv = content.format === 'csv';
  const reading = isCsv ? columnsOf(shape, columns, unitInHead) : null;
  const stage = async () => {
    setAttempted(true);
    if (
      instrument.trim() === '' ||
      reading === undefined ||
      decimalMark === '' ||
      (reading && wideFault(heads, reading))
    )
      return;
    setSubmission({ status: 'submitting' });
    setSubmission(
      await onAction({
        kind: 'stage',
        file,
        instrument_name: instrument.trim(),
        reading: { columns: reading, decimal_mark: decimalMark },
        again,
      }),
    );
  };
  const missing = (is: boolean, sentence: string) => (attempted && is ? sentence : undefined);
  const shown = isCsv
    ? heads.map((head, index) => ({ id: String(index), head }))
    : RECORD_FIELDS.map((field) => ({ id: field, head: words[field] }));

  return (
    <Form onSubmit={() => void stage()} aria-label={words.stageTitle}>
      <Stack gap="s4">
        <SubmissionAlert submission={submission} words={words} />
        {staged && (
          <Alert
            tone="caution"
            title={words.stagedBefore}
            actions={
              <Button size="small" onClick={() => onOpen(staged.id)}>
                {words.openStaged}
              </Button>
            }
          >
            <p>{words.stagedBeforeBody({ name: staged.by, time: format.dateTime(staged.at) })}</p>
            <Checkbox
              label={words.stageAgain}
              checked={again}
              onChange={(event) => setAgain(event.target.checked)}
            />
          </Alert>
        )}
        <Text tone="muted">
          {words.fileRead({ count: row_count, encoding: content.encoding.toUpperCase() })}
        </Text>
        <Table
          columns={shown.map(({ id, head }, index) => ({
            id,
            header: head,
            render: (cells: readonly string[]) => <bdi>{cells[index] ?? ''}</bdi>,
          }))}
          rows={sample}
          rowKey={(cells) => `${sample.indexOf(cells)}`}
          caption={words.sample}
        />
        {isCsv && <LayoutChoice shape={shape} onChange={setShape} />}
        <Grid>
          <ComboboxField
            label={words.instrument}
            hint={words.instrumentHint}
            freeText
            options={ready(instruments.map(({ name }) => ({ value: name, label: name })))}
            value={instrument === '' ? null : { value: instrument, label: instrument }}
            onValueChange={(choice) => setInstrument(choice?.value ?? '')}
            error={missing(instrument.trim() === '', words.instrumentRequired)}
          />
          <SelectField
            label={words.decimalMark}
            hint={words.decimalMarkHint}
            placeholder={words.choose}
            options={[
              { value: '.', label: words.point },
              { value: ',', label: words.comma },
            ]}
            value={decimalMark}
            onChange={(event) =>
              setDecimalMark(
                event.target.value === '.' || event.target.value === ',' ? event.target.value : '',
              )
            }
            error={missing(decimalMark === '', words.decimalMarkRequired)}
          />
          {isCsv &&
            FIELDS[shape].map((field) => (
              <SelectField
                key={field}
                label={words[field]}
                optional={!isNeeded(field)}
                placeholder={isNeeded(field) ? words.choose : words.noColumn}
                options={[...new Set(heads)]
                  .filter(Boolean)
                  .map((head) => ({ value: head, label: head }))}
                value={columns[field] ?? ''}
                onChange={(event) =>
                  setColumns({ ...columns, [field]: event.target.value || null })
                }
                error={missing(isNeeded(field) && !columns[field], words.columnRequired)}
              />
            ))}
        </Grid>
        {isCsv && shape === 'wide' && (
          <Checkbox
            label={words.unitInHead}
            hint={words.unitInHeadHint}
            checked={unitInHead}
            onChange={(event) => setUnitInHead(event.target.checked)}
          />
        )}
        {reading?.shape === 'wide' && <ValueColumns heads={heads} columns={reading} />}
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            busy={submission.status === 'submitting'}
            inertReason={staged && !again ? words.stageAgainFirst : undefined}
          >
            {words.stage({ count: row_count })}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
