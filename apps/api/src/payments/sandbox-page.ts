import type { Invoice, Outcome } from './payment-provider.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function frame(title: string, content: string) {
  return (nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
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

export const missingPaymentPage = frame('No such payment', '<h1>No such payment</h1><p>Check the address, or begin again from the registration.</p>');

const states: Record<Outcome['status'], string> = {
  pending: 'Not paid yet. Choose how the payment ends.',
  failed: 'The last try was declined. Choose how the next one ends.',
  succeeded: 'Paid. You can close this page.',
};

const choices = [
  ['pay', 'Pay'],
  ['decline', 'Decline the payment'],
  ['leave-pending', 'Leave it pending'],
];

/** The page of the sandbox: what is to be paid, and how it is to end. */
export function sandboxPage({ invoice, status }: { invoice: Invoice; status: Outcome['status'] }) {
  const { amountMinor, currency, description, returnUrl } = invoice;
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amountMinor / 100);
  const form = `<form method="post" aria-label="How the payment ends">${choices.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join('')}</form>`;
  return frame(
    'Sandbox payment',
    `<h1>Sandbox payment</h1><p class="notice">Nothing is charged. This page stands in for a payment provider.</p>
<p class="amount">${escaped(amount)}</p><p>${escaped(description)}</p><p role="status">${states[status]}</p>
${status === 'succeeded' ? `<a class="go" href="${escaped(returnUrl)}">Go to your facility</a>` : form}`,
  );
}
