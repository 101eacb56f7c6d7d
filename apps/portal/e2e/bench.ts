/**
 * Sets up laboratory data for end-to-end tests through the API, as a signed-in user with the
 * required permissions.
 */
import type { Page } from '@playwright/test';

interface Asked {
  body?: unknown;
  /** Version of the record to change. */
  version?: number;
}

interface Sample {
  id: string;
  version: number;
  accession_number: string;
}

export async function ask<T>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  { body, version }: Asked = {},
): Promise<T> {
  return page.evaluate(
    async ([verb, address, sent, read]) => {
      const headers = {
        Authorization: `Bearer ${sessionStorage.getItem('alms.token') ?? ''}`,
        'Idempotency-Key': crypto.randomUUID(),
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(read !== undefined && { 'If-Match': `"${read}"` }),
      };
      const answer = await fetch(`/api/v1${address}`, {
        method: verb,
        headers,
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      });
      if (!answer.ok)
        throw new Error(`${verb} ${address}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as never;
    },
    [method, path, body, version] as const,
  );
}

/** Registers an invented patient. */
export async function registered(
  page: Page,
  family_name: string,
  given_name: string,
  birth_date = '1961-04-09',
): Promise<string> {
  const body = {
    family_name,
    given_name,
    gender: 'female',
    sex_for_ranges: 'female',
    birth_date,
    phone: '',
    email: '',
  };
  return (await ask<{ id: string }>(page, 'POST', '/patients', { body })).id;
}

/** Places an order whose specimen is received by the laboratory. */
export async function arrived(
  page: Page,
  patient_id: string,
  codes: readonly string[],
): Promise<{ orderId: string; accession: string }> {
  const { items: offered } = await ask<{ items: { id: string; code: string }[] }>(
    page,
    'GET',
    '/analytics/test-names',
  );
  const test_parameter_ids = codes.map((code) => offered.find((test) => test.code === code)?.id);
  const order = await ask<{ id: string; items: { sample_id: string }[] }>(
    page,
    'POST',
    '/test-orders',
    {
      body: {
        patient_id,
        test_parameter_ids,
        priority: 'routine',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
      },
    },
  );
  const id = order.items[0]?.sample_id ?? '';
  const expected = await ask<Sample>(page, 'GET', `/samples/${id}`);
  const collected = await ask<Sample>(page, 'POST', `/samples/${id}/collect`, {
    version: expected.version,
    body: { identity_check: { name: true, birth_date: true } },
  });
  await ask(page, 'POST', `/samples/${id}/receive`, { version: collected.version, body: {} });
  return { orderId: order.id, accession: expected.accession_number };
}

/** Returns the current results of an order. */
export async function resultsOf(
  page: Page,
  orderId: string,
): Promise<
  { id: string; version: number; status: string; test: { code: string; name: string } }[]
> {
  return (
    await ask<{ items: Awaited<ReturnType<typeof resultsOf>> }>(
      page,
      'GET',
      `/test-results?order_id=${orderId}`,
    )
  ).items;
}
