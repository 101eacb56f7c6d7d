import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** "Right To Left", as a name is made from an export, in sentence case. A name that was written by hand has small letters already. */
const inSentenceCase = (name: string) =>
  /^[A-Z]\S*( [A-Z]\S*)+$/.test(name)
    ? name.replace(/ [A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase())
    : name;

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'ALMS design system', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? inSentenceCase(name) : name) },
});
