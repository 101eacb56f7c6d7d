import { aResult, aUser, fixtureId } from '@alms/lis-domain/fixtures';
import { problemDocument, type ProblemCode } from '@alms/lis-domain/http';
import { recordConsent, type PatientId } from '@alms/lis-domain/patients';
import { enterResults, releaseToPatient, retestResult } from '@alms/lis-domain/results';
import { createControlMaterial } from '@alms/lis-domain/quality-control';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '../session/session-provider.tsx';
import { openSessionStore } from '../session/session-store.ts';
import { createApi } from './api.ts';
import { useAction } from './use-action.ts';
import { useSubmission } from './use-submission.ts';

interface Sent {
  version: string | null;
  key: string | null;
  body: unknown;
}

const no = (code: ProblemCode) => {
  const problem = problemDocument(code, 'req-1');
  return new Response(JSON.stringify(problem), { status: problem.status });
};
const yes = (answer: unknown) => new Response(JSON.stringify(answer));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a hook for a user, with the portal’s client and a scripted server. */
function rendered<R>(
  hook: () => R,
  {
    as = 'lab_manager',
    answers = [],
  }: { as?: 'lab_manager' | 'nurse' | 'patient'; answers?: (Response | Error)[] } = {},
) {
  const sent: Sent[] = [];
  const send: typeof fetch = async (_, init) => {
    // After a lost request the client checks the connection.
    if (init?.method === undefined) return yes({});
    const headers = new Headers(init.headers);
    sent.push({
      version: headers.get('If-Match'),
      key: headers.get('Idempotency-Key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('No answer is scripted for this request');
  };
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser(as),
  });
  const api = createApi(store, send, (work) => work());
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => (
      <SessionProvider store={store} api={api}>
        {children}
      </SessionProvider>
    ),
  });
  return { result, sent };
}

const resultId = fixtureId('result', 1);
const retest = { params: { id: resultId }, version: 3, body: { reason: 'Clot in the specimen' } };

const material = {
  name: 'Multiqual',
  manufacturer: 'Bio-Rad',
  test_parameter_ids: [aResult({}).test.id],
  levels: [{ level: 1, label: 'Low' }],
};

describe('permission', () => {
  it('offers the handler only to users who may call the endpoint', () => {
    const hook = () => useAction(releaseToPatient);
    expect(rendered(hook).result.current.offered).toBe(true);
    const { result } = rendered(hook, { as: 'nurse' });
    expect(result.current.offered).toBe(false);
    expect(
      result.current.handler(() => ({ params: { id: resultId }, version: 1 })),
    ).toBeUndefined();
  });

  it('offers patients the actions on their own record only', () => {
    const own = aUser('patient').patient_id ?? fixtureId('patient', 1);
    const offered = (patientId: PatientId) =>
      rendered(() => useAction(recordConsent, { patientId }), { as: 'patient' }).result.current
        .offered;
    expect(offered(own)).toBe(true);
    expect(offered(fixtureId('patient', 99))).toBe(false);
  });

  it('is not offered while another condition is not met', () => {
    const { result } = rendered(() => useAction(retestResult, { when: false }));
    expect(result.current.offered).toBe(false);
  });
});

describe('outcome', () => {
  it.each([
    [
      'rejected by the server',
      no('result_state'),
      { status: 'rejected', fieldErrors: {}, formError: 'result_state' },
    ],
    [
      'rejected after a concurrent change',
      no('version_stale'),
      { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
    ],
    [
      'failed without a connection',
      new TypeError('network'),
      { status: 'failed', error: { kind: 'offline', requestId: undefined } },
    ],
    [
      'failed on the server',
      no('internal'),
      { status: 'failed', error: { kind: 'server', requestId: 'req-1' } },
    ],
  ])('is %s, and data is reloaded nevertheless', async (_, answer, outcome) => {
    const after = vi.fn();
    const onDone = vi.fn();
    const { result } = rendered(() => useAction(retestResult, { after, onDone }), {
      answers: [answer],
    });
    await act(async () => expect(await result.current.submit(retest)).toEqual(outcome));
    expect(result.current.state).toEqual(outcome);
    expect(after).toHaveBeenCalledExactlyOnceWith(outcome);
    expect(onDone).not.toHaveBeenCalled();
    act(() => result.current.reset());
    expect(result.current.state).toEqual({ status: 'idle' });
  });

  it('uses the response, then reloads, then is done', async () => {
    const happened: string[] = [];
    const { result, sent } = rendered(
      () =>
        useAction(enterResults, {
          onDone: ({ refused }) => happened.push(`${refused.length} refused`),
          after: ({ status }) => happened.push(status),
        }),
      { answers: [yes({ items: [], refused: [] })] },
    );
    const body = { items: [{ id: resultId, version: 1, value_text: '4.1' }] };
    await act(async () => void (await result.current.handler(() => ({ body }))?.()));
    expect(happened).toEqual(['0 refused', 'done']);
    expect(result.current.state).toEqual({ status: 'done' });
    expect(sent).toMatchObject([{ body }]);
  });

  it('is an error when the response cannot be used', async () => {
    const { result } = rendered(
      () =>
        useAction(enterResults, {
          onDone: () => {
            throw new Error('disk full');
          },
        }),
      { answers: [yes({ items: [], refused: [] })] },
    );
    await act(async () => void (await result.current.submit({ body: { items: [] } })));
    expect(result.current.state).toEqual({
      status: 'failed',
      error: { kind: 'invalid-response' },
    });
  });

  it('reads partial success from the response', async () => {
    const { result } = rendered(
      () =>
        useAction(enterResults, {
          read: ({ refused }) => ({
            status: 'rejected',
            fieldErrors: Object.fromEntries(refused.map(({ id, code }) => [id, code])),
          }),
        }),
      {
        answers: [
          yes({
            items: [],
            refused: [
              { id: aResult({ number: 2 }).id, code: 'result_state', detail: 'Already verified' },
            ],
          }),
        ],
      },
    );
    await act(async () => void (await result.current.submit({ body: { items: [] } })));
    expect(result.current.state).toEqual({
      status: 'rejected',
      fieldErrors: { [aResult({ number: 2 }).id]: 'result_state' },
    });
  });
});

describe('request', () => {
  it('contains the version that was read', async () => {
    const { result, sent } = rendered(() => useAction(retestResult), {
      answers: [no('not_found')],
    });
    await act(async () => void (await result.current.submit(retest)));
    expect(sent).toMatchObject([{ version: '"3"', key: null, body: retest.body }]);
  });

  it('may be prepared first, for instance from a file', async () => {
    const { result, sent } = rendered(() => useAction(retestResult), {
      answers: [no('not_found')],
    });
    await act(async () => void (await result.current.submit(Promise.resolve(retest))));
    expect(sent).toHaveLength(1);
    await act(
      async () => void (await result.current.submit(Promise.reject(new Error('unreadable')))),
    );
    expect(sent).toHaveLength(1);
    expect(result.current.state).toMatchObject({ status: 'failed' });
  });

  it('repeats the idempotency key of a creation until its outcome is known', async () => {
    const { result, sent } = rendered(() => useAction(createControlMaterial), {
      answers: [new TypeError('network'), no('invalid'), no('invalid')],
    });
    for (const _ of [1, 2, 3])
      await act(async () => void (await result.current.submit({ body: material })));
    const [lost, repeated, next] = sent.map(({ key }) => key);
    expect(lost).toMatch(/^[\da-f-]{36}$/);
    expect(repeated).toBe(lost);
    expect(next).not.toBe(lost);
  });
});

it('shares the state and the reload of a form, not its idempotency key', async () => {
  const after = vi.fn();
  const { result, sent } = rendered(
    () => {
      const form = useSubmission({ after });
      return {
        form,
        retest: useAction(retestResult, { form }),
        create: useAction(createControlMaterial, { form }),
      };
    },
    { answers: [new TypeError('network'), no('result_state')] },
  );
  await act(async () => void (await result.current.create.submit({ body: material })));
  expect(result.current.retest.state).toMatchObject({ status: 'failed' });
  await act(async () => void (await result.current.retest.submit(retest)));
  expect(result.current.form.state).toMatchObject({ status: 'rejected' });
  expect(after).toHaveBeenCalledTimes(2);
  expect(sent.map(({ key }) => key === null)).toEqual([false, true]);
});
