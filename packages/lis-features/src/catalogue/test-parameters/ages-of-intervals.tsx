import { hasLimits } from '@alms/lis-domain/catalogue';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, WarningGlyph } from '@alms/ui/icon';
import { useId, useState } from 'react';
import * as S from './ages-of-intervals.styles.ts';
import { CoverageView } from './coverage-view.tsx';
import { agesOf, scopesOf } from './test-editor.form.ts';
import { sectionAt } from './test-sections.ts';
import { typeOf } from './test-values.ts';
import { usePlaces } from './test-findings.tsx';
import type { TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

export interface AgesOfIntervalsProps extends Pick<TestSectionProps, 'form'> {
  section: 'intervals' | 'critical';
}

/**
 * Whether the intervals of a section cover all ages of both sexes without overlap, or where not,
 * with the interval that applies at each age on request.
 */
export function AgesOfIntervals({ form, section }: AgesOfIntervalsProps) {
  const words = useMessages(testEditorMessages);
  const place = usePlaces();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fields = form.methods.watch();
  const isCritical = section === 'critical';
  const ranges = scopesOf(fields.ranges);
  const type = isCritical ? 'critical' : 'reference';
  const hasRows = ranges.some((row) => row.type === type);
  if (!hasRows && isCritical) return null;
  const found = agesOf(fields).filter(({ at }) => sectionAt(at, fields) === section);
  const covered = hasLimits(typeOf(fields)) ? words.agesCovered : words.agesApart;
  const lines = hasRows ? found.map(place) : [words.no_reference];
  const isFine = lines.length === 0;
  return (
    <S.Root>
      <div data-part="line">
        <S.State role="status" data-fine={isFine || undefined}>
          <Icon glyph={isFine ? CheckGlyph : WarningGlyph} size="small" />
          {isFine ? (
            <span>{covered}</span>
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </S.State>
        <span data-part="rule">{words.mostSpecific}</span>
        {hasRows && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.hideAges : words.showAges}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={id} data-part="ages">
          <CoverageView ranges={ranges} type={type} />
        </div>
      )}
    </S.Root>
  );
}
