import {
  repeatedColumn,
  valueColumns,
  type ImportColumns,
  type WideColumns,
} from '@alms/lis-domain/interfaces/result-import';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { resultImportMessages } from './words/index.ts';

/**
 * Returns why the columns of a file with one row per specimen cannot be read; undefined when valid.
 */
export function wideFault(
  heads: readonly string[],
  columns: ImportColumns,
): { none: true } | { repeated: string } | undefined {
  if (columns.shape !== 'wide') return undefined;
  const values = valueColumns(heads, columns);
  const repeated = repeatedColumn(values);
  if (repeated) return { repeated: repeated.head };
  return values.length === 0 ? { none: true } : undefined;
}

/** Value columns with their code and unit, shown before staging. */
export function ValueColumns({
  heads,
  columns,
}: {
  heads: readonly string[];
  columns: WideColumns;
}) {
  const words = useMessages(resultImportMessages);
  const fault = wideFault(heads, columns);
  if (fault)
    return (
      <Alert tone="critical" live="polite">
        {'none' in fault ? words.noValueColumns : words.columnRepeated({ head: fault.repeated })}
      </Alert>
    );
  const values = valueColumns(heads, columns).filter(({ head }) => head !== '');
  return (
    <Stack gap="s1">
      <Text tone="muted">{words.valueColumns({ count: values.length })}</Text>
      <Inline gap="s2">
        {values.map(({ index, code, unit }) => (
          <Text as="span" code key={index}>
            <bdi>{unit === '' ? code : `${code} · ${unit}`}</bdi>
          </Text>
        ))}
      </Inline>
    </Stack>
  );
}
