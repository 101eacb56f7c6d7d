import { t } from '../theme/index.ts';

/** Toolbars above and below the rows. */
export const bar = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  padding: ${t.space.s2} ${t.space.s4};
  @media print { display: none; }
`;
