import { idField } from '@alms/lis-domain/http';
import { chosenLanguage } from '@alms/lis-domain/language';
import { mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requestLanguageOf } from '../../../platform/http/pages/page-language.ts';
import { sendPage } from '../../../platform/http/pages/pages.ts';
import { siteOf } from '../../../platform/http/requests/site.ts';
import type { Outcome, PaymentDesk, PaymentProvider } from './payment-provider.ts';
import { missingPaymentPage, sandboxPage } from './sandbox-page.ts';

const outcomes: Readonly<Record<string, Omit<Outcome, 'reference'>>> = {
  pay: { status: 'succeeded' },
  decline: { status: 'failed', failure: 'declined' },
  'leave-pending': { status: 'pending' },
};

type PaymentRequest = FastifyRequest<{ Params: { payment_id: string } }>;

/**
 * Replaces a provider where none is configured: a local page on which the user selects the outcome.
 * Nothing is charged.
 */
export function sandboxPayments(hosts: FacilityHosts): PaymentProvider {
  const path = '/sandbox-payments';
  return {
    name: 'sandbox',
    open: ({ paymentId, attempt }) =>
      Promise.resolve({
        reference: referenceOf(paymentId, attempt),
        url: `${mainSiteUrl(hosts)}${path}/${paymentId}`,
      }),
    ask: () => Promise.resolve(undefined),
    addRoutes(app, desk) {
      const page = (reply: FastifyReply, found: Awaited<ReturnType<PaymentDesk['find']>>) => {
        const language = chosenLanguage(requestLanguageOf(reply.request));
        return sendPage(
          found ? reply : reply.status(404),
          found ? sandboxPage(found, language) : missingPaymentPage(language),
        );
      };
      const find = (request: PaymentRequest) => {
        const { payment_id: id } = request.params;
        const known =
          siteOf(request.headers.host, hosts.baseDomain).kind === 'main' && v.is(idField, id);
        return known
          ? desk.find(id, chosenLanguage(requestLanguageOf(request)))
          : Promise.resolve(undefined);
      };
      app.get(`${path}/:payment_id`, async (request: PaymentRequest, reply) =>
        page(reply, await find(request)),
      );
      app.post(
        `${path}/:payment_id`,
        { config: { form: true } },
        async (request: PaymentRequest, reply) => {
          const found = await find(request);
          const outcome =
            outcomes[String((request.body as { outcome?: unknown } | undefined)?.outcome)];
          if (!found || !outcome) return page(reply, undefined);
          const { paymentId, attempt } = found.invoice;
          await desk.settle(
            paymentId,
            { reference: referenceOf(paymentId, attempt), ...outcome },
            { requestId: request.id, ip: request.ip },
          );
          // Redirects so that reloading the page does not repeat the payment.
          return reply.redirect(`${path}/${paymentId}`, 303);
        },
      );
    },
  };
}

function referenceOf(paymentId: string, attempt: number): string {
  return `sandbox-${paymentId}-${attempt}`;
}
