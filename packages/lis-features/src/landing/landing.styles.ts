import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  min-block-size: 100dvh;
  background: ${t.color.surface};
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};
  container-type: inline-size;

  [data-part='beta'],
  [data-part='plans'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
    inline-size: 100%;
    max-inline-size: calc(1200px + 2 * ${t.space.s6});
    margin-inline: auto;
    padding-inline: ${t.space.s6};
  }
  [data-part='beta'] {
    min-block-size: 48px;
    padding-block: 6px;
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='beta'] > p {
    flex: 1 1 20rem;
  }
  strong {
    font-weight: ${t.weight.strong};
  }

  [data-part='plans'] {
    display: grid;
    align-content: start;
    gap: ${t.space.s5};
    padding-block: ${t.space.s8} ${t.space.s10};
  }
  [data-part='plans-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${t.space.s3} ${t.space.s4};
  }
  [data-part='plans-head'] p {
    color: ${t.color.textMuted};
  }
  [data-part='plans'] h2:focus {
    outline: none;
  }
  [data-part='plans-foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s3} ${t.space.s5};
  }
  [data-part='plans-foot'] > p {
    flex: 1 1 26rem;
    max-inline-size: 66ch;
    margin-inline-end: auto;
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
  /* Without scripts the switch has no effect: monthly prices are shown. */
  @media (scripting: none) {
    [data-part='plans-head'] > [role='radiogroup'] {
      display: none;
    }
  }
  [data-part='foot'] {
    inline-size: min(1200px, 100% - 2 * ${t.space.s6});
    margin-inline: auto;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${t.space.s10};
    border-block-start: 1px solid ${t.color.border};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='foot'] > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2} ${t.space.s6};
    padding-block: ${t.space.s5};
  }

  [data-part='top'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s4};
    min-block-size: 68px;
  }
  [data-part='top'] ul {
    display: flex;
    gap: ${t.space.s8};
  }
  [data-part='top'] a {
    color: inherit;
    white-space: nowrap;
    font-weight: ${t.weight.medium};
    font-size: ${t.size.s2};
    text-decoration: none;
  }
  [data-part='top'] a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  [data-part='hero'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: ${t.space.s16};
    align-items: center;
    padding-block: 52px 28px;
  }
  [data-part='lead'] {
    max-inline-size: 34ch;
    margin-block: ${t.space.s4} ${t.space.s6};
    font-size: ${t.size.s4};
    line-height: 1.45;
    color: oklch(0.93 0.02 250);
  }
  [data-part='hero'] h1 {
    max-inline-size: 17ch;
  }
  [data-part='hero'] h1:focus {
    outline: none;
  }
  [data-part='register'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s3} ${t.space.s4};
    font-size: ${t.size.s2};
  }
  [data-part='other-way'] {
    max-inline-size: 34rem;
    margin-block-start: ${t.space.s3};
    text-wrap: pretty;
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    color: oklch(0.93 0.02 250);
  }
  [data-part='door'] {
    padding: ${t.space.s6};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
    color: ${t.color.text};
  }

  @container (max-width: 60rem) {
    [data-part='beta'],
    [data-part='plans'] {
      padding-inline: ${t.space.s4};
    }
    [data-part='foot'] {
      inline-size: calc(100% - 2 * ${t.space.s4});
    }
    [data-part='beta'] {
      padding-block: ${t.space.s3};
      font-size: ${t.size.s3};
      line-height: ${t.line.s3};
    }
    /* The other two links are buttons above and in the footer. */
    [data-part='top'] li:not(:last-child) {
      display: none;
    }
    [data-part='hero'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${t.space.s6};
      padding-block: ${t.space.s4} ${t.space.s2};
    }
    [data-part='lead'] {
      margin-block: ${t.space.s3} ${t.space.s5};
    }
    [data-part='door'] {
      padding: ${t.space.s5} ${t.space.s4};
    }
  }
`;
