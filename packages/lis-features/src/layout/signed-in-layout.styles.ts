import { AppFrame } from '@alms/ui/app-frame';
import { Button } from '@alms/ui/button';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/**
 * The drawer’s parts are in the frame, or above the page on narrow screens. The style is therefore
 * applied to the parts themselves.
 */
export const DrawerContent = /* @__PURE__ */ styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;

  [data-part='facility'] {
    display: flex;
    align-items: center;
    min-block-size: ${t.layout.topBar};
    padding: ${t.space.s2} ${t.space.s4};
  }
  [data-component='nav-list'] {
    flex: 1;
  }

  [data-part='person'] {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    gap: ${t.space.s2};
    padding: ${t.space.s3} ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
    background: ${t.color.page};
  }
  [data-part='identity'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${t.space.s2};
  }
  [data-part='identity'] > [data-component='avatar'] {
    grid-row: 1 / span 2;
  }
  [data-part='who'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px ${t.space.s2};
  }
  [data-part='name'] {
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='email'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='person'] > [data-part='actions'] {
    display: flex;
    gap: ${t.space.s1};
    margin-inline: -8px;
  }
  [data-part='person'] > [data-part='actions'] > :last-child {
    margin-inline-start: auto;
  }
`;

export const Frame = /* @__PURE__ */ styled(AppFrame)`
  & > main > [data-part='page'] {
    max-inline-size: ${t.layout.content};
    margin-inline: auto;
  }
  & > main > [data-part='page']:has([data-fills-frame]) {
    max-inline-size: none;
    block-size: 100%;
  }
`;

/** Styled as the search field that it opens. */
export const Commands = /* @__PURE__ */ styled(Button)`
  inline-size: 300px;
  justify-content: start;
  color: ${t.color.textMuted};
  font-weight: ${t.weight.text};
  kbd {
    margin-inline-start: auto;
  }
  @media (max-width: 75rem) {
    inline-size: 240px;
  }
  @media (max-width: 45rem) {
    inline-size: auto;
    kbd {
      display: none;
    }
    [data-part='words'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
`;

export const Site = /* @__PURE__ */ styled(Button)`
  max-inline-size: 14rem;
  @media (max-width: 75rem) {
    max-inline-size: 9rem;
  }
  [data-part='name'] {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  @media (max-width: 45rem) {
    [data-part='name'] {
      display: none;
    }
  }
`;
