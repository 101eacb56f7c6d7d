import type {
  BatchCode,
  BatchCodes,
  ImportBatch,
  MappedTest,
} from '@alms/lis-domain/interfaces/result-import';
import { interferents } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { ComboboxField, type ComboboxFieldProps } from '@alms/ui/combobox-field';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { ready, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { ImportAction, MappedCode } from './import-actions.ts';
import { resultImportMessages } from './words/index.ts';

export interface CodesDialogProps {
  batch: ImportBatch;
  codes: Resource<BatchCodes>;
  onAction: (action: ImportAction) => Promise<Submission>;
  onClose: () => void;
}

const keyOf = ({ code, unit }: Pick<BatchCode, 'code' | 'unit'>) => JSON.stringify([code, unit]);

/** Meaning of a code: a test, an interference index, ignored, or none of them. */
type Meaning = Pick<MappedCode, 'test_parameter_id' | 'interferent' | 'ignored'>;
const open: Meaning = { test_parameter_id: null, interferent: null, ignored: false };

const isSame = (one: Meaning, other: Meaning) =>
  one.test_parameter_id === other.test_parameter_id &&
  one.interferent === other.interferent &&
  one.ignored === other.ignored;

/**
 * Maps each instrument code to a test in the unit of the file or to an interference index, or
 * ignores it. Codes left open have no target.
 */
export function CodesDialog({ batch, codes, onAction, onClose }: CodesDialogProps) {
  const words = useMessages(resultImportMessages);
  const [chosen, setChosen] = useState<Readonly<Record<string, Meaning>>>({});
  const { submission, run } = useOutcome(onClose);
  const targetsOf = useTargets();
  const read = codes.status === 'ready' ? codes.data.items : [];
  const changed = read.flatMap((item) => {
    const { code, unit, version } = item;
    const meaning = chosen[keyOf(item)];
    return meaning === undefined || isSame(meaning, item)
      ? []
      : [{ code, unit, version, ...meaning }];
  });
  const save = async () => {
    await run(() => onAction({ kind: 'map', batch, items: changed }));
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
          <Button
            variant="primary"
            busy={submission.status === 'submitting'}
            inertReason={changed.length === 0 ? words.noneChosen : undefined}
            onClick={() => void save()}
          >
            {words.saveCodes({ count: changed.length })}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <Text>{words.codesBody}</Text>
        <SubmissionAlert submission={submission} words={words} />
        <ResourceView resource={codes} label={words.codes} skeleton={<Skeleton count={4} />}>
          {({ items, tests }) => {
            const targets = targetsOf(tests);
            const options = ready(targets.map(({ option }) => option));
            return (
              <Table<BatchCode>
                columns={[
                  {
                    id: 'code',
                    header: words.code,
                    rowHeader: true,
                    width: '9rem',
                    render: ({ code }) => (
                      <Text as="span" code>
                        <bdi>{code}</bdi>
                      </Text>
                    ),
                  },
                  {
                    id: 'unit',
                    header: words.unit,
                    width: '8rem',
                    render: ({ unit }) => <bdi>{unit || words.nothing}</bdi>,
                  },
                  {
                    id: 'rows',
                    header: words.rows,
                    align: 'end',
                    width: '5rem',
                    render: ({ rows }) => rows,
                  },
                  {
                    id: 'test',
                    header: words.test,
                    render: (item) => (
                      <CodeMeaning
                        item={item}
                        meaning={chosen[keyOf(item)] ?? item}
                        tests={tests}
                        targets={targets}
                        options={options}
                        onChoose={(meaning) => setChosen({ ...chosen, [keyOf(item)]: meaning })}
                      />
                    ),
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

interface Target {
  meaning: Meaning;
  option: { value: string; label: string; note: string };
}

/** Returns the tests and indices that a code can be mapped to. */
function useTargets() {
  const words = useMessages(resultImportMessages);
  const specimen = useSpecimenWords();
  return (tests: readonly MappedTest[]): Target[] => [
    ...tests.map(({ id, code, name, unit_display }) => ({
      meaning: { ...open, test_parameter_id: id },
      option: { value: id, label: name, note: [code, unit_display].filter(Boolean).join(', ') },
    })),
    ...interferents.map((interferent) => ({
      meaning: { ...open, interferent },
      option: {
        value: interferent,
        label: words.indexOf({ index: specimen.interferent(interferent) }),
        note: words.specimenCondition,
      },
    })),
  ];
}

interface CodeMeaningProps {
  item: BatchCode;
  meaning: Meaning;
  tests: readonly MappedTest[];
  targets: readonly Target[];
  options: ComboboxFieldProps['options'];
  onChoose: (meaning: Meaning) => void;
}

/** Mapping of one code with its options. */
function CodeMeaning({ item, meaning, tests, targets, options, onChoose }: CodeMeaningProps) {
  const words = useMessages(resultImportMessages);
  const format = useFormat();
  const { code, unit, decided, suggested_id } = item;
  if (meaning.ignored) {
    return (
      <Stack gap="s1">
        <div>
          <Chip>{words.ignored}</Chip>
        </div>
        {item.ignored && decided && (
          <Text as="span" tone="muted">
            {words.byAt({
              name: decided.by ?? words.outcomeUnknown,
              time: format.dateTime(decided.at),
            })}
          </Text>
        )}
        <div>
          <Button
            size="small"
            aria-label={words.stopIgnoringCode({ code, unit })}
            onClick={() => onChoose(open)}
          >
            {words.stopIgnoring}
          </Button>
        </div>
      </Stack>
    );
  }
  const testOf = (id: string | null) => tests.find((test) => test.id === id);
  const test = testOf(meaning.test_parameter_id);
  const target = targets.find((each) => isSame(each.meaning, meaning));
  const suggested = target ? undefined : testOf(suggested_id);
  const choose = (value: string) => {
    const chosen = targets.find(({ option }) => option.value === value);
    if (chosen) onChoose(chosen.meaning);
  };
  return (
    <Stack gap="s1">
      <ComboboxField
        dense
        label={words.testOf({ code, unit })}
        labelVisibility="hidden"
        options={options}
        value={target?.option ?? null}
        onValueChange={(choice) => choice && choose(choice.value)}
      />
      {test?.unit_display && test.unit_display !== unit && (
        <Text as="span" tone="muted">
          {words.reportedIn({ unit: test.unit_display })}
        </Text>
      )}
      <Inline gap="s2">
        {suggested && (
          <Button size="small" onClick={() => choose(suggested.id)}>
            {words.takeSuggestion({ test: suggested.name })}
          </Button>
        )}
        {item.test_parameter_id === null && item.interferent === null && (
          <Button
            size="small"
            variant="quiet"
            aria-label={words.ignoreCode({ code, unit })}
            onClick={() => onChoose({ ...open, ignored: true })}
          >
            {words.ignore}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
