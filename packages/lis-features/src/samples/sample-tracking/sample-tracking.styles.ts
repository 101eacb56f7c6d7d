import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s4};

  [data-part='panels'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    align-items: start;
  }
  @container (min-width: 64rem) {
    [data-part='panels']:has(> [data-part='detail']) {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
    [data-part='detail'] {
      order: 1;
    }
  }
`;

export const Specimens = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
`;

export const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${t.space.s3};

  [data-component='text-field'] {
    flex: 1 1 16rem;
    max-inline-size: 26rem;
  }
  & > [data-component='text-field'] input {
    font-family: ${t.font.code};
    letter-spacing: -0.01em;
  }
  [data-part='condition'] {
    display: grid;
    gap: ${t.space.s3};
    flex: 1 1 100%;
  }
  [data-part='outcome'] {
    flex: 1 1 100%;
    color: ${t.color.textMuted};
    min-block-size: ${t.line.s2};
  }
  [role='alert']:not(:empty) {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    border-radius: ${t.radius.control};
    background: ${t.tone.critical.background};
    padding: ${t.space.s2} ${t.space.s3};
    color: ${t.tone.critical.text};
    font-weight: ${t.weight.medium};
  }
  [data-part='outcome'][data-tone='positive'] {
    color: ${t.tone.positive.text};
    font-weight: ${t.weight.medium};
  }
`;

export const DetailSkeleton = styled.div`
  padding: ${t.space.s3} ${t.space.s4};
`;

export const Filters = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s3};
  min-inline-size: 0;
  [data-part='states'] {
    max-inline-size: 100%;
    overflow-x: auto;
  }
  [data-part='states'] > * {
    min-inline-size: max-content;
  }
  [data-component='search-field'] {
    flex: 1 1 14rem;
  }
`;

export const Code = styled.span`
  font-family: ${t.font.code};
  font-size: 0.93em;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

export const Detail = styled.div`
  & > div {
    display: grid;
    gap: ${t.space.s3};
    padding: ${t.space.s3} ${t.space.s4} ${t.space.s4};
  }
  & > div + div {
    border-block-start: 1px solid ${t.color.border};
  }
  & > div > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
  [data-part='number'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.figure};
  }
  [data-part='number'] > :first-child {
    flex: 1;
  }
`;

/** Related lines: a box and its location. */
export const Lines = styled.span`
  span {
    display: block;
  }
  span + span {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

/** Aliquots of a specimen with number, status, volume and label action. */
export const Aliquots = styled.ul`
  display: grid;
  gap: ${t.space.s2};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 2.25rem;
    align-items: center;
    gap: ${t.space.s2};
  }
  [data-part='part'] {
    justify-self: start;
    margin-inline-start: calc(-1 * ${t.space.s2});
  }
  [data-part='part'] small {
    display: block;
    padding-inline-start: ${t.space.s2};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.text};
    text-align: start;
  }
`;

/** Vertical line with a dot per event, oldest at the top; the current event is filled. */
export const Timeline = styled.ol`
  position: relative;
  display: grid;
  gap: ${t.space.s3};

  li {
    position: relative;
    padding-inline-start: ${t.space.s5};
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 0;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${t.color.borderStrong};
    border-radius: 50%;
    background: ${t.color.surface};
  }
  li:last-child::before {
    border-color: ${t.brand.solid};
    background: ${t.brand.solid};
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 17px calc(-1 * (${t.space.s3} + 3px));
    inset-inline-start: 4px;
    inline-size: 2px;
    background: ${t.color.border};
  }
  li[data-bad]::before {
    border-color: ${t.tone.critical.solid};
    background: ${t.tone.critical.solid};
  }
  b {
    font-weight: ${t.weight.medium};
  }
  small {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
`;

/** Running list of a scan bar. */
export const Run = styled.section`
  flex-basis: 100%;
  grid-column: 1 / -1;
  border-block-start: 1px solid ${t.color.border};
  padding-block-start: ${t.space.s2};

  [data-part='counts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s3};
    min-block-size: 32px;
    font-variant-numeric: tabular-nums;
  }
  [data-part='selection'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
    margin-inline-start: auto;
  }
  b {
    font-weight: ${t.weight.strong};
  }
  ol {
    max-block-size: 12rem;
    overflow: auto;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: 32px;
    font-size: ${t.size.s2};
  }
  [data-part='number'] {
    font-family: ${t.font.code};
  }
  [data-part='choice'] {
    flex: none;
    inline-size: 24px;
  }
  [data-part='state'] {
    display: grid;
    flex: none;
    inline-size: 16px;
  }
  [data-part='reason'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: ${t.space.s3};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='patient'] {
    color: ${t.color.textMuted};
  }
  @container (max-width: 36rem) {
    ol {
      max-block-size: 20rem;
    }
    li {
      flex-wrap: wrap;
      border-block-end: 1px solid ${t.color.border};
      padding-block: ${t.space.s1};
    }
    [data-part='number'] {
      flex: 1;
    }
    [data-part='reason'] {
      order: 1;
      flex: 1 1 100%;
      padding-inline-start: ${t.space.s6};
    }
    [data-part='reason']:empty {
      display: none;
    }
  }
  [data-tone='critical'] {
    color: ${t.tone.critical.text};
  }
`;

/** The specimens of a rejection. */
export const Rejected = styled.ul`
  max-block-size: 12rem;
  overflow: auto;
  li {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${t.space.s3};
  }
`;
