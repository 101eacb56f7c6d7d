import { MessagesProvider } from '@alms/ui/i18n';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LandingScreen } from './index.ts';
import { landingArgs } from './landing.args.ts';

it('reads without a script: a server, which has no window, sends all of its text', () => {
  const page = createElement(MessagesProvider, {
    // oxlint-disable-next-line react/no-children-prop -- this module has no JSX
    children: createElement(LandingScreen, landingArgs),
  });
  const sent = renderToString(page).replace(/<[^>]+>/g, '|');
  expect(sent).toContain('One place for the laboratory’s work');
  expect(sent).toContain('$149 per month after beta');
  expect(sent).toContain('30-day free trial');
});
