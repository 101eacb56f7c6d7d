import { useId, type SyntheticEvent } from 'react';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { useMessages } from '../i18n/index.js';
import { Icon, SlidersGlyph } from '../icon/index.js';
import { dataTableMessages } from './data-table.messages.js';

export interface ColumnChoiceProps {
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  onHiddenChange: (hidden: string[], details: { event: SyntheticEvent }) => void;
}

/** A button, and behind it a box for each column that may be put away. The browser opens and closes it. */
export function ColumnChoice({ columns, hidden, onHiddenChange }: ColumnChoiceProps) {
  const words = useMessages(dataTableMessages);
  const id = useId();
  return (
    <div data-part="column-choice">
      <Button popoverTarget={id} leading={<Icon glyph={SlidersGlyph} size="small" />}>{words.columns}</Button>
      <div id={id} popover="auto" role="group" aria-label={words.columns}>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            dense
            label={column.header}
            checked={!hidden.includes(column.id)}
            onChange={(event) =>
              onHiddenChange(event.target.checked ? hidden.filter((each) => each !== column.id) : [...hidden, column.id], { event })
            }
          />
        ))}
      </div>
    </div>
  );
}
