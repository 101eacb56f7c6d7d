import { styled } from 'styled-components';
import { Skeleton } from '@alms/ui/skeleton';
import { t } from '@alms/ui/theme';
import { TopBar } from '@alms/ui/top-bar';

/** The geometry of `AppFrame`, above the page so that nothing below it moves. */
const Root = /* @__PURE__ */ styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: ${t.layout.drawer} minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  background: ${t.color.page};

  & > [data-part='drawer'] {
    grid-row: 1 / -1;
    padding: ${t.space.s4};
    border-inline-end: 1px solid ${t.color.border};
  }
  & > [data-part='page'] {
    padding: ${t.space.s6} ${t.layout.gutter};
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    & > [data-part='drawer'] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/**
 * The frame of a signed-in page before its code is loaded. The server sends it in the page, so it
 * has no state and no text. Hidden from screen readers.
 */
export function FrameSkeleton() {
  return (
    <Root aria-hidden="true" data-component="frame-skeleton">
      <div data-part="drawer">
        <Skeleton count={8} height="20px" />
      </div>
      <TopBar title={<Skeleton width="14rem" />} />
      <div data-part="page">
        <Skeleton width="16rem" height="28px" />
      </div>
    </Root>
  );
}
