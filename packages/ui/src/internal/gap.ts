import { t, type lightValues } from '../theme/index.ts';

/** A step of the spacing scale; `s4` is 16 px. */
export type Gap = keyof typeof lightValues.space;

/** Listed explicitly, because deriving them would bundle every token's value with each layout. */
const steps = {
  s1: 1,
  s2: 1,
  s3: 1,
  s4: 1,
  s5: 1,
  s6: 1,
  s8: 1,
  s10: 1,
  s12: 1,
  s16: 1,
} satisfies Record<Gap, 1>;

/** CSS that maps `data-gap` to a gap from the spacing scale. */
export const gapRules = /* @__PURE__ */ (Object.keys(steps) as Gap[])
  .map((step) => `&[data-gap='${step}'] { gap: ${t.space[step]}; }`)
  .join('\n');
