import type { BatchCode, BatchCodes, ImportBatch } from '@alms/lis-domain/result-import';
import { Button } from '@alms/ui/button';
import { ComboboxField } from '@alms/ui/combobox-field';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { idle, ready, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.js';
import type { ImportAct } from './import-acts.js';
import { importMessages } from './import.messages.js';

export interface CodesDialogProps {
  batch: ImportBatch;
  codes: Resource<BatchCodes>;
  onAct: (act: ImportAct) => Promise<Submission>;
  onClose: () => void;
}

const keyOf = ({ code, unit }: Pick<BatchCode, 'code' | 'unit'>) => JSON.stringify([code, unit]);

/** Says which test each code of the instrument means, in the unit it is written in. What is not decided stays without a test. */
export function CodesDialog({ batch, codes, onAct, onClose }: CodesDialogProps) {
  const words = useMessages(importMessages);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [submission, setSubmission] = useState<Submission>(idle);
  const read = codes.status === 'ready' ? codes.data.items : [];
  const changed = read.flatMap((item) => {
    const test = chosen[keyOf(item)];
    return test === undefined || test === item.test_parameter_id ? [] : [{ code: item.code, unit: item.unit, version: item.version, test_parameter_id: test }];
  });
  const save = async () => {
    setSubmission({ status: 'submitting' });
    const outcome = await onAct({ act: 'map', batch, items: changed });
    setSubmission(outcome);
    if (outcome.status === 'done') onClose();
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={words.codesTitle({ instrument: batch.instrument.name })}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={submission.status === 'submitting'} inertReason={changed.length === 0 ? words.noneChosen : undefined} onClick={() => void save()}>{words.saveCodes({ count: changed.length })}</Button>
        </>
      }
    >
      <Stack gap="s4">
        <Text>{words.codesBody}</Text>
        <SubmissionAlert submission={submission} words={words} />
        <ResourceView resource={codes} label={words.codes} skeleton={<Skeleton count={4} />}>
          {({ items, tests }) => {
            const options = ready(tests.map(({ id, code, name, unit_display }) => ({ value: id, label: name, note: [code, unit_display].filter(Boolean).join(', ') })));
            const testOf = (id: string | null | undefined) => tests.find((test) => test.id === id);
            return (
              <Table<BatchCode>
                columns={[
                  { id: 'code', header: words.code, rowHeader: true, width: '9rem', render: ({ code }) => <Text as="span" code><bdi>{code}</bdi></Text> },
                  { id: 'unit', header: words.unit, width: '8rem', render: ({ unit }) => <bdi>{unit || words.nothing}</bdi> },
                  { id: 'rows', header: words.rows, align: 'end', width: '5rem', render: ({ rows }) => rows },
                  {
                    id: 'test',
                    header: words.test,
                    render: (item) => {
                      const test = testOf(chosen[keyOf(item)] ?? item.test_parameter_id);
                      const suggested = test ? undefined : testOf(item.suggested_id);
                      const choose = (id: string) => setChosen({ ...chosen, [keyOf(item)]: id });
                      return (
                        <Stack gap="s1">
                          <ComboboxField
                            dense
                            label={words.testOf({ code: item.code, unit: item.unit })}
                            labelVisibility="hidden"
                            options={options}
                            value={test ? { value: test.id, label: test.name } : null}
                            onValueChange={(choice) => choice && choose(choice.value)}
                          />
                          {test?.unit_display && test.unit_display !== item.unit && <Text as="span" tone="muted">{words.reportedIn({ unit: test.unit_display })}</Text>}
                          {suggested && <div><Button size="small" onClick={() => choose(suggested.id)}>{words.takeSuggestion({ test: suggested.name })}</Button></div>}
                        </Stack>
                      );
                    },
                  },
                ]}
                rows={items}
                rowKey={keyOf}
                caption={words.codes}
                emptyLabel={words.noCodes}
              />
            );
          }}
        </ResourceView>
      </Stack>
    </Dialog>
  );
}
