/** The stories that are pictured: of each component its `Matrix`, of each screen the common case and what it says of mistakes. */
export const NAMES = ['Matrix', 'Default', 'Invalid'];

/** The landing page only as it is: its photographs are the heaviest pictures, and its mistakes are one line. */
const PICTURED = /^(ui-.*--matrix|features-.*--default|features-(?!home-landing--).*--invalid)$/;

export const isPictured = (storyId: string) => PICTURED.test(storyId);

/** A matrix is pictured to its end; a screen as its first window, as one meets it. */
export const isWhole = (storyId: string) => storyId.endsWith('--matrix');

/** Where a picture is in `visual/`, without its ending: `light-wide/ui-actions-button/matrix`. */
export const pathOf = (look: string, storyId: string) => `${look}/${storyId.replace('--', '/')}`;

/** What a story is pictured in. */
export interface Look {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
  height: number;
}

/**
 * The looks, by the folder of their pictures. Between them the two have both schemes, both directions, and wide and narrow: a fault of the dark
 * scheme, of a mirrored side or of a narrow window shows in the second as it would in a look of its own, for half the pictures.
 */
export const looks = {
  'light-wide': { scheme: 'light', direction: 'ltr', width: 1200, height: 900 },
  'dark-narrow-right-to-left': { scheme: 'dark', direction: 'rtl', width: 390, height: 844 },
} as const satisfies Record<string, Look>;
