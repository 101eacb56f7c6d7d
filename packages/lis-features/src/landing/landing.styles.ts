import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  min-block-size: 100dvh;
  background: ${t.color.surface};
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};
  container-type: inline-size;

  [data-part='standards'],
  [data-part='topic'],
  [data-part='plans'],
  [data-part='foot'] {
    inline-size: min(1200px, 100% - 2 * ${t.space.s6});
    margin-inline: auto;
  }
  [data-part='beta'] {
    inline-size: 100%;
    max-inline-size: calc(1200px + 2 * ${t.space.s6});
    margin-inline: auto;
    padding-inline: ${t.space.s6};
  }
  [data-part='beta'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
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
    padding-block: ${t.space.s12};
    border-block-start: 1px solid ${t.color.border};
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
    grid-template-columns: minmax(0, 464px) minmax(0, 1fr);
    gap: ${t.space.s8} ${t.space.s12};
    align-items: center;
    padding-block: ${t.space.s8} ${t.space.s2};
  }
  /* The example reaches the edge of the window. */
  [data-part='product'] {
    margin-inline-end: calc((min(1200px, 100cqi - 2 * ${t.space.s6}) - 100cqi) / 2);
  }
  [data-part='product'] > * {
    zoom: 0.86;
    border-color: transparent;
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  [data-part='lead'] {
    max-inline-size: 40ch;
    margin-block: ${t.space.s4} ${t.space.s6};
    font-size: ${t.size.s4};
    line-height: 1.45;
    color: oklch(0.93 0.02 250);
  }
  [data-part='hero'] h1 {
    max-inline-size: 26rem;
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
  [data-part='register'] a + a {
    border-color: currentcolor;
    background: none;
    color: inherit;
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
    grid-column: 1 / -1;
    padding: ${t.space.s4} ${t.space.s6};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
    color: ${t.color.text};
  }
  [data-part='door'] form {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${t.space.s4} ${t.space.s8};
    align-items: center;
  }
  [data-part='door'] [data-component='alert'] {
    grid-column: 1 / -1;
  }

  [data-part='standards'] ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${t.space.s3} ${t.space.s8};
    padding-block: ${t.space.s4};
    list-style: none;
  }
  [data-part='standards'] b {
    display: block;
    font-weight: ${t.weight.strong};
  }
  [data-part='standards'] span {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='topic'] {
    padding-block: ${t.space.s12};
    border-block-start: 1px solid ${t.color.border};
    scroll-margin-block-start: ${t.space.s4};
  }
  [data-part='topic-head'] > p {
    max-inline-size: 62ch;
    margin-block-start: ${t.space.s2};
    color: ${t.color.textMuted};
  }
  [data-part='topic-head'] h2 {
    max-inline-size: 32ch;
    text-wrap: balance;
  }
  [data-part='story'] {
    display: grid;
    grid-template-columns: 340px minmax(0, 1fr);
    gap: ${t.space.s16};
    align-items: center;
    padding-block: ${t.space.s8};
  }
  [data-part='story'] + [data-part='story'] {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='story']:last-child {
    padding-block-end: 0;
  }
  [data-part='story'] h3 {
    margin-block-end: ${t.space.s2};
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.strong};
    text-wrap: balance;
  }
  [data-part='story'] p {
    text-wrap: pretty;
  }
  [data-part='story'] [data-part='term'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    margin-block-end: ${t.space.s2};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.medium};
  }
  [data-part='facts'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: ${t.space.s6} ${t.space.s8};
    margin-block-start: ${t.space.s6};
    padding: 0;
    list-style: none;
  }
  [data-part='facts'] > li {
    display: grid;
    align-content: start;
    gap: 2px;
    padding-block-start: ${t.space.s3};
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='facts'] svg {
    margin-block-end: ${t.space.s2};
    color: ${t.brand.text};
  }
  [data-part='facts'] h3 {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.strong};
  }
  [data-part='facts'] p {
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
  [data-part='roles'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space.s1};
    min-inline-size: 0;
    margin-block-start: ${t.space.s6};
    padding: 0;
    border: 0;
  }
  [data-part='roles'] > label {
    display: flex;
    align-items: center;
    position: relative;
    min-block-size: 44px;
    padding-inline: ${t.space.s3};
    border-block-end: 2px solid transparent;
    color: ${t.color.textMuted};
    font-weight: ${t.weight.medium};
    cursor: pointer;
  }
  [data-part='roles'] > label:has(:checked) {
    border-color: ${t.brand.solid};
    color: ${t.brand.text};
  }
  [data-part='roles'] > label:has(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
    border-radius: ${t.radius.small};
  }
  /* Transparent and over the whole tab, so that touch exploration finds it. */
  [data-part='roles'] input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  [data-part='role'] {
    order: 1;
    flex: 1 0 100%;
    display: none;
    grid-template-columns: 340px minmax(0, 1fr);
    gap: ${t.space.s16};
    padding-block-start: ${t.space.s6};
    border-block-start: 1px solid ${t.color.border};
    text-wrap: pretty;
  }
  label:has(:checked) + [data-part='role'] {
    display: grid;
  }
  [data-part='role'] h3 {
    margin-block-end: ${t.space.s2};
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.strong};
  }
  [data-part='example'] {
    padding: ${t.space.s4};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
  }
  [data-part='example'] [data-part='term'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.medium};
  }
  @media print {
    [data-part='roles'] > label {
      display: none;
    }
    [data-part='roles'] > [data-part='role'] {
      display: grid;
    }
  }
  #questions {
    display: grid;
    grid-template-columns: 340px minmax(0, 1fr);
    gap: ${t.space.s16};
    align-items: start;
  }

  @container (max-width: 60rem) {
    [data-part='beta'] {
      padding-inline: ${t.space.s4};
    }
    [data-part='standards'],
    [data-part='topic'],
    [data-part='plans'],
    [data-part='foot'] {
      inline-size: calc(100% - 2 * ${t.space.s4});
    }
    [data-part='standards'] ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
    [data-part='topic'],
    [data-part='plans'] {
      padding-block: ${t.space.s10};
    }
    [data-part='story'],
    [data-part='role'],
    #questions {
      grid-template-columns: minmax(0, 1fr);
      gap: ${t.space.s5};
    }
    [data-part='product'] {
      overflow: hidden;
      margin-inline-end: calc(-1 * ${t.space.s4});
    }
    [data-part='product'] > * {
      inline-size: 40rem;
      zoom: 0.62;
    }
    [data-part='door'] form {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='beta'] {
      padding-block: ${t.space.s3};
      font-size: ${t.size.s3};
      line-height: ${t.line.s3};
    }
    /* The other links lead to parts of this page, which follow each other. */
    [data-part='top'] li:not(:last-child) {
      display: none;
    }
    [data-part='hero'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${t.space.s6};
      padding-block: ${t.space.s4} ${t.space.s2};
    }
    /* Two lines in the fallback font as well, so that the page does not move with the font. */
    [data-part='hero'] h1 {
      max-inline-size: none;
      font-size: ${t.size.s5};
      line-height: ${t.line.s5};
    }
    [data-part='lead'] {
      margin-block: ${t.space.s3} ${t.space.s5};
    }
    [data-part='door'] {
      padding: ${t.space.s5} ${t.space.s4};
    }
  }
`;
