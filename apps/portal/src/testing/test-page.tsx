import type { Endpoint } from '@alms/lis-domain/http';
import { systemClock } from '@alms/ui/clock';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import type { Api } from '../data/api.ts';
import { openEarlyAnswers } from '../data/early-answers.ts';
import { openWrites } from '../data/writes.ts';
import { english } from '../i18n/load-words.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Members of the client that a test replaces. */
export interface TestApi extends Partial<Omit<Api, 'call'>> {
  call?: (spec: Endpoint, input?: object) => Promise<unknown>;
}

/**
 * A complete API client without a server. Without `call`, requests are never answered; no session
 * is resumed.
 */
export const testApi = ({ call, ...members }: TestApi = {}): Api =>
  ({
    resume: () => Promise.resolve(false),
    call: call ?? (() => new Promise<never>(() => {})),
    early: openEarlyAnswers(systemClock),
    writes: openWrites(),
    ...members,
  }) as unknown as Api;

export interface TestPageProps {
  store: SessionStore;
  api: Api;
  /** Address of the page; the root by default. */
  address?: string;
  host?: string;
  children: ReactNode;
}

/** A page of the portal at the address of a facility, in English, with every provider. */
export function TestPage({
  store,
  api,
  address = '/',
  host = 'north.alms.localhost',
  children,
}: TestPageProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Providers
        store={store}
        api={api}
        page={{
          config: { baseDomain: 'alms.localhost', demo: 'off', beta: true, operator: {} },
          language: 'en',
          answers: {},
        }}
        host={host}
        language={english}
      >
        {children}
      </Providers>
    </MemoryRouter>
  );
}
