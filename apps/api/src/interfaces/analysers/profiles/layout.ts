import type { AnalyserProfile, Mark } from '../profile.ts';

/** Places of a message, with those of its variant. */
export type Layout = Omit<AnalyserProfile, 'variants'>;

/** Layout of the first variant whose mark is present. */
export function layoutOf(profile: AnalyserProfile, isPresent: (mark: Mark) => boolean): Layout {
  const { variants, ...layout } = profile;
  const variant = variants.find(({ when }) => isPresent(when)) ?? {};
  return Object.assign(
    layout,
    Object.fromEntries(Object.entries(variant).filter(([, value]) => value !== undefined)),
  );
}
