import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import { facilityEntries, handOverAnswer, handOverBody } from './hand-over.schema.ts';
import { twoStepAnswer, signInAnswer, signInBody } from './session.schema.ts';

export const signInAnywhere = endpoint({
  id: 'identity.sign-in-anywhere',
  method: 'POST',
  path: '/auth/facilities',
  summary:
    'Check an email address and password on the main site. Returns the facilities where they sign in, each with a one-time code for its address.',
  access: 'public',
  site: 'main',
  encoding: 'form',
  body: signInBody,
  answer: facilityEntries,
  problems: ['invalid_credentials', 'portal_closed'],
  limit: 'sign-in',
});

export const beginHandOver = endpoint({
  id: 'identity.begin-hand-over',
  method: 'POST',
  path: '/auth/hand-over',
  summary:
    'Move the caller’s session from the main site to the facility’s address. Ends the session and returns a one-time code.',
  access: 'signed-in',
  site: 'main',
  beforeSecondFactor: 'open',
  afterTrial: 'open',
  answer: handOverAnswer,
});

export const finishHandOver = endpoint({
  id: 'identity.finish-hand-over',
  method: 'POST',
  path: '/auth/hand-over/finish',
  summary:
    'Exchange a one-time code of the main site for a session at the facility’s address. Accounts with two-step verification continue with the second step.',
  access: 'public',
  site: 'facility',
  body: handOverBody,
  answer: v.union([signInAnswer, twoStepAnswer]),
  problems: ['hand_over_expired'],
  limit: 'sign-in',
});
