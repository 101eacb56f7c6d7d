import { directionOf, type LanguageTag } from '@alms/lis-domain/language';
import { catalogue } from '../../../platform/i18n/catalogue.ts';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import type { Invoice, Outcome } from './payment-provider.ts';
import type english from './words/en.json';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function frame(title: string, content: string, language: LanguageTag) {
  return (nonce: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --line: light-dark(#c9d3d8, #43525a); --edge: light-dark(#6b7b83, #8597a0); --accent: light-dark(#0b6e78, #6fd3dd); font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; background: light-dark(#f4f7f8, #12191d); color: light-dark(#17242a, #e6edf0); }
main { inline-size: 100%; max-inline-size: 28rem; box-sizing: border-box; padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem; background: light-dark(#fff, #1a2429); }
h1 { margin: 0; font-size: 1.25rem; } p { margin-block: .5rem; }
.notice { border-inline-start: .25rem solid light-dark(#a15c00, #f0b35c); padding-inline-start: .75rem; }
.amount { font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums; margin-block: 1rem 0; }
form { display: grid; gap: .5rem; margin-block-start: 1.25rem; }
button, .go { font: inherit; min-block-size: 2.75rem; border: 1px solid var(--edge); border-radius: .5rem; background: transparent; color: inherit; cursor: pointer; }
button[value=pay], .go { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #0c1a1c); font-weight: 600; }
.go { display: grid; place-items: center; text-decoration: none; margin-block-start: 1.25rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
</style></head><body><main>${content}</main></body></html>`;
}

const sandboxWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

export function missingPaymentPage(language: LanguageTag) {
  const words = sandboxWords(language);
  const title = words('missing');
  return frame(title, `<h1>${title}</h1><p>${words('missingText')}</p>`, language);
}

/** Sandbox page with the payment request and the selectable outcomes. */
export function sandboxPage(
  { invoice, status }: { invoice: Invoice; status: Outcome['status'] },
  language: LanguageTag,
) {
  const { amountMinor, currency, description, returnUrl } = invoice;
  const words = sandboxWords(language);
  const title = words('title');
  const inserted = isolateBidi(language);
  const amount = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
  }).format(amountMinor / 100);
  const choices = [
    ['pay', words('pay')],
    ['decline', words('decline')],
    ['leave-pending', words('leavePending')],
  ];
  const form = `<form method="post" aria-label="${words('outcomes')}">${choices.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join('')}</form>`;
  return frame(
    title,
    `<h1>${title}</h1><p class="notice">${words('notice')}</p>
<p class="amount">${escaped(inserted(amount))}</p><p>${escaped(description)}</p><p role="status">${words(`state_${status}`)}</p>
${status === 'succeeded' ? `<a class="go" href="${escaped(returnUrl)}">${words('goOn')}</a>` : form}`,
    language,
  );
}
