import { sendFeedback, type Feedback } from '@alms/lis-domain/feedback';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { feedbackTable } from './feedback-table.ts';
import { listFeedback } from './feedback.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.owner.query('delete from feedback'));

const feedback: Feedback = {
  rating: 4,
  rating_touched: true,
  category: 'feature',
  title: 'Rotate the label',
  description: 'Our printer feeds it sideways.',
  contact_email: 'nora@quayside.test',
  allow_contact: true,
  user_agent: 'Browser/1.0',
  ip_address: '',
};
const send = (change: Partial<Feedback> = {}) =>
  server.call(sendFeedback, { body: { ...feedback, ...change } });
const stored = () => listFeedback(server.database.db, 1000);

describe('submitting feedback', () => {
  it('stores it as sent and the sender’s address only as a keyed hash', async () => {
    const { status, body } = await send();
    expect({ status, body }).toEqual({ status: 202, body: { message: 'Received' } });
    const { ip_address: _, ...kept } = feedback;
    expect(await stored()).toEqual([
      {
        ...kept,
        id: expect.any(String),
        address_hash: expect.any(Buffer),
        created_at: '2026-05-12T08:42:00.000Z',
      },
    ]);
    const { rows } = await server.database.owner.query<{ row: string }>(
      'select row_to_json(f)::text as row from feedback f',
    );
    expect(rows[0]?.row).not.toContain('127.0.0.1');
  });

  it('ignores the address claimed by the form', async () => {
    await send();
    await send({ ip_address: '10.1.2.3' });
    const [first, second] = await stored();
    expect(first?.address_hash).toEqual(second?.address_hash);
  });

  it('distinguishes a default rating from a chosen one', async () => {
    const { rating_touched: _, ...untouched } = feedback;
    await server.call(sendFeedback, { body: { ...untouched, rating: 5 } });
    expect(await stored()).toMatchObject([{ rating: 5, rating_touched: false }]);
  });

  it('stores no email address without consent to contact', async () => {
    await send({ allow_contact: false });
    const { contact_email: _, ...anonymous } = feedback;
    await server.call(sendFeedback, { body: anonymous });
    expect((await stored()).map(({ contact_email }) => contact_email)).toEqual([null, null]);
  });

  it.each([
    ['no stars', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 4.5 }, 'rating'],
    ['an unknown category', { category: 'praise' as never }, 'category'],
    ['no title', { title: ' ' }, 'title'],
    ['no description', { description: '' }, 'description'],
    ['an invalid email address', { contact_email: 'nora' }, 'contact_email'],
    ['a NUL', { user_agent: 'x\u0000' }, 'user_agent'],
  ])('rejects %s', async (_, change, field) => {
    const { status, body } = await send(change);
    expect([status, Object.keys((body['fields'] as object | undefined) ?? {})]).toEqual([
      422,
      [field],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('accepts twenty entries per hour from one address, also concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send()));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 202)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { code: 'rate_limited' },
    });
    expect(await stored()).toHaveLength(20);
    server.clock.advance(3600);
    expect((await send()).status).toBe(202);
  });

  it('deletes only the hash after thirty days', async () => {
    await send();
    const [before] = await stored();
    server.clock.advance(30 * 24 * 3600 + 1);
    await send();
    expect((await stored()).map(({ address_hash }) => address_hash)).toEqual([
      expect.any(Buffer),
      null,
    ]);
    expect((await stored()).at(-1)).toEqual({ ...before, address_hash: null });
  });

  it('does not allow the service to modify entries', async () => {
    await expect(
      server.database.db.updateTable('feedback').set({ title: 'Praise' }).execute(),
    ).rejects.toThrow('permission denied');
    await expect(server.database.db.deleteFrom('feedback').execute()).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('feedback table', () => {
  const row = {
    ...feedback,
    id: '1',
    contact_email: null,
    rating_touched: true,
    address_hash: null,
    created_at: '2026-05-12T08:42:00.000Z',
  };

  it('has one line per entry and marks default ratings', () => {
    expect(
      feedbackTable([
        row,
        {
          ...row,
          rating: 5,
          rating_touched: false,
          category: 'bug',
          contact_email: 'nora@quayside.test',
          title: 'Slow',
          description: 'On\nMondays',
        },
      ]),
    ).toBe(
      [
        'Sent (UTC)        Rating          Category  Write to            Title and description',
        '----------------  --------------  --------  ------------------  ------------------------------------------------',
        '2026-05-12 08:42  4               feature   -                   Rotate the label: Our printer feeds it sideways.',
        '2026-05-12 08:42  5 (not chosen)  bug       nora@quayside.test  Slow: On Mondays',
      ].join('\n'),
    );
  });

  it('strips characters that move the terminal cursor or reverse text', () => {
    const table = feedbackTable([
      { ...row, title: '\u009b2J\u202eevil', description: '\u001b[31mred' },
    ]);
    // oxlint-disable-next-line no-control-regex -- Control characters that must not appear.
    const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
    expect(table).not.toMatch(controls);
  });
});
