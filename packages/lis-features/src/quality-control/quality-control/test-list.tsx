import type { ControlledTest } from '@alms/lis-domain/quality-control';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { qualityControlMessages } from './words/index.ts';
import { QC_STATUS_APPEARANCE, qcStatusOfTest } from './appearance.ts';
import * as S from './quality-control.styles.ts';

export interface TestListProps {
  tests: readonly ControlledTest[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** Tests with QC, their status, shown as a word, an icon and a colour, and their open reviews. */
export function TestList({ tests, selectedId, onSelect }: TestListProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  return (
    <S.Tests>
      {tests.map((each) => {
        const standing = qcStatusOfTest(each);
        return (
          <li key={each.id}>
            <button
              type="button"
              aria-current={each.id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(each.id)}
            >
              <span data-part="line">
                <b>{each.test.name}</b>
                {each.instrument.active ? (
                  <Chip {...QC_STATUS_APPEARANCE[standing]}>{words[standing]}</Chip>
                ) : (
                  <Chip>{words.retired}</Chip>
                )}
              </span>
              <span data-part="aside">
                <bdi>
                  {[each.instrument.name, each.instrument.laboratory?.name]
                    .filter(Boolean)
                    .join(', ')}
                </bdi>
                {each.last_run && (
                  <span>{words.lastRun({ at: format.dateTime(each.last_run.at) })}</span>
                )}
              </span>
              {each.open_reviews > 0 && (
                <span data-part="aside">{words.openReviews({ count: each.open_reviews })}</span>
              )}
            </button>
          </li>
        );
      })}
    </S.Tests>
  );
}
