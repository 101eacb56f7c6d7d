import { MAX_CATALOGUE_FILE_BYTES } from '@alms/lis-domain/catalogue';
import type { PriceFile, PriceList } from '@alms/lis-domain/billing';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FileDrop } from '@alms/ui/file-drop';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import { LisForm } from '../../shared/lis-form/index.ts';
import { useMoney } from '../../shared/money/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type SaveOutcome,
  type VersionedDraft,
} from '../../shared/versioned-form/index.ts';
import { useAmountWords } from '../../shared/cash-drawer/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import * as S from './payments.styles.ts';
import {
  bodyOf,
  fieldsOf,
  priceListForm,
  valuesOf,
  type ChangedPriceList,
  type PriceListFields,
} from './price-list.form.ts';
import { priceListMessages } from './words/price-list/index.ts';
import { PriceTable } from './price-table.tsx';

/** Unsaved changes to a price list, and the version they are based on. */
export type PriceListDraft = VersionedDraft<PriceListFields, PriceList>;

/** State and callbacks for editing a price list. */
export interface PriceListEditing {
  submission: Submission;
  /** Saves the list against the version it is based on. Must not reject. */
  onSave: (change: { body: ChangedPriceList; base: PriceList }) => Promise<SaveOutcome<PriceList>>;
  /** Unsaved changes from before a forced sign-in. */
  draft?: PriceListDraft | undefined;
  onDraftChange?: ((draft: PriceListDraft | undefined) => void) | undefined;
  /** Content of the chosen file; idle before one is chosen. */
  file: Resource<PriceFile>;
  onFileChosen: (file: File) => void;
  /** Called when the file’s prices were applied to the table or discarded. */
  onFileDone: () => void;
}

export interface PriceListFormProps extends PriceListEditing {
  list: PriceList;
}

type ReadFile = Extract<PriceFile, { readable: true }>;

/** Edits a whole price list. A file fills the table and is saved with it. */
export function PriceListForm({
  list,
  onSave,
  file,
  onFileChosen,
  onFileDone,
  ...rest
}: PriceListFormProps) {
  const words = useMessages(priceListMessages);
  const names = useMessages(invoiceWordsMessages);
  const format = useFormat();
  const money = useMoney(list.currency);
  const schema = useMemo(() => priceListForm(money), [money]);
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(schema, {
    record: list,
    valuesOf,
    fieldsOf: fieldsOf(money),
    words: useAmountWords(words, money),
    onSave: ({ values, base }) => onSave({ body: bodyOf(values), base }),
    ...rest,
  });
  const { field, methods } = form;
  const fill = ({ prices }: ReadFile) => {
    for (const { test_parameter_id, amount_minor } of prices)
      methods.setValue(
        `prices.${test_parameter_id}`,
        amount_minor === null ? '' : money.typed(amount_minor),
        { shouldDirty: true },
      );
    onFileDone();
  };
  const priceOf = (values: Record<string, string | number | null>, id: string) => {
    const amount = values[id];
    return typeof amount === 'number' ? money.show(amount) : words.notListed;
  };
  return (
    <>
      <LisForm form={form} label={words.list}>
        {rest.submission.status === 'done' && !isDirty && (
          <Alert tone="positive" live="polite">
            {words.saved}
          </Alert>
        )}
        <Card heading={words.days}>
          <Grid>
            <TextField label={words.listName} maxLength={80} {...field('name')} />
            <TextField label={words.validFrom} type="date" {...field('valid_from')} />
            <TextField
              label={words.validTo}
              type="date"
              optional
              hint={words.validToHint}
              {...field('valid_to')}
            />
          </Grid>
        </Card>
        <Card heading={words.fromFile}>
          <Stack gap="s4">
            <Text>{words.fromFileBody}</Text>
            <FileDrop
              label={words.file}
              accept={['csv', 'text']}
              maxBytes={MAX_CATALOGUE_FILE_BYTES}
              files={[]}
              onFilesChosen={([chosen]) => chosen && onFileChosen(chosen)}
              onRemove={onFileDone}
            />
            {file.status !== 'idle' && (
              <ResourceView
                resource={file}
                label={words.fromFile}
                headingLevel={3}
                skeleton={<Skeleton count={2} />}
              >
                {(read) =>
                  read.readable ? (
                    <FileReport file={read} onFill={() => fill(read)} onLeave={onFileDone} />
                  ) : (
                    <Alert tone="critical" live="assertive" title={words.unreadable}>
                      {words.fileReason({ fault: read.fault, at: read.at })}
                    </Alert>
                  )
                }
              </ResourceView>
            )}
          </Stack>
        </Card>
        <PriceTable
          rows={list.rows}
          currency={list.currency}
          keeps={({ test_parameter_id }) =>
            field(`prices.${test_parameter_id}`).error !== undefined
          }
          renderPrice={({ test_parameter_id, name }) => (
            <TextField
              label={words.priceOf({ test: name })}
              labelVisibility="hidden"
              dense
              inputMode="decimal"
              dir="ltr"
              trailing={list.currency}
              {...field(`prices.${test_parameter_id}`)}
            />
          )}
        />
        <Text tone="muted">{words.emptyMeans}</Text>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {names.save}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          { name: 'name', label: words.listName },
          {
            name: 'valid_from',
            label: words.validFrom,
            show: ({ valid_from }) => format.longDate(valid_from),
          },
          {
            name: 'valid_to',
            label: words.validTo,
            show: ({ valid_to }) => (valid_to === null ? words.openEnd : format.longDate(valid_to)),
          },
          ...list.rows.map(({ test_parameter_id: id, name }) => ({
            name: id,
            label: name,
            show: (values: Record<string, string | number | null>) => priceOf(values, id),
          })),
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}

/** Prices that a file would fill in, and each rejected row with its reason. */
function FileReport({
  file: { prices, refused },
  onFill,
  onLeave,
}: {
  file: ReadFile;
  onFill: () => void;
  onLeave: () => void;
}) {
  const words = useMessages(priceListMessages);
  const names = useMessages(invoiceWordsMessages);
  const format = useFormat();
  return (
    <Stack gap="s4">
      {refused.length > 0 && (
        <>
          <Alert tone="caution" live="polite">
            {words.refused({ count: refused.length })}
          </Alert>
          <Table<ReadFile['refused'][number]>
            caption={words.refusedRows}
            captionVisible
            rows={refused}
            rowKey={({ line }) => String(line)}
            columns={[
              {
                id: 'line',
                header: words.line,
                align: 'end',
                width: '5rem',
                render: ({ line }) => format.number(line),
              },
              {
                id: 'code',
                header: words.code,
                rowHeader: true,
                render: ({ code }) => <S.Code>{code}</S.Code>,
              },
              { id: 'value', header: words.price, render: ({ value }) => <bdi>{value}</bdi> },
              {
                id: 'fault',
                header: words.problem,
                width: '45%',
                render: ({ fault }) => words[fault],
              },
            ]}
          />
        </>
      )}
      <FormActions align="end">
        <Button onClick={onLeave}>{names.cancel}</Button>
        <Button
          variant="primary"
          inertReason={prices.length === 0 ? words.nothingInFile : undefined}
          onClick={onFill}
        >
          {words.putIn({ count: prices.length })}
        </Button>
      </FormActions>
    </Stack>
  );
}
