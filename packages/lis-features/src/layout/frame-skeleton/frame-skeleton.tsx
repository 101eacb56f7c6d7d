import { Skeleton } from '@alms/ui/skeleton';
import { TopBar } from '@alms/ui/top-bar';
import * as S from './frame-skeleton.styles.ts';

/**
 * The frame of a signed-in page before its code is loaded. The server sends it in the page, so it
 * has no state and no text. Hidden from screen readers.
 */
export function FrameSkeleton() {
  return (
    <S.Root aria-hidden="true" data-component="frame-skeleton">
      <div data-part="drawer">
        <Skeleton count={8} height="20px" />
      </div>
      <TopBar title={<Skeleton width="14rem" />} />
      <div data-part="page">
        <Skeleton width="16rem" height="28px" />
      </div>
    </S.Root>
  );
}
