import { describe, expect, it } from 'vitest';
import { aResult, idOf } from '../fixtures/index.ts';
import type { UserId } from '../identity/index.ts';
import type { Result } from './result.schema.ts';
import { verification } from './verification.ts';

const of = (id: string, status: Result['status'], by: string | null) =>
  aResult({
    id: idOf(id),
    status,
    entered_by: by === null ? null : { id: idOf<UserId>(by), name: by },
  });
const me = { id: idOf<UserId>('me'), selfVerification: false };
const ids = (results: readonly Result[]) => results.map(({ id }) => id);

describe('verification', () => {
  const results = [
    of('own', 'entered', 'me'),
    of('theirs', 'entered', 'you'),
    of('empty', 'pending', null),
    of('done', 'released', 'you'),
    of('held', 'held', 'you'),
  ];

  it('allows verification only of results entered by others', () => {
    const { ready, own, missing } = verification(results, me);
    expect(ids(ready)).toEqual(['theirs']);
    expect(ids(own)).toEqual(['own']);
    expect(ids(missing)).toEqual(['empty']);
  });

  it('allows verification of own entries when the facility permits it', () => {
    expect(ids(verification(results, { ...me, selfVerification: true }).ready)).toEqual([
      'own',
      'theirs',
    ]);
  });

  it('allows another person to release verified results', () => {
    const waiting = [
      { ...of('mine', 'verified', 'you'), verified_by: { id: idOf<UserId>('me'), name: 'me' } },
      {
        ...of('theirs', 'verified', 'you'),
        verified_by: { id: idOf<UserId>('they'), name: 'they' },
      },
      {
        ...of('entered', 'verified', 'me'),
        verified_by: { id: idOf<UserId>('they'), name: 'they' },
      },
    ];
    const { ready, releasable, own, ownVerified } = verification(waiting, me);
    expect([ready, releasable, own, ownVerified].map(ids)).toEqual([
      [],
      ['theirs'],
      ['entered'],
      ['mine'],
    ]);
  });

  it('sets results aside for which the user has no authorization', () => {
    const { ready, notAuthorized } = verification(
      [
        of('ready', 'entered', 'you'),
        { ...of('barred', 'entered', 'you'), not_authorized_for: ['verify' as const] },
      ],
      me,
    );
    expect([ready, notAuthorized].map(ids)).toEqual([['ready'], ['barred']]);
  });

  it('lets a calculated result follow its inputs', () => {
    const lipids = (['CHOL', 'HDL', 'LDL'] as const).map((code) =>
      aResult({ id: idOf(code), code, entered_by: { id: idOf<UserId>('you'), name: 'you' } }),
    );
    const withTriglycerides = (status: Result['status']) =>
      verification(
        [
          ...lipids,
          aResult({
            id: idOf('TRIG'),
            code: 'TRIG',
            status,
            entered_by: { id: idOf<UserId>('you'), name: 'you' },
          }),
        ],
        me,
      );
    expect([
      ids(withTriglycerides('entered').ready),
      ids(withTriglycerides('entered').following),
    ]).toEqual([['CHOL', 'HDL', 'LDL', 'TRIG'], []]);
    expect([
      ids(withTriglycerides('held').ready),
      ids(withTriglycerides('held').following),
    ]).toEqual([['CHOL', 'HDL'], ['LDL']]);
  });

  it('rejects verification of a result with unsaved input', () => {
    const { ready, missing } = verification(results, me, new Set(['theirs']));
    expect(ids(ready)).toEqual([]);
    expect(ids(missing)).toEqual(['theirs', 'empty']);
  });
});
