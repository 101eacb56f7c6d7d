import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeOptions } from '../areas/subscription/payments/stripe-payments.ts';

/** A checkout as stored by Stripe. */
export interface FakeCheckout {
  id: string;
  url: string;
  client_reference_id: string;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  /** Request parameters as received. */
  params: URLSearchParams;
}

export interface FakeStripe {
  options: Omit<StripeOptions, 'logger'>;
  checkouts: FakeCheckout[];
  /** Responds with only this status from now on. */
  failWith(status: number | undefined): void;
  /** A webhook signed like Stripe's: body and header. */
  notice(type: string, checkout: FakeCheckout): { body: string; signature: string };
  close(): Promise<void>;
}

/** The part of Stripe's API in use, on a local port. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const checkouts: FakeCheckout[] = [];
  const byKey = new Map<string, FakeCheckout>();
  const webhookSecret = 'whsec_only_for_tests';
  let failure: number | undefined;

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.writeHead(failure ?? 200, {
      'content-type': 'application/json',
      'request-id': 'req_fake',
    });
    const refusal = { error: { type: 'api_error', message: 'sk_test_secret was refused' } };
    response.end(
      JSON.stringify(
        failure === undefined
          ? sessionOf(answerTo(request.url ?? '', request.headers['idempotency-key'], body))
          : refusal,
      ),
    );
  });

  function answerTo(path: string, key: string | string[] | undefined, body: string): FakeCheckout {
    const known = checkouts.find(({ id }) => path.endsWith(`/${id}`)) ?? byKey.get(String(key));
    if (known) return known;
    const params = new URLSearchParams(body);
    const id = `cs_test_${checkouts.length + 1}`;
    const made: FakeCheckout = {
      id,
      url: `https://checkout.stripe.example/${id}`,
      client_reference_id: params.get('client_reference_id') ?? '',
      payment_status: 'unpaid',
      status: 'open',
      params,
    };
    checkouts.push(made);
    byKey.set(String(key), made);
    return made;
  }

  const sessionOf = (checkout: FakeCheckout) => ({
    ...checkout,
    object: 'checkout.session',
    params: undefined,
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    options: {
      secretKey: 'sk_test_secret',
      webhookSecret,
      api: { host: '127.0.0.1', port, protocol: 'http' },
    },
    checkouts,
    failWith(status) {
      failure = status;
    },
    notice(type, checkout) {
      const body = JSON.stringify({
        id: 'evt_test',
        object: 'event',
        type,
        data: { object: sessionOf(checkout) },
      });
      return {
        body,
        signature: Stripe.webhooks.generateTestHeaderString({
          payload: body,
          secret: webhookSecret,
        }),
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
