import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { keys } from './work-list.styles.ts';

export const Entry = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  container: entry / inline-size;
  /* Contains visually hidden text, which would otherwise widen the page. */
  & > [data-part='scroll'] {
    position: relative;
    flex: 1;
    overflow: auto;
    min-block-size: 0;
  }
  /* The start edge of the table, which has less room. */
  @container entry (max-width: 52rem) {
    [data-component='subject-banner'] {
      padding-inline: ${t.space.s4};
    }
  }
  @media (max-width: 40rem) {
    & > [data-part='scroll'] {
      overflow: visible;
    }
  }
`;

export const Specimen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space.s5};
  padding: ${t.space.s2} ${t.space.s6};
  border-block-end: 1px solid ${t.color.border};
  background: ${t.color.page};
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: 24px;
  font-variant-numeric: tabular-nums;
  b {
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
  }
  [data-part='accession'] {
    color: ${t.color.text};
    font-family: ${t.font.code};
    font-size: 0.8125rem;
    font-weight: ${t.weight.medium};
    letter-spacing: -0.01em;
  }
  @container entry (max-width: 52rem) {
    padding-inline: ${t.space.s4};
  }
`;

/** One check per line: subject, outcome and reason. */
export const Checks = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${t.space.s1} ${t.space.s4};
    align-items: start;
    padding-block: ${t.space.s3};
    border-block-end: 1px solid ${t.color.border};
  }
  li:last-child {
    border-block-end: 0;
  }
  b {
    font-weight: ${t.weight.strong};
  }
  p {
    grid-column: 1;
    color: ${t.color.textMuted};
  }
  [data-component='interval-text'] {
    grid-column: 1;
  }
`;

export const Comment = styled.p`
  color: ${t.color.textMuted};
  b {
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
  }
`;

export const Actions = styled.div`
  ${keys}
  display: grid;
  gap: ${t.space.s2};
  padding: ${t.space.s3} ${t.space.s6};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surface};
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
    min-block-size: 40px;
  }
  [data-component='select-field'] {
    inline-size: min(17rem, 100%);
  }
  [data-part='note'] {
    flex: 1 1 12rem;
    color: ${t.color.textMuted};
  }
  [data-part='keys'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
  }
  @container entry (max-width: 52rem) {
    padding-inline: ${t.space.s4};
  }
  @container entry (max-width: 42rem) {
    position: sticky;
    inset-block-end: 0;
  }
  @media print {
    display: none;
  }
`;
