/** Responses kept of one user; the one that was used longest ago is dropped first. */
const MOST = 50;

interface KnownResponse {
  etag: string;
  text: string;
}

/**
 * Responses of lists that the server may confirm as unchanged (304) instead of sending them again.
 * They are kept in memory only, and never longer than the user is signed in.
 */
export interface KnownResponses {
  /** Header of a request that lets the server confirm the known response. */
  condition: (owner: string, path: string) => Record<string, string>;
  /** Returns the response, or the known one that it confirms. */
  resolve: (owner: string, path: string, response: Response) => Promise<Response>;
}

export function openKnownResponses(): KnownResponses {
  const known = new Map<string, KnownResponse>();
  let ownedBy = '';
  const of = (owner: string) => {
    if (owner !== ownedBy) known.clear();
    ownedBy = owner;
    return known;
  };
  const keep = (path: string, response: KnownResponse) => {
    known.delete(path);
    known.set(path, response);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  };

  return {
    condition: (owner, path) => {
      const etag = of(owner).get(path)?.etag;
      return etag === undefined ? {} : { 'If-None-Match': etag };
    },
    async resolve(owner, path, response) {
      const last = of(owner).get(path);
      if (response.status === 304 && last !== undefined) {
        keep(path, last);
        return new Response(last.text, { headers: response.headers });
      }
      const etag = response.headers.get('ETag');
      // A strong tag is the version of one record, by which it is changed.
      if (!response.ok || !etag?.startsWith('W/')) return response;
      const text = await response.text();
      if (owner === ownedBy) keep(path, { etag, text });
      return new Response(text, response);
    },
  };
}
