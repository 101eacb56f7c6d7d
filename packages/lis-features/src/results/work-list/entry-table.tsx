import type { Result, ResultId, Verifier } from '@alms/lis-domain/results';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, WarningGlyph } from '@alms/ui/icon';
import { Mark } from '@alms/ui/mark';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { usePopulationWords } from '../../shared/interval-text/index.ts';
import type { OnShow } from '../../shared/portal-visibility/index.ts';
import { EntryRow, lacksInterval } from './entry-row.tsx';
import { enteredByOne } from './entered-by-one.ts';
import type { OnOpenFile } from './file-dialogs.tsx';
import type { RowAction } from './row-actions.tsx';
import type { Entry } from './use-entry.ts';
import { workListMessages } from './words/index.ts';
import * as S from './entry-table.styles.ts';

export interface EntryTableProps {
  entries: readonly Entry[];
  viewer: Verifier;
  /** Called with typed input. When omitted, values are read-only. */
  onType: ((result: Result, value: string) => void) | undefined;
  onReason: (result: Result, reason: string) => void;
  onSettle: (result: Result, choice: 'mine' | 'theirs') => void;
  /** Returns the actions on a result that are possible and permitted. */
  actionsOf: (result: Result) => readonly RowAction[];
  onAction: (result: Result, action: RowAction) => void;
  /** The result on hold that the shortcuts decide on. Undefined when there is none. */
  keyedId: ResultId | undefined;
  /** See `VerificationActions`. */
  onAcceptReflex: ((reflexId: string) => void) | undefined;
  /** Releases a result to the patient portal. When omitted, the user may not. */
  onShow: OnShow | undefined;
  /** Downloads a result that is a file. When omitted, it is only named. */
  onOpenFile: OnOpenFile | undefined;
}

/**
 * Results of one specimen. Column order is fixed: value, unit, flag, gauge, reference interval,
 * previous value, status, actions.
 */
export function EntryTable({
  entries,
  viewer,
  onType,
  onReason,
  onSettle,
  actionsOf,
  onAction,
  keyedId,
  onAcceptReflex,
  onShow,
  onOpenFile,
}: EntryTableProps) {
  const words = useMessages(workListMessages);
  const format = useFormat();
  const heads = [
    ['test', words.test],
    ['result', words.result],
    ['unit', words.unit],
    ['flag', words.flag],
    ['interval', words.interval],
    ['previous', words.previous],
    ['state', words.state],
  ];
  const enteredBy = enteredByOne(entries.map(({ result }) => result))?.id;
  const hasActions = entries.some(({ result }) => actionsOf(result).length > 0);
  const withoutInterval = entries.filter(lacksInterval).map(({ result }) => result.test.name);
  return (
    <>
      {withoutInterval.length > 0 && (
        <S.Missing>
          <Icon glyph={WarningGlyph} size="small" />
          {words.withoutInterval({ tests: format.list(withoutInterval) })}
        </S.Missing>
      )}
      <S.Table role="table" aria-label={words.entry}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(([part, head]) => (
              <th
                key={part}
                role="columnheader"
                scope="col"
                data-part={part}
                // The gauge and the figures of the interval.
                colSpan={part === 'interval' ? 2 : undefined}
              >
                {head}
              </th>
            ))}
            {hasActions && (
              <th role="columnheader" scope="col" data-part="actions">
                <VisuallyHidden>{words.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map((entry) => (
            <EntryRow
              key={entry.result.id}
              entry={entry}
              viewer={viewer}
              enteredByAll={enteredBy === viewer.id ? undefined : enteredBy}
              onType={onType && ((value) => onType(entry.result, value))}
              onReason={(reason) => onReason(entry.result, reason)}
              onSettle={(choice) => onSettle(entry.result, choice)}
              actions={hasActions ? actionsOf(entry.result) : undefined}
              onAction={(action) => onAction(entry.result, action)}
              hasKeys={entry.result.id === keyedId}
              onAcceptReflex={onAcceptReflex}
              onShow={onShow}
              onOpenFile={onOpenFile}
            />
          ))}
        </tbody>
      </S.Table>
      <Legend entries={entries} />
    </>
  );
}

/** Legend of the gauge marks, and the populations of the reference intervals without duplicates. */
function Legend({ entries }: Pick<EntryTableProps, 'entries'>) {
  const words = useMessages(workListMessages);
  const populationWords = usePopulationWords();
  const ranges = entries
    .flatMap(({ result }) => result.range ?? result.applicable_range ?? [])
    .filter(({ low, high }) => low !== null || high !== null);
  const populations = [...new Set(ranges.map(populationWords))];
  if (ranges.length === 0) return null;
  return (
    <S.Legend>
      <li>
        <Mark shape="disc" size="medium" />
        {words.legendThis}
      </li>
      {entries.some(({ result }) => result.previous !== null) && (
        <li>
          <Mark shape="ring" size="medium" />
          {words.legendPrevious}
        </li>
      )}
      <li>
        <span data-part="band" />
        {words.legendInterval}
      </li>
      {entries.some(({ result }) => result.applicable_critical !== null) && (
        <li>
          <span data-part="limit" />
          {words.legendCritical}
        </li>
      )}
      {populations.map((population) => (
        <li key={population}>{words.legendFor({ population })}</li>
      ))}
    </S.Legend>
  );
}
