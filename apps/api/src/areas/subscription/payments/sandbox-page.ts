import { directionOf, type LanguageTag } from '@alms/lis-domain/language';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import type { Invoice, Outcome } from './payment-provider.ts';

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

interface SandboxWords {
  missing: string;
  missingText: string;
  title: string;
  notice: string;
  states: Record<Outcome['status'], string>;
  outcomes: string;
  pay: string;
  decline: string;
  leavePending: string;
  goOn: string;
}

const wordsIn: Record<LanguageTag, SandboxWords> = {
  en: {
    missing: 'No such payment',
    missingText: 'Check the address, or begin again from the registration.',
    title: 'Sandbox payment',
    notice: 'Nothing is charged. This page stands in for a payment provider.',
    states: {
      pending: 'Not paid yet. Choose how the payment ends.',
      failed: 'The last try was declined. Choose how the next one ends.',
      succeeded: 'Paid. You can close this page.',
    },
    outcomes: 'How the payment ends',
    pay: 'Pay',
    decline: 'Decline the payment',
    leavePending: 'Leave it pending',
    goOn: 'Go to your facility',
  },
  fr: {
    missing: 'Paiement introuvable',
    missingText: 'Vérifiez l’adresse, ou recommencez à partir de l’inscription.',
    title: 'Paiement simulé',
    notice: 'Aucune somme n’est prélevée. Cette page tient lieu de prestataire de paiement.',
    states: {
      pending: 'Pas encore payé. Choisissez l’issue du paiement.',
      failed: 'Le dernier essai a été refusé. Choisissez l’issue du prochain.',
      succeeded: 'Payé. Vous pouvez fermer cette page.',
    },
    outcomes: 'Issue du paiement',
    pay: 'Payer',
    decline: 'Refuser le paiement',
    leavePending: 'Laisser en attente',
    goOn: 'Aller à votre établissement',
  },
  es: {
    missing: 'Este pago no existe',
    missingText: 'Compruebe la dirección o empiece de nuevo desde el registro.',
    title: 'Pago simulado',
    notice: 'No se cobra nada. Esta página hace las veces de un proveedor de pagos.',
    states: {
      pending: 'Todavía no se ha pagado. Elija cómo termina el pago.',
      failed: 'El último intento se rechazó. Elija cómo termina el siguiente.',
      succeeded: 'Pagado. Puede cerrar esta página.',
    },
    outcomes: 'Cómo termina el pago',
    pay: 'Pagar',
    decline: 'Rechazar el pago',
    leavePending: 'Dejarlo pendiente',
    goOn: 'Ir a su centro',
  },
  pt: {
    missing: 'Pagamento não encontrado',
    missingText: 'Confira o endereço ou recomece pelo cadastro.',
    title: 'Pagamento simulado',
    notice: 'Nada é cobrado. Esta página faz as vezes de um provedor de pagamentos.',
    states: {
      pending: 'Ainda não foi pago. Escolha como o pagamento termina.',
      failed: 'A última tentativa foi recusada. Escolha como a próxima termina.',
      succeeded: 'Pago. Esta página pode ser fechada.',
    },
    outcomes: 'Como o pagamento termina',
    pay: 'Pagar',
    decline: 'Recusar o pagamento',
    leavePending: 'Deixar pendente',
    goOn: 'Ir para sua instituição',
  },
  ar: {
    missing: 'لا توجد دفعة كهذه',
    missingText: 'يُرجى التحقق من العنوان، أو البدء من جديد من التسجيل.',
    title: 'دفع تجريبي',
    notice: 'لا يُخصم أي مبلغ. هذه الصفحة تقوم مقام مزوّد خدمة الدفع.',
    states: {
      pending: 'لم يُدفع بعد. اختر كيف ينتهي الدفع.',
      failed: 'رُفضت المحاولة الأخيرة. اختر كيف تنتهي التالية.',
      succeeded: 'تم الدفع. يمكن إغلاق هذه الصفحة.',
    },
    outcomes: 'كيف ينتهي الدفع',
    pay: 'الدفع',
    decline: 'رفض الدفع',
    leavePending: 'تركه معلّقًا',
    goOn: 'الانتقال إلى منشأتك',
  },
};

export function missingPaymentPage(language: LanguageTag) {
  const { missing, missingText } = wordsIn[language];
  return frame(missing, `<h1>${missing}</h1><p>${missingText}</p>`, language);
}

/** Sandbox page with the payment request and the selectable outcomes. */
export function sandboxPage(
  { invoice, status }: { invoice: Invoice; status: Outcome['status'] },
  language: LanguageTag,
) {
  const { amountMinor, currency, description, returnUrl } = invoice;
  const { title, notice, states, outcomes, pay, decline, leavePending, goOn } = wordsIn[language];
  const inserted = isolateBidi(language);
  const amount = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
  }).format(amountMinor / 100);
  const choices = [
    ['pay', pay],
    ['decline', decline],
    ['leave-pending', leavePending],
  ];
  const form = `<form method="post" aria-label="${outcomes}">${choices.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join('')}</form>`;
  return frame(
    title,
    `<h1>${title}</h1><p class="notice">${notice}</p>
<p class="amount">${escaped(inserted(amount))}</p><p>${escaped(description)}</p><p role="status">${states[status]}</p>
${status === 'succeeded' ? `<a class="go" href="${escaped(returnUrl)}">${goOn}</a>` : form}`,
    language,
  );
}
