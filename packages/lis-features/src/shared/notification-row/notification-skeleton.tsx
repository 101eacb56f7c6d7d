import { Skeleton } from '@alms/ui/skeleton';
import * as S from './notification-row.styles.ts';

/** As many rows as are about to come, with everything in its place. */
export function NotificationSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <S.Row key={row}>
      <Skeleton shape="block" width="1.25rem" height="1.25rem" />
      <Skeleton count={2} />
    </S.Row>
  ));
}
