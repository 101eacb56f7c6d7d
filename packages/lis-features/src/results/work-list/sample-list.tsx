import { isReported, type CriticalCall, type Result } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { moveFocus } from '@alms/ui/arrow-keys';
import { Checkbox } from '@alms/ui/checkbox';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, HoldGlyph, Icon, ListGlyph, WarningGlyph } from '@alms/ui/icon';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useState, type KeyboardEvent } from 'react';
import { DueTime } from '../../shared/due-time/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { groupState, type GroupState, type SampleGroup } from './sample-groups.ts';
import type { SpecimenSelection } from './use-selection.ts';
import { workListMessages } from './words/index.ts';
import * as S from './work-list.styles.ts';

/** Specimens under one heading. */
export interface SampleSection {
  /** When omitted, the section has no heading. */
  title?: string;
  groups: readonly SampleGroup[];
  /** Whether the states are plain text, because none needs review. @default false */
  isQuiet?: boolean;
}

export interface SampleListProps {
  /** Sections in display order; empty ones are omitted. */
  sections: readonly SampleSection[];
  selectedId: SampleId | null;
  /** Critical results awaiting notification. */
  calls: readonly CriticalCall[];
  /** Returns whether a result has unsaved input. */
  isUnsaved: (result: Result) => boolean;
  onSelect: (sampleId: SampleId) => void;
  /** Selection for an action on several specimens. When omitted, there is none. */
  selection?: Pick<SpecimenSelection, 'has' | 'toggle'> | undefined;
}

const LOOKS: Record<GroupState['kind'], Required<Pick<ChipProps, 'tone' | 'glyph'>>> = {
  unsaved: { tone: 'info', glyph: ListGlyph },
  'to-enter': { tone: 'neutral', glyph: ListGlyph },
  correction: { tone: 'caution', glyph: WarningGlyph },
  critical: { tone: 'critical', glyph: CriticalGlyph },
  held: { tone: 'caution', glyph: HoldGlyph },
  undecided: { tone: 'caution', glyph: WarningGlyph },
  flagged: { tone: 'high', glyph: WarningGlyph },
  clear: { tone: 'neutral', glyph: CheckGlyph },
};

const isWithShift = (event: Event) => event instanceof MouseEvent && event.shiftKey;

/** Arrow keys, Home and End move along the list; the buttons handle Enter themselves. */
const moveAlong = (event: KeyboardEvent<HTMLElement>) =>
  moveFocus(event, event.currentTarget.querySelectorAll('button'));

/** Pending specimens, urgent first in each section, each with its most severe state. */
export function SampleList({
  sections,
  selectedId,
  calls,
  isUnsaved,
  onSelect,
  selection,
}: SampleListProps) {
  const format = useFormat();
  const stateWords = useGroupWords();
  const words = useMessages(workListMessages);
  const shown = sections.filter(({ groups }) => groups.length > 0);
  const today = useToday();
  const clock = (at: string) =>
    format.dayOf(at) === today ? format.time(at) : format.longDate(at);
  const [stop, setStop] = useStop(
    shown.flatMap(({ groups }) => groups.map(({ sampleId }) => sampleId)),
    selectedId,
  );
  const row = ({ sampleId, first, results: ofSample }: SampleGroup, isQuiet: boolean) => {
    const unsaved = ofSample.filter(isUnsaved).length;
    const state: GroupState =
      unsaved > 0 ? { kind: 'unsaved', count: unsaved } : groupState(ofSample);
    const tests = format.list(ofSample.map(({ test }) => test.name));
    const releasedAt = isReported(first.status) ? first.released_at : null;
    const at = releasedAt ?? first.received_at;
    const dueAt =
      releasedAt === null
        ? ofSample.flatMap(({ due_at }) => due_at ?? []).toSorted()[0]
        : undefined;
    const callDueAt = calls
      .filter(({ sample_id }) => sample_id === sampleId)
      .map(({ due_at }) => due_at)
      .toSorted()[0];
    return (
      <li key={sampleId} data-sample={sampleId}>
        {selection && (
          <span data-part="choice">
            <Checkbox
              dense
              labelVisibility="hidden"
              label={words.selectOne({
                patient: first.patient.full_name,
                accession: first.accession_number,
              })}
              tabIndex={sampleId === stop ? 0 : -1}
              checked={selection.has(sampleId)}
              onFocus={() => setStop(sampleId)}
              onChange={({ nativeEvent }) => selection.toggle(sampleId, isWithShift(nativeEvent))}
            />
          </span>
        )}
        <button
          type="button"
          tabIndex={sampleId === stop ? 0 : -1}
          aria-current={sampleId === selectedId ? 'true' : undefined}
          onFocus={() => setStop(sampleId)}
          onClick={() => onSelect(sampleId)}
        >
          <span data-part="time">
            {dueAt === undefined ? at !== null && clock(at) : <DueTime dueAt={dueAt} as="time" />}
          </span>
          <b>{first.patient.full_name}</b>
          <span data-part="tests">
            <PriorityTag priority={first.priority} />
            {/* Long names are truncated at their end, in either writing direction. */}
            <span dir="auto" title={tests}>
              {tests}
            </span>
          </span>
          {isQuiet || state.kind === 'clear' ? (
            <span data-part="state">
              <Icon glyph={LOOKS[state.kind].glyph} size="small" />
              {stateWords(state)}
            </span>
          ) : (
            <Chip {...LOOKS[state.kind]}>{stateWords(state)}</Chip>
          )}
          <VisuallyHidden>
            <bdi>{first.accession_number}</bdi> <bdi>{first.patient.mrn}</bdi>
            {callDueAt !== undefined && (
              <>
                {' '}
                {words.callDue} <DueTime dueAt={callDueAt} />
              </>
            )}
          </VisuallyHidden>
        </button>
      </li>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move focus between the buttons inside
    <S.Samples onKeyDown={moveAlong} data-component="sample-list" data-selectable={selection && ''}>
      {shown.map(({ title, groups, isQuiet = false }) => (
        <section key={title ?? ''} aria-label={title}>
          {title !== undefined && (
            <h3>
              <span>{title}</span>
              <span>{groups.length}</span>
            </h3>
          )}
          <ul>{groups.map((group) => row(group, isQuiet))}</ul>
        </section>
      ))}
    </S.Samples>
  );
}

/**
 * Returns the single tab stop of the list: the specimen focused last or opened since, otherwise the
 * first.
 */
function useStop(
  sampleIds: readonly SampleId[],
  selectedId: SampleId | null,
): [SampleId | undefined, (sampleId: SampleId) => void] {
  const [last, setLast] = useState(selectedId);
  const [lastSelectedId, setLastSelectedId] = useState(selectedId);
  if (lastSelectedId !== selectedId) {
    setLastSelectedId(selectedId);
    if (selectedId !== null) setLast(selectedId);
  }
  return [sampleIds.find((id) => id === last) ?? sampleIds[0], setLast];
}

function useGroupWords(): (state: GroupState) => string {
  const words = useMessages(workListMessages);
  return ({ kind, count }) =>
    ({
      unsaved: words.stateUnsavedCount({ count }),
      'to-enter': words.stateToEnter({ count }),
      correction: words.stateCorrectionCount({ count }),
      critical: words.stateCritical,
      held: words.stateHeldCount({ count }),
      undecided: words.stateUndecided({ count }),
      flagged: words.stateFlagged({ count }),
      clear: words.stateClear,
    })[kind];
}
