import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { AgesOfIntervals } from './ages-of-intervals.tsx';
import { IntervalTable } from './interval-table.tsx';
import type { TestFields } from './test-fields.ts';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import type { useIntervals } from './use-intervals.ts';
import { testEditorMessages } from './words/test-editor/index.ts';

/** Maximum number of intervals of a test, by the contract. */
const MAX_INTERVALS = 200;

export interface IntervalSectionProps extends TestSectionProps {
  section: 'intervals' | 'critical';
  intervals: Pick<ReturnType<typeof useIntervals>, 'actions' | 'count' | 'editedId' | 'onAdd'>;
  /** Field values of the saved test. */
  saved: TestFields;
  /** Whether nothing can be edited. */
  readOnly: boolean;
}

/** Reference intervals, or critical limits: rows of one list, in two tables. */
export function IntervalSection({
  form,
  findings,
  section,
  intervals: { actions, count, editedId, onAdd },
  saved,
  readOnly,
}: IntervalSectionProps) {
  const words = useMessages(testEditorMessages);
  return (
    <TestSectionCard
      section={section}
      body="flush"
      findings={findings}
      {...(!readOnly && {
        headerActions: (
          <Button
            variant="quiet"
            size="small"
            leading={<Icon glyph={PlusGlyph} size="small" />}
            aria-haspopup="dialog"
            inertReason={count >= MAX_INTERVALS ? words.mostIntervals : undefined}
            onClick={() => onAdd(section)}
          >
            {section === 'critical' ? words.addCritical : words.addInterval}
          </Button>
        ),
      })}
    >
      <IntervalTable
        form={form}
        saved={saved.ranges}
        section={section}
        actions={readOnly ? undefined : actions}
        editedId={editedId}
      />
      <AgesOfIntervals form={form} section={section} />
    </TestSectionCard>
  );
}
