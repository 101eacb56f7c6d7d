import { lightValues, t } from '../theme/index.js';

/** A step of the space scale; `s4` is 16 px. */
export type Gap = keyof typeof lightValues.space;

/** CSS that turns `data-gap` into a gap from the space scale. */
export const gapRules = /* @__PURE__ */ (Object.keys(lightValues.space) as Gap[])
  .map((step) => `&[data-gap='${step}'] { gap: ${t.space[step]}; }`)
  .join('\n');
