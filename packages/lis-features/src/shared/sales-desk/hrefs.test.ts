import { expect, it } from 'vitest';
import { mailHref, phoneHref } from './hrefs.ts';

it.each([
  ['only an address', {}, 'mailto:sales@alms.example'],
  [
    'a subject',
    { subject: 'Plans & prices' },
    'mailto:sales@alms.example?subject=Plans%20%26%20prices',
  ],
  [
    'lines',
    { body: 'One\nTwo\r\nThree' },
    'mailto:sales@alms.example?body=One%0D%0ATwo%0D%0AThree',
  ],
  [
    'characters that could add a recipient',
    { subject: 'a&bcc=x@y.example', body: '?cc=x' },
    'mailto:sales@alms.example?subject=a%26bcc%3Dx%40y.example&body=%3Fcc%3Dx',
  ],
])('mailHref builds a link with %s', (_case, letter, href) => {
  expect(mailHref('sales@alms.example', letter)).toBe(href);
});

it('phoneHref removes formatting characters', () => {
  expect(phoneHref('+1 (555) 0100')).toBe('tel:+15550100');
});
