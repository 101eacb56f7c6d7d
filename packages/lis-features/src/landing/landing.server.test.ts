import { MessagesProvider } from '@alms/ui/i18n';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LandingScreen } from './index.ts';
import { landingArgs } from './landing.args.ts';

it('LandingScreen renders all of its text on a server without `window`', () => {
  const page = createElement(MessagesProvider, {
    // oxlint-disable-next-line react/no-children-prop -- this module has no JSX
    children: createElement(LandingScreen, landingArgs),
  });
  const sent = renderToString(page).replace(/<[^>]+>/g, '|');
  expect(sent).toContain('Every laboratory result, checked before release');
  expect(sent).toContain('A critical result is read back');
  expect(sent).toContain('Can we take our data with us?');
  expect(sent).toContain('$149 per month after beta');
  expect(sent).toContain('30-day free trial');
  // Every role is in the page, not only the chosen one.
  expect(sent).toContain('27 of 32 specimens are within all checks.');
  expect(sent).toContain('Creatinine rose from 0.9 to 1.9');
});
