import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useMessages } from '../i18n/index.ts';
import { Icon, SlidersGlyph } from '../icon/index.ts';
import { columnChoiceMessages } from './words/column-choice/index.ts';
import * as S from './column-choice.styles.ts';

interface NamedColumn {
  id: string;
  header: string;
}

/** Column visibility and its control; created by `columnChoice`. */
export interface ColumnChoice {
  hidden: readonly string[];
  /** Renders the control for the hideable columns. */
  control: (columns: readonly NamedColumn[]) => ReactNode;
}

export interface ColumnChoiceOptions {
  /** Ids of the hidden columns; controlled by the caller. */
  hidden: readonly string[];
  onHiddenChange: (hidden: string[], details: { event: SyntheticEvent }) => void;
}

/** Lets the user hide columns marked as `hideable`. */
export function columnChoice(options: ColumnChoiceOptions): ColumnChoice {
  return {
    hidden: options.hidden,
    control: (columns) => <ColumnBoxes columns={columns} {...options} />,
  };
}

/**
 * A button with a popover that has a checkbox for each hideable column. The browser opens and
 * closes it.
 */
function ColumnBoxes({
  columns,
  hidden,
  onHiddenChange,
}: ColumnChoiceOptions & { columns: readonly NamedColumn[] }) {
  const words = useMessages(columnChoiceMessages);
  const id = useId();
  return (
    <div data-part="column-choice">
      <Button popoverTarget={id} leading={<Icon glyph={SlidersGlyph} size="small" />}>
        {words.columns}
      </Button>
      <S.Choice id={id} popover="auto" role="group" aria-label={words.columns}>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            dense
            label={column.header}
            checked={!hidden.includes(column.id)}
            onChange={(event) =>
              onHiddenChange(
                event.target.checked
                  ? hidden.filter((each) => each !== column.id)
                  : [...hidden, column.id],
                { event },
              )
            }
          />
        ))}
      </S.Choice>
    </div>
  );
}
