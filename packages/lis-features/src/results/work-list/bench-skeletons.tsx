import { Skeleton } from '@alms/ui/skeleton';
import * as S from './work-list.styles.ts';

/** Widths of placeholders: words differ in length, and equal bars would read as lines. */
const NAMES = ['52%', '44%', '60%', '48%', '56%', '40%'];

/** The work list before it is there. */
export function ListSkeleton() {
  return (
    <S.ListSkeleton>
      {NAMES.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton width="74%" />
          <Skeleton width="62%" />
        </div>
      ))}
    </S.ListSkeleton>
  );
}

/** An open specimen before its results are there: patient, specimen line, rows. */
export function EntrySkeleton() {
  return (
    <S.EntrySkeleton>
      <div>
        <Skeleton width="14rem" height="20px" />
      </div>
      <div>
        <Skeleton width="22rem" />
      </div>
      {NAMES.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton width="4rem" height="26px" />
          <Skeleton width="9rem" height="6px" />
          <Skeleton width="5rem" />
        </div>
      ))}
    </S.EntrySkeleton>
  );
}
