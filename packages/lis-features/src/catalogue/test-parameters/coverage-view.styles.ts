import { t } from '@alms/ui/theme';
import { css, styled } from 'styled-components';

/** Style of an age range on the line and in the legend. The hatching is legible without colour. */
const states = /* @__PURE__ */ css`
  &[data-state='covered'] {
    background: ${t.color.sunken};
    border-color: ${t.color.borderStrong};
  }
  &[data-state='overlap'] {
    background: ${t.tone.info.background};
    border-color: ${t.tone.info.border};
    color: ${t.tone.info.text};
    border-style: double;
    border-width: 3px;
  }
  &[data-state='gap'] {
    background: repeating-linear-gradient(
      135deg,
      ${t.tone.caution.background} 0 6px,
      ${t.color.surface} 6px 12px
    );
    border-color: ${t.tone.caution.border};
    border-style: dashed;
  }
  &[data-state='tie'] {
    background: ${t.tone.critical.background};
    border-color: ${t.tone.critical.border};
    color: ${t.tone.critical.text};
    border-width: 2px;
  }
`;

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s4};
  [data-part='line'],
  [data-part='ticks'] {
    --name: 7.5rem;
  }
  [data-part='line'] {
    display: grid;
    grid-template-columns: var(--name) minmax(0, 1fr);
    align-items: center;
  }
  [data-part='name'] {
    font-size: ${t.size.s1};
    color: ${t.color.textMuted};
  }
  [data-part='track'] {
    position: relative;
    block-size: 26px;
  }
  [data-part='track'] > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--from) * 100%);
    inline-size: calc(var(--length) * 100%);
    display: grid;
    place-items: center;
    overflow: hidden;
    border: 1px solid;
    border-radius: ${t.radius.control};
    font-size: ${t.size.s1};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    ${states}
  }
  [data-part='ticks'] {
    position: relative;
    block-size: 1.25rem;
    margin-inline-start: var(--name);
    font-size: ${t.size.s1};
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='ticks'] span {
    position: absolute;
    inset-inline-start: calc(var(--at) * 100%);
    inline-size: 0;
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  [data-part='ticks'] span:first-child {
    justify-content: start;
  }
  [data-part='ticks'] span:last-child {
    justify-content: end;
  }
  @container (max-width: 40rem) {
    [data-part='line'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='ticks'] {
      --name: 0px;
    }
    [data-part='ticks'] span:nth-child(2n) {
      display: none;
    }
  }
`;

export const Legend = /* @__PURE__ */ styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s1} ${t.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${t.size.s1};
  color: ${t.color.textMuted};
  li {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
  i {
    inline-size: 20px;
    block-size: 12px;
    border: 1px solid;
    border-radius: 3px;
    ${states}
  }
`;
