import { isPastRetention, type BoxedSample, type StorageBox } from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import { ClockGlyph, Icon } from '@alms/ui/icon';
import { useToday } from '../../shared/patient-words/index.ts';
import { storageMessages } from './words/index.ts';
import * as S from './storage.styles.ts';

export interface GridLegendProps {
  box: StorageBox;
  samples: readonly BoxedSample[];
}

/** Legend of the box positions, with the number of each kind. */
export function GridLegend({ box, samples }: GridLegendProps) {
  const words = useMessages(storageMessages);
  const today = useToday();
  const due = samples.filter(({ retain_until }) => isPastRetention(retain_until, today)).length;
  return (
    <S.Legend aria-label={words.legend}>
      <li>
        <i data-taken="" />
        {words.countTaken({ count: samples.length - due })}
      </li>
      <li>
        <i data-taken="" data-due="">
          <Icon glyph={ClockGlyph} size="small" />
        </i>
        {words.countDue({ count: due })}
      </li>
      <li>
        <i />
        {words.countFree({ count: box.rows * box.columns - samples.length })}
      </li>
      <li>
        <i data-target="" />
        {words.nextOne}
      </li>
    </S.Legend>
  );
}
