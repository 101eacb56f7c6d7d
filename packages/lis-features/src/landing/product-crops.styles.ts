import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Crop = /* @__PURE__ */ styled.div`
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
  font-variant-numeric: tabular-nums;
  container-type: inline-size;
`;

export const Head = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s1} ${t.space.s4};
  padding: ${t.space.s3} ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};

  b {
    display: inline-flex;
    align-items: center;
    gap: ${t.space.s2};
    font-weight: ${t.weight.strong};
  }
  > span:not([data-component], [data-tone]) {
    color: ${t.color.textMuted};
  }
  > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
  &[data-tone='critical'] {
    border-color: ${t.tone.critical.border};
    background: ${t.tone.critical.background};
    color: ${t.tone.critical.text};
  }
  &[data-tone='critical'] > span {
    flex: 1 1 100%;
    margin-inline-start: 0;
    color: ${t.color.text};
  }
`;

export const Results = /* @__PURE__ */ styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    block-size: 40px;
    padding: ${t.space.s1} ${t.space.s3};
    border-block-end: 1px solid ${t.color.border};
    text-align: start;
    white-space: nowrap;
    font-weight: ${t.weight.text};
  }
  :is(th, td):first-child {
    padding-inline-start: ${t.space.s4};
  }
  :is(th, td):last-child {
    padding-inline-end: ${t.space.s4};
  }
  thead th {
    block-size: 32px;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
  }
  tbody th {
    font-weight: ${t.weight.medium};
  }
  tbody tr:last-child > *,
  tr:has(+ [data-part='reason']) > * {
    border-block-end: 0;
  }
  [data-part='result'] {
    text-align: end;
  }
  [data-part='result'] b {
    font-size: ${t.size.s3};
    font-weight: ${t.weight.strong};
  }
  [data-part='result'] span,
  td:is([data-part='wide'], [data-part='wider']) {
    color: ${t.color.textMuted};
  }
  [data-critical] b {
    color: ${t.tone.critical.text};
  }
  [data-component='interval-gauge'] {
    min-inline-size: 104px;
  }
  [data-part='reason'] td {
    padding-block: 0 ${t.space.s3};
    white-space: normal;
  }
  @container (max-width: 46rem) {
    [data-part='wider'] {
      display: none;
    }
  }
  @container (max-width: 36rem) {
    [data-part='wide'] {
      display: none;
    }
    :is(th, td) {
      padding-inline: ${t.space.s2};
    }
  }
`;

export const State = /* @__PURE__ */ styled.span`
  vertical-align: middle;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: ${t.color.textMuted};

  &[data-tone='caution'] {
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.medium};
  }
  &[data-tone='positive'] {
    color: ${t.tone.positive.text};
    font-weight: ${t.weight.medium};
  }
`;

export const Reason = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${t.space.s3};
  padding: ${t.space.s3};
  border: 1px solid ${t.tone.caution.border};
  border-radius: ${t.radius.control};
  background: ${t.tone.caution.background};

  > svg {
    margin-block-start: 2px;
    color: ${t.tone.caution.text};
  }
  b {
    font-weight: ${t.weight.strong};
  }
`;

/** Time runs from left to right in every language; a narrow frame shows the last runs. */
export const ChartFrame = /* @__PURE__ */ styled.div`
  display: flex;
  justify-content: flex-end;
  overflow: hidden;
  direction: ltr;
`;

export const Chart = /* @__PURE__ */ styled.svg`
  display: block;
  flex: none;
  inline-size: max(100%, 560px);
  padding: ${t.space.s3} ${t.space.s4};

  text {
    fill: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.medium};
  }
  line {
    stroke: ${t.color.border};
  }
  [data-mean] line {
    stroke: ${t.color.borderStrong};
  }
  [data-limit] line {
    stroke: ${t.tone.critical.solid};
    stroke-dasharray: 4 3;
  }
  polyline {
    fill: none;
    stroke: ${t.color.textMuted};
    stroke-width: 1.5;
  }
  circle {
    fill: ${t.color.text};
  }
  path {
    fill: ${t.tone.critical.solid};
  }
  [data-rejected] {
    fill: ${t.tone.critical.text};
    font-weight: ${t.weight.strong};
  }
`;

export const Facts = /* @__PURE__ */ styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${t.space.s3} ${t.space.s4};
  padding: ${t.space.s3} ${t.space.s4};

  dt {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  dd {
    margin: 0;
    font-weight: ${t.weight.medium};
  }
`;

export const Foot = /* @__PURE__ */ styled.p`
  padding: ${t.space.s2} ${t.space.s4};
  border-block-start: 1px solid ${t.color.border};
  color: ${t.color.textMuted};
`;
