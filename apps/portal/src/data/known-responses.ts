/** Lists kept at once; above it, all are requested again. */
const MOST = 50;

/**
 * Lists that the server may confirm as unchanged (304) instead of sending them again. They are kept
 * in memory only, and no longer than their user is signed in.
 */
export interface KnownResponses {
  /** Headers of a request that let the server confirm the known list. */
  condition: (owner: string, path: string) => Record<string, string>;
  /** Returns the response, or the known list that it confirms. */
  resolve: (owner: string, path: string, response: Response) => Promise<Response>;
  /** Forgets all lists, when the session ends. */
  forget: () => void;
}

export function openKnownResponses(): KnownResponses {
  const known = new Map<string, { etag: string; text: string }>();
  let ownedBy = '';
  const forget = () => known.clear();
  return {
    forget,
    condition(owner, path) {
      if (owner !== ownedBy || known.size > MOST) forget();
      ownedBy = owner;
      const list = known.get(path);
      return list ? { 'If-None-Match': list.etag } : {};
    },
    async resolve(owner, path, response) {
      const list = owner === ownedBy ? known.get(path) : undefined;
      if (response.status === 304 && list)
        return new Response(list.text, { headers: response.headers });
      const etag = response.headers.get('ETag');
      // A strong tag is the version of one record, by which it is changed.
      if (!response.ok || !etag?.startsWith('W/')) return response;
      const text = await response.text();
      if (owner === ownedBy) known.set(path, { etag, text });
      return new Response(text, response);
    },
  };
}
