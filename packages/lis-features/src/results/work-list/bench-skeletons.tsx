import { Skeleton } from '@alms/ui/skeleton';
import * as S from './work-list.styles.ts';

/** Widths of the placeholders, varied because equal bars would look like lines. */
const NAMES = ['52%', '44%', '60%', '48%', '56%', '40%'];

/** Placeholder of the work list. */
export function ListSkeleton() {
  return (
    <S.ListSkeleton>
      {NAMES.map((width) => (
        <div key={width}>
          <Skeleton width="2.5rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </S.ListSkeleton>
  );
}

/** Placeholder of an open specimen: patient, specimen and result rows. */
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
