/**
 * Stories with screenshots: `Matrix` of each component; the default and error states of each
 * screen.
 */
export const NAMES = ['Matrix', 'Default', 'Invalid'];

/**
 * The landing page only in its default state: its photographs make the largest files, and its error
 * state is one line.
 */
const PICTURED = /^(ui-.*--matrix|features-.*--default|features-(?!home-landing--).*--invalid)$/;

export const isPictured = (storyId: string) => PICTURED.test(storyId);

/** A matrix is captured in full; a screen only in its initial viewport. */
export const isWhole = (storyId: string) => storyId.endsWith('--matrix');

/**
 * Path of a screenshot in `visual/`, without its extension: `light-wide/ui-actions-button/matrix`.
 */
export const pathOf = (look: string, storyId: string) => `${look}/${storyId.replace('--', '/')}`;

/** Scheme, direction and viewport of a screenshot. */
export interface Look {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
  height: number;
}

/**
 * The looks, by the folder of their screenshots. Together the two cover both schemes, both
 * directions, and wide and narrow. A defect of the dark scheme, of mirroring or of a narrow window
 * shows in the second one, at half the number of screenshots.
 */
export const looks = {
  'light-wide': { scheme: 'light', direction: 'ltr', width: 1200, height: 900 },
  'dark-narrow-right-to-left': { scheme: 'dark', direction: 'rtl', width: 390, height: 844 },
} as const satisfies Record<string, Look>;
