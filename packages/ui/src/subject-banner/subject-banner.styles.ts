import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s6};
  min-inline-size: 0;
  padding: ${t.space.s3} ${t.space.s6};
  background: ${t.color.surface};
  border-block-end: 1px solid ${t.color.border};

  &[data-frame='head'] {
    padding-inline: ${t.space.s4};
    border-start-start-radius: ${t.radius.card};
    border-start-end-radius: ${t.radius.card};
  }
  @media (max-width: 40rem) {
    padding-inline: ${t.space.s4};
  }
  &[data-frame='card'] {
    padding-inline: ${t.space.s4};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
  }
  &[data-frame='page'] {
    margin: calc(-1 * ${t.space.s6}) calc(-1 * ${t.layout.gutter}) 0;
    padding-inline: ${t.layout.gutter};
  }
  &[data-frame='page'] > [data-part='who'] {
    flex: 0 1 auto;
  }
  &[data-frame='page'] > [data-part='actions'] {
    margin-inline-start: auto;
  }
  &[data-sticky] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  /* At the top of the page area, whose padding would leave a gap above the banner. */
  &[data-sticky]:is([data-frame='card'], [data-frame='page']) {
    inset-block-start: calc(-1 * ${t.space.s6});
  }
  /* A phone has no room for a card that stays. */
  @media (max-width: 40rem) {
    &[data-sticky]:is([data-frame='card'], [data-frame='page']) {
      position: static;
    }
  }

  [data-part='leading'] {
    margin-inline: calc(-1 * ${t.space.s2}) calc(-1 * ${t.space.s4});
  }
  [data-part='who'] {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='name'] {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.strong};
    letter-spacing: -0.006em;
    outline: none;
  }
  [data-part='context'] {
    color: ${t.color.textMuted};
  }
  [data-part='alerts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2};
  }

  @media print {
    &[data-frame='page'] {
      margin: 0;
    }
    &[data-sticky] {
      position: static;
    }
    & > [data-part='actions'] {
      display: none;
    }
  }
`;
