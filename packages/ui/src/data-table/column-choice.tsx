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

/** Which columns are shown, and who may change it; made by `columnChoice`. */
export interface ColumnChoice {
  hidden: readonly string[];
  /** The control, for the columns that may be put away. */
  control: (columns: readonly NamedColumn[]) => ReactNode;
}

export interface ColumnChoiceOptions {
  /** The ids of the columns that are put away; the caller keeps them. */
  hidden: readonly string[];
  onHiddenChange: (hidden: string[], details: { event: SyntheticEvent }) => void;
}

/** Lets the person put away the columns that are `hideable`. */
export function columnChoice(options: ColumnChoiceOptions): ColumnChoice {
  return {
    hidden: options.hidden,
    control: (columns) => <ColumnBoxes columns={columns} {...options} />,
  };
}

/** A button, and behind it a box for each column that may be put away. The browser opens and closes it. */
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
