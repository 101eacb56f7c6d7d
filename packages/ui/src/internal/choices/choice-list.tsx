import { memo, type MouseEvent, type ReactNode } from 'react';
import { CheckGlyph, Icon } from '../../icon/index.ts';
import type { Choice, ChoiceEntry } from './choice.ts';

interface ChoiceRowProps {
  id: string;
  choice: Choice;
  active: boolean;
  chosen: boolean;
  inert: boolean;
}

/**
 * Re-renders only when its active or selected state changes: a key press in a list of hundreds
 * renders two rows.
 */
const ChoiceRow = memo(function ChoiceRow({
  id,
  choice: { value, label, note, glyph, shortcut, inertReason },
  active,
  chosen,
  inert,
}: ChoiceRowProps) {
  const second = inertReason ?? note;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus stays in the input, which references the active option
    <div
      role="option"
      id={id}
      data-value={value}
      data-active={active || undefined}
      aria-selected={chosen}
      aria-disabled={inert || undefined}
    >
      {glyph && <Icon glyph={glyph} />}
      <span data-part="words">
        <span data-part="option-label">{label}</span>
        {second !== undefined && <span data-part="note">{second}</span>}
      </span>
      {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
      {chosen && <Icon glyph={CheckGlyph} size="small" />}
    </div>
  );
});

export interface ChoiceListProps {
  /** Referenced by the input's `aria-controls`; options get `${id}-${index}`. */
  id: string;
  label: string;
  entries: readonly ChoiceEntry[];
  /** Index of the active option, counted across all groups; -1 for none. */
  activeIndex: number;
  /** Values that are already selected. */
  chosen: ReadonlySet<string>;
  multiple?: boolean;
  /** The maximum number is selected: unselected options are inert. */
  full?: boolean;
  busy?: boolean;
  /** Called when an option is clicked. */
  onChoose: (choice: Choice, event: MouseEvent) => void;
}

/** The options below a search input; focus stays in the input. */
export function ChoiceList({
  id,
  label,
  entries,
  activeIndex,
  chosen,
  multiple = false,
  full = false,
  busy = false,
  onChoose,
}: ChoiceListProps) {
  let index = -1;
  const byValue = new Map<string, Choice>();
  const row = (choice: Choice): ReactNode => {
    index += 1;
    byValue.set(choice.value, choice);
    const isChosen = chosen.has(choice.value);
    const isInert = choice.inertReason !== undefined || (full && !isChosen);
    return (
      <ChoiceRow
        key={choice.value}
        id={`${id}-${index}`}
        choice={choice}
        active={index === activeIndex}
        chosen={isChosen}
        inert={isInert}
      />
    );
  };
  const handleClick = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    const choice = byValue.get(pressed?.dataset['value'] ?? '');
    if (choice) onChoose(choice, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input, which keeps the focus, handles the keys
    <div
      role="listbox"
      tabIndex={-1}
      id={id}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {entries.map((entry, place) =>
        'options' in entry ? (
          <div key={`group-${entry.label}`} role="group" aria-labelledby={`${id}-heading-${place}`}>
            <div id={`${id}-heading-${place}`} role="presentation" data-part="heading">
              {entry.label}
            </div>
            {entry.options.map(row)}
          </div>
        ) : (
          row(entry)
        ),
      )}
    </div>
  );
}
