import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { Icon, SearchGlyph, type Glyph } from '../icon/index.ts';
import { useMessages } from '../i18n/index.ts';
import { ChoiceList, flattenChoices, type Choice } from '../internal/choices/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { commandPaletteMessages } from './words/index.ts';
import {
  offerCommands,
  prepareCommands,
  rankCommands,
  type Command,
  type CommandGroup,
} from './rank-commands.ts';

/** A command or destination as rendered. */
export interface PaletteItem extends Command {
  /** Target of the command, shown as a secondary line. */
  hint?: string | undefined;
  /** Keyboard shortcut as displayed: `Ctrl+P`. */
  shortcut?: string | undefined;
  glyph?: Glyph | undefined;
}

const NOTHING_CHOSEN: ReadonlySet<string> = new Set();

const NOTHING_FOUND: readonly CommandGroup<PaletteItem>[] = [];

const choiceOf = ({ id, label, hint, shortcut, glyph }: PaletteItem): Choice => ({
  value: id,
  label,
  note: hint,
  shortcut,
  glyph,
});

/** Props for remote search results. */
export interface SearchElsewhere {
  /**
   * Remote results, such as records on a server, for the text reported by `onSearchChange`. They
   * are shown as given, below the commands. `undefined` without a search, `'searching'` until
   * results arrive.
   */
  found?: readonly CommandGroup<PaletteItem>[] | 'searching' | undefined;
  /**
   * Called with the typed text on each change, and with empty text on opening. The caller debounces
   * its requests.
   */
  onSearchChange?: ((text: string) => void) | undefined;
}

interface PaletteSearchProps extends SearchElsewhere {
  groups: readonly CommandGroup<PaletteItem>[];
  recent: readonly string[];
  onChoose: (item: PaletteItem, event: SyntheticEvent) => void;
}

/** The search and its results; remounted each time the palette opens. */
export function PaletteSearch({
  groups,
  found,
  onSearchChange,
  recent,
  onChoose,
}: PaletteSearchProps) {
  const words = useMessages(commandPaletteMessages);
  const listId = useId();
  const [text, setText] = useState('');
  /** Undefined until an arrow key sets it; Enter then selects the first command. */
  const [active, setActive] = useState<string>();
  // Deferred, so that a list of a thousand commands does not block typing.
  const deferredText = useDeferredValue(text);
  const prepared = useMemo(() => prepareCommands(groups), [groups]);
  const entriesFor = useCallback(
    (search: string) => {
      const found =
        search.trim() === ''
          ? offerCommands(groups, recent, words.recent)
          : rankCommands(prepared, search, recent);
      return found.map(({ label, items }) => ({ label, options: items.map(choiceOf) }));
    },
    [groups, prepared, recent, words],
  );
  const elsewhere =
    found === 'searching' || deferredText.trim() === '' ? NOTHING_FOUND : (found ?? NOTHING_FOUND);
  const entries = useMemo(
    () => [
      ...entriesFor(deferredText),
      ...elsewhere.map(({ label, items }) => ({ label, options: items.map(choiceOf) })),
    ],
    [entriesFor, deferredText, elsewhere],
  );
  const items = useMemo(
    () =>
      new Map(
        [...groups, ...elsewhere].flatMap((group) =>
          group.items.map((item) => [item.id, item] as const),
        ),
      ),
    [groups, elsewhere],
  );
  const choices = useMemo(() => flattenChoices(entries), [entries]);
  const activeIndex = Math.max(
    choices.findIndex(({ value }) => value === active),
    choices.length > 0 ? 0 : -1,
  );

  const clearSearch = useEffectEvent(() => onSearchChange?.(''));
  useEffect(() => clearSearch(), []);

  useEffect(() => {
    document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);

  const searching = found === 'searching' && deferredText.trim() !== '';
  const choose = (choice: Choice | undefined, event: SyntheticEvent) => {
    const item = choice && items.get(choice.value);
    if (item) onChoose(item, event);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = choices.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: activeIndex === last ? 0 : activeIndex + 1,
      ArrowUp: activeIndex <= 0 ? last : activeIndex - 1,
      PageDown: Math.min(last, activeIndex + 10),
      PageUp: Math.max(0, activeIndex - 10),
    };
    const to = moves[event.key];
    if (to !== undefined) setActive(choices[to]?.value);
    else if (event.key !== 'Enter') return;
    else if (deferredText === text) choose(choices[activeIndex], event);
    // The rendered list can still belong to the previous text.
    else choose(flattenChoices(entriesFor(text))[0], event);
    event.preventDefault();
  };

  return (
    <>
      <div data-part="search">
        <Icon glyph={SearchGlyph} />
        <input
          type="text"
          role="combobox"
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(undefined);
            onSearchChange?.(event.target.value);
          }}
          onKeyDown={handleKey}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only prevents a click on a row from moving focus out of the input */}
      <div data-part="results" onMouseDown={(event) => event.preventDefault()}>
        {choices.length === 0 && !searching && (
          <p data-part="nothing">
            {words.nothing({ text: deferredText.trim() })}
            <span>{words.nothingHint}</span>
          </p>
        )}
        <ChoiceList
          id={listId}
          label={words.label}
          entries={entries}
          activeIndex={activeIndex}
          chosen={NOTHING_CHOSEN}
          onChoose={choose}
        />
        {searching && <p data-part="searching">{words.searching}</p>}
      </div>
      <VisuallyHidden role="status">
        {searching
          ? words.searching
          : deferredText.trim() !== '' && words.results({ count: choices.length })}
      </VisuallyHidden>
      <div data-part="keys" aria-hidden="true">
        <span>
          <kbd>{'\u2191'}</kbd>
          <kbd>{'\u2193'}</kbd>
          {words.move}
        </span>
        <span>
          <kbd>{'Enter'}</kbd>
          {words.choose}
        </span>
        <span>
          <kbd>{'Esc'}</kbd>
          {words.close}
        </span>
      </div>
    </>
  );
}
