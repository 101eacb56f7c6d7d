import { Skeleton } from '@alms/ui/skeleton';
import * as S from './notification-row.styles.ts';

/** Placeholder rows with the final layout, one per expected notification. */
export function NotificationSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <S.Row key={row}>
      <Skeleton shape="block" width="1.25rem" height="1.25rem" />
      <Skeleton count={2} />
    </S.Row>
  ));
}
