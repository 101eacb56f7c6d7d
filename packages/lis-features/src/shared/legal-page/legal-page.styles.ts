import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
  background: ${t.color.surface};
  font-size: ${t.size.s3};
  line-height: 1.6;
  overflow-wrap: break-word;

  > * {
    inline-size: min(1080px, 100% - 2 * ${t.space.s6});
    margin-inline: auto;
  }
  > [data-part='top'] {
    display: flex;
    align-items: center;
    min-block-size: 72px;
  }
  > [data-part='top'] a {
    color: inherit;
    text-decoration: none;
    border-radius: ${t.radius.small};
  }

  > main {
    display: grid;
    grid-template-columns: 16rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${t.space.s16};
    row-gap: ${t.space.s8};
    padding-block: ${t.space.s6} ${t.space.s16};
  }
  [data-part='head'] {
    grid-column: 2;
    display: grid;
    gap: ${t.space.s4};
    max-inline-size: 66ch;
  }
  [data-part='summary'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    text-wrap: pretty;
  }
  h1:focus {
    outline: none;
  }

  [data-part='contents'] {
    grid-area: 1 / 1 / 3;
    position: sticky;
    inset-block-start: ${t.space.s6};
    align-self: start;
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='contents'] ol {
    display: grid;
    gap: 2px;
    margin-block-start: ${t.space.s2};
    padding: 0;
    list-style: none;
  }
  [data-part='contents'] a {
    display: block;
    padding-block: ${t.space.s1};
    border-radius: ${t.radius.small};
    color: ${t.color.textMuted};
    text-decoration: none;
    &:hover {
      color: ${t.color.text};
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
  }

  [data-part='text'] {
    grid-column: 2;
    display: grid;
    gap: ${t.space.s10};
    min-inline-size: 0;
  }
  section {
    display: grid;
    gap: ${t.space.s3};
    min-inline-size: 0;
    scroll-margin-block-start: ${t.space.s6};
  }
  section > p,
  section > ul {
    max-inline-size: 66ch;
    text-wrap: pretty;
    hyphens: manual;
  }
  section > ul {
    display: grid;
    gap: ${t.space.s2};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  section > ul > li::marker {
    color: ${t.color.textMuted};
  }
  section > h2 {
    margin-block-end: ${t.space.s1};
  }

  > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${t.space.s10};
    border-block-start: 1px solid ${t.color.border};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='foot'] nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2} ${t.space.s6};
    padding-block: ${t.space.s5};
  }

  @media (max-width: 60rem) {
    > * {
      inline-size: calc(100% - 2 * ${t.space.s4});
    }
    > main {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: none;
      row-gap: ${t.space.s8};
      padding-block: ${t.space.s3} ${t.space.s12};
    }
    [data-part='head'],
    [data-part='text'] {
      grid-column: auto;
    }
    [data-part='contents'] {
      grid-area: auto;
      position: static;
      padding: ${t.space.s4};
      border: 1px solid ${t.color.border};
      border-radius: ${t.radius.card};
    }
  }
  @media (pointer: coarse) {
    [data-part='contents'] a {
      padding-block: ${t.space.s3};
    }
  }
  @media print {
    display: block;
    font-size: 10.5pt;
    > * {
      inline-size: auto;
    }
    > main {
      display: block;
      padding-block: 0;
    }
    > [data-part='foot'],
    [data-part='contents'] {
      display: none;
    }
    [data-part='head'],
    section > p,
    section > ul {
      max-inline-size: none;
    }
    [data-part='text'] {
      display: block;
      margin-block-start: 8mm;
    }
    section {
      display: block;
      margin-block-end: 6mm;
    }
    section > * + * {
      margin-block-start: 2.5mm;
    }
    h2 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;
