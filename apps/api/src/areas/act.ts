import type { Endpoint } from '@alms/lis-domain/http';
import type { SignedInCall } from '../http/call.ts';

/** Somebody doing something at a facility: who, when, and in which transaction. Every call is one; the demo data is made by others. */
export type Act = Pick<SignedInCall<Endpoint>, 'tx' | 'tenantId' | 'user' | 'now' | 'audit'>;
