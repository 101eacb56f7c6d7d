import { joined } from '../internal/joined.js';
import { t } from '../theme/index.js';

/** What stands above and below the rows. */
export const bar = /* @__PURE__ */ joined`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  padding: ${t.space.s2} ${t.space.s4};
  @media print { display: none; }
`;
