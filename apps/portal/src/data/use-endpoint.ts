import type { AnswerOf, CallError, Endpoint, InputOf } from '@alms/lis-domain/http';
import type { User } from '@alms/lis-domain/identity';
import { systemClock } from '@alms/ui/clock';
import { toResource, type Resource } from '@alms/ui/resource';
import { useCallback, useMemo, useState } from 'react';
import useSWR, { unstable_serialize as keyText, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { useApi, useSession } from '../session/session-provider.tsx';
import { toResourceError } from './to-fetched.ts';

/** Limits SWR retries to a lost connection or a failing server; other errors would repeat. */
const worthRetrying = (error: CallError) => error.kind === 'offline' || error.kind === 'server';

/**
 * Only concurrent identical requests are shared. A later render requests again, because a write may
 * have happened in between.
 */
const SHARED_FOR_MS = 0;

interface Dated<T> {
  answer: T;
  at: string;
}

const dated = <T>(answer: T): Dated<T> => ({
  answer,
  at: new Date(systemClock.now()).toISOString(),
});

/**
 * Cache key of a response. Private keys begin with tenant and user, so that no data of an earlier
 * user is ever displayed; public responses are shared.
 */
const keyOf = (spec: Endpoint, input: unknown, user?: User) => [
  ...(spec.access === 'public' ? ['public'] : [user?.tenant_id, user?.id]),
  spec.id,
  JSON.stringify(input),
];

/** Returns a cache entry of a public response, for server rendering. */
export const cachedResponse = (
  spec: Endpoint,
  input: unknown,
  answer: unknown,
): [key: string, entry: unknown] => [keyText(keyOf(spec, input)), dated(answer)];

/**
 * Sends the request during the first render instead of after mounting, in render order. Returns the
 * fetcher to use afterwards.
 */
function useEarlyAnswer<T>(
  key: readonly unknown[] | null,
  ask: () => Promise<T>,
): () => Promise<T> {
  const { early } = useApi();
  const { cache } = useSWRConfig();
  const text = key === null ? '' : keyText(key);
  useState(() => {
    const known = cache.get(text) as { data?: unknown; isValidating?: boolean } | undefined;
    if (key !== null && known?.data === undefined && !known?.isValidating) early.ask(text, ask);
  });
  return async () => (early.take(text) as Promise<T> | undefined) ?? ask();
}

export interface EndpointOptions<T> {
  /** Returns whether a response is empty, and why. */
  emptiness?: (answer: T) => 'none-yet' | 'no-match' | undefined;
  /**
   * Polling interval in ms while the page is visible, optionally derived from the last response. 0:
   * no polling.
   */
  refreshMs?: number | ((answer: T | undefined) => number);
  /**
   * The data hardly ever changes: it is requested again when the user returns to the page, but not
   * for each component. @default false
   */
  lasts?: boolean;
}

/**
 * Returns a GET endpoint as a `Resource` and keeps it fresh. An undefined `input` sends no request
 * yet.
 */
export function useEndpoint<E extends Endpoint>(
  spec: E,
  input: InputOf<E> | undefined,
  options: EndpointOptions<AnswerOf<E>> = {},
) {
  const { call } = useApi();
  const user = useSession()?.user;
  const { refreshMs, lasts = false } = options;
  const key = input === undefined ? null : keyOf(spec, input, user);
  const answer = useEarlyAnswer(key, async () => dated(await call(spec, input as InputOf<E>)));
  const { data, error, isValidating, mutate } = useSWR<Dated<AnswerOf<E>>, CallError>(key, answer, {
    dedupingInterval: SHARED_FOR_MS,
    revalidateIfStale: !lasts,
    shouldRetryOnError: worthRetrying,
    ...(refreshMs !== undefined && {
      refreshInterval:
        typeof refreshMs === 'number'
          ? refreshMs
          : (last: Dated<AnswerOf<E>> | undefined) => refreshMs(last?.answer),
    }),
  });
  const resource: Resource<AnswerOf<E>> = toResource(
    {
      data: data?.answer,
      error: error && toResourceError(error),
      busy: isValidating,
      enabled: input !== undefined,
      asOf: data?.at,
    },
    options.emptiness,
  );
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  return { resource, reload };
}

interface Page<T> {
  items: T[];
  next_cursor: string | null;
}
type ItemOf<E> = AnswerOf<E> extends Page<infer T> ? T : never;

/**
 * Returns a cursor-paged list: all pages loaded so far as one list, the first page separately
 * because it may contain more data, and a function to load the next.
 */
export function usePages<E extends Endpoint>(
  spec: E,
  input: InputOf<E> | undefined,
  { emptiness, refreshMs }: { emptiness?: 'none-yet' | 'no-match'; refreshMs?: number } = {},
) {
  const { call } = useApi();
  const user = useSession()?.user;
  const inputKey = JSON.stringify(input);
  const keyAt = (cursor: string) => [user?.tenant_id, user?.id, spec.id, inputKey, cursor];
  const readFrom = async (first: unknown) => {
    const { query, ...rest } = (input ?? {}) as { query?: Record<string, unknown> };
    let cursor = first;
    for (;;) {
      const page = (await call(spec, {
        ...rest,
        query: { ...query, ...(cursor !== '' && { cursor }) },
      } as unknown as InputOf<E>)) as unknown as Page<ItemOf<E>>;
      // A filtered page can be empty although further pages contain matches, so empty pages are
      // skipped.
      if (page.items.length > 0 || page.next_cursor === null) return dated(page);
      cursor = page.next_cursor;
    }
  };
  const firstPage = useEarlyAnswer(input === undefined ? null : keyAt(''), async () =>
    readFrom(''),
  );
  const { data, error, isValidating, setSize, mutate } = useSWRInfinite<
    Dated<Page<ItemOf<E>>>,
    CallError
  >(
    (_index, previous) => {
      if (input === undefined || (previous && previous.answer.next_cursor === null)) return null;
      return keyAt(previous?.answer.next_cursor ?? '');
    },
    async (key) => (key[4] === '' ? firstPage() : readFrom(key[4])),
    {
      dedupingInterval: SHARED_FOR_MS,
      revalidateFirstPage: true,
      shouldRetryOnError: worthRetrying,
      ...(refreshMs !== undefined && { refreshInterval: refreshMs }),
    },
  );
  const list = useMemo(
    () =>
      data && {
        items: data.flatMap((page) => page.answer.items),
        nextCursor: data.at(-1)?.answer.next_cursor ?? null,
      },
    [data],
  );
  const resource = toResource(
    {
      data: list,
      error: error && toResourceError(error),
      busy: isValidating,
      enabled: input !== undefined,
      asOf: data?.[0]?.at,
    },
    ({ items }) => (items.length === 0 ? (emptiness ?? 'none-yet') : undefined),
  );
  const more = useCallback(() => void setSize((size) => size + 1), [setSize]);
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  return {
    resource,
    first: data?.[0]?.answer as unknown as AnswerOf<E> | undefined,
    more: list?.nextCursor ? more : undefined,
    reload,
  };
}
