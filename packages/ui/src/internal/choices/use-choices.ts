import { useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { RefreshGlyph } from '../../icon/index.ts';
import { assertNever, type Resource } from '../../resource/index.ts';
import { filterChoices, flattenChoices, type Choice, type ChoiceEntry } from './choice.ts';
import { choicesMessages } from './words/index.ts';

/** Value of the retry row; never used by a caller's option. */
const RETRY = '\u0000retry';
const PAGE = 10;
const NONE: readonly ChoiceEntry[] = [];

export interface ChoicesOptions {
  /** Prefix of the ids of the list and its options. */
  id: string;
  /** Options loaded so far. */
  options: Resource<readonly ChoiceEntry[]>;
  /**
   * Requests options for the typed text; empty when the list opens. When omitted, options are
   * filtered locally.
   */
  onSearch: ((text: string) => void) | undefined;
  /** Retries after a failure. When omitted, there is no retry row. */
  onRetry: (() => void) | undefined;
  /** Called when an option is selected by key or pointer; never for an inert one. */
  onChoose: (choice: Choice, event: KeyboardEvent | MouseEvent) => void;
  /**
   * Value of the option that is active first when the list opens; defaults to the first or last.
   */
  startAt?: string | undefined;
  /** Keeps the list open after a selection. @default false */
  keepOpen?: boolean;
}

/**
 * Behaviour of an input that searches a list of options: opening, navigation, selection and
 * announcements (WAI-ARIA Authoring Practices, "Combobox With List Autocomplete"). No option is
 * active until an arrow key is pressed, so Enter and Tab never select by themselves.
 */
export function useChoices({
  id,
  options,
  onSearch,
  onRetry,
  onChoose,
  startAt,
  keepOpen = false,
}: ChoicesOptions) {
  const words = useMessages(choicesMessages);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();

  const data = options.status === 'ready' ? options.data : NONE;
  const canRetry = options.status === 'error' && onRetry !== undefined;
  const entries = useMemo(() => {
    if (canRetry) return [{ value: RETRY, label: words.retry, glyph: RefreshGlyph }];
    return onSearch ? data : filterChoices(data, query);
  }, [canRetry, words, onSearch, data, query]);
  const choices = useMemo(() => flattenChoices(entries), [entries]);
  const activeIndex = open ? choices.findIndex(({ value }) => value === active) : -1;

  const note = () => {
    switch (options.status) {
      case 'idle':
        return words.typeToSearch;
      case 'loading':
        return words.searching;
      case 'empty':
        return words.noMatches;
      case 'error':
        return words.failed;
      case 'ready':
        if (choices.length === 0) return words.noMatches;
        if (options.freshness === 'stale') return words.stale;
        return options.freshness === 'sample' ? words.sample : undefined;
      default:
        return assertNever(options);
    }
  };
  const announcement = () => {
    if (!open) return '';
    return options.status === 'ready' && choices.length > 0
      ? words.results({ count: choices.length })
      : note();
  };

  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(`${id}-list-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  const show = () => {
    setOpen(true);
    onSearch?.('');
  };
  const close = () => {
    setOpen(false);
    setQuery('');
    setActive(undefined);
  };
  const search = (text: string) => {
    setOpen(true);
    setActive(undefined);
    setQuery(text);
    onSearch?.(text);
  };
  const choose = (choice: Choice, event: KeyboardEvent | MouseEvent) => {
    if (choice.inertReason !== undefined) return;
    if (choice.value === RETRY) {
      onRetry?.();
      return;
    }
    onChoose(choice, event);
    if (!keepOpen) close();
  };
  const moveTo = (index: number) => setActive(choices.at(index)?.value);

  const openByKey = (event: KeyboardEvent) => {
    show();
    if (!event.altKey) setActive(startAt ?? choices.at(event.key === 'ArrowDown' ? 0 : -1)?.value);
  };
  const moveByKey = (event: KeyboardEvent): boolean => {
    const last = choices.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        moveTo(activeIndex === last ? 0 : activeIndex + 1);
        return true;
      case 'ArrowUp':
        if (event.altKey) close();
        else moveTo(activeIndex <= 0 ? last : activeIndex - 1);
        return true;
      case 'PageDown':
        moveTo(Math.min(last, activeIndex + PAGE));
        return true;
      case 'PageUp':
        moveTo(Math.max(0, activeIndex - PAGE));
        return true;
      case 'Escape':
        // A parent such as a dialog only receives the next Escape.
        event.stopPropagation();
        close();
        return true;
      default:
        return false;
    }
  };
  /**
   * @returns whether the list handled the key; Enter without an active option is left to the field
   */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    const activeChoice = choices[activeIndex];
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (open && event.key === 'Enter' && activeChoice) choose(activeChoice, event);
    else if (open ? !moveByKey(event) : !isArrow) return false;
    else if (!open) openByKey(event);
    event.preventDefault();
    return true;
  };

  return {
    open,
    show,
    close,
    search,
    handleKey,
    /** Text of the polite live region. */
    announcement: announcement(),
    /** Props of the popup. */
    popup: {
      id: `${id}-list`,
      entries,
      activeIndex,
      busy: options.status === 'loading',
      note: note(),
      onChoose: choose,
    },
    /** Props of the input. */
    input: {
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': activeIndex >= 0 ? `${id}-list-${activeIndex}` : undefined,
    } as const,
  };
}
