/** Rules that examine colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules that examine sizes, and the language of the texts. */
const SIZES = ['scrollable-region-focusable', 'valid-lang'];

/**
 * Axe rules of the stories that show a look of `Default`, by the end of their id; every other story
 * is examined by all rules. Roles, names and references do not differ in a look. A narrow window
 * may have other elements, but has the same colours.
 */
export const rulesOfLook: Readonly<Record<string, { only?: string[]; without?: string[] }>> = {
  dark: { only: COLOURS },
  'tenant-branded': { only: COLOURS },
  'right-to-left': { only: SIZES },
  'long-text': { only: SIZES },
  narrow: { without: COLOURS },
};

interface Examined {
  id: string;
  parameters: { a11y?: { options?: object } };
}

/** Restricts the accessibility check of a look to the rules whose result can differ. */
export function examineLook(story: Examined): void {
  const look = rulesOfLook[story.id.split('--')[1] ?? ''];
  if (look === undefined) return;
  const { a11y } = story.parameters;
  const rules = look.only
    ? { runOnly: { type: 'rule', values: look.only } }
    : { rules: Object.fromEntries((look.without ?? []).map((id) => [id, { enabled: false }])) };
  story.parameters = {
    ...story.parameters,
    a11y: { ...a11y, options: { ...a11y?.options, ...rules } },
  };
}
