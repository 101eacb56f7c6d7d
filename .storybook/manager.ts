import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/**
 * Converts names derived from exports ("Right To Left") to sentence case. Hand-written names
 * already contain lower-case words.
 */
const inSentenceCase = (name: string) =>
  /^[A-Z]\S*( [A-Z]\S*)+$/.test(name)
    ? name.replace(/ [A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase())
    : name;

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'ALMS design system', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? inSentenceCase(name) : name) },
});
