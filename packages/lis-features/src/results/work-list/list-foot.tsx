import { Button, IconButton, LinkButton } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { useMessages } from '@alms/ui/i18n';
import { CloseGlyph, Icon } from '@alms/ui/icon';
import type { SpecimenSelection } from './use-selection.ts';
import { workListMessages } from './words/index.ts';
import * as S from './work-list.styles.ts';

export interface ListFootProps {
  /** Number of specimens listed. */
  count: number;
  /** Facts about the list, shown while no specimen is selected. */
  facts: readonly string[];
  /** Link to the import of instrument files. When omitted, no link is shown. */
  importHref: string | undefined;
  /** Selection with its actions. When omitted, specimens are not selected. */
  selection: (SpecimenSelection & { actions: readonly SelectionAction[] }) | undefined;
}

/** An action on the selected specimens, which opens a dialog. */
export interface SelectionAction {
  label: string;
  onClick: () => void;
}

/**
 * Facts about the list; while specimens are selected, their number and the actions on them. Below
 * the list, so that it covers no specimen.
 */
export function ListFoot({ count, facts, importHref, selection }: ListFootProps) {
  const words = useMessages(workListMessages);
  const selected = selection?.shown.length ?? 0;
  return (
    <S.Foot
      data-selecting={selected > 0 ? '' : undefined}
      {...(selection && { role: 'group', 'aria-label': words.selection })}
    >
      {selection && count > 0 && (
        <Checkbox
          dense
          labelVisibility="hidden"
          label={words.selectAll}
          checked={selected === count}
          indeterminate={selected > 0 && selected < count}
          onChange={selection.toggleAll}
        />
      )}
      <span data-part="facts" role={selection && 'status'}>
        {(selected > 0 ? [words.selected({ count: selected })] : facts).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      {selection && selected > 0 ? (
        <>
          {selection.actions.map(({ label, onClick }) => (
            <Button key={label} size="small" aria-haspopup="dialog" onClick={onClick}>
              {label}
            </Button>
          ))}
          <IconButton size="small" label={words.clearSelection} onClick={selection.clear}>
            <Icon glyph={CloseGlyph} size="small" />
          </IconButton>
        </>
      ) : (
        <>
          {importHref !== undefined && (
            <LinkButton size="small" href={importHref}>
              {words.importFile}
            </LinkButton>
          )}
          <span data-part="keys">
            <kbd>{'↑'}</kbd> <kbd>{'↓'}</kbd> {words.move}
            {selection && (
              <>
                {' '}
                <kbd>{'X'}</kbd> {words.select}
              </>
            )}
          </span>
        </>
      )}
    </S.Foot>
  );
}
