import type { AnswerOf } from '@alms/lis-domain/http';
import { starterPacks, testsOfPack, type addStarterPacks, type listStarterPacks, type StarterPack } from '@alms/lis-domain/starter-packs';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { SignedInCall } from '../../http/call.ts';
import { findAllTests, insertTests, lockCatalogue, type CatalogueChange } from './catalogue.store.ts';

/** What the packs hold, and what of it the facility has. */
export async function listPacks({ tx, tenantId }: SignedInCall<typeof listStarterPacks>): Promise<AnswerOf<typeof listStarterPacks>> {
  const codes = new Set((await findAllTests(tx, tenantId)).map(({ code }) => code));
  return {
    items: starterPacks.map((pack) => ({ pack, tests: testsOfPack(pack).map(({ code, name, kind }) => ({ code, name, panel: kind === 'panel', present: codes.has(code) })) })),
  };
}

/** Adds the tests of packs; one whose code the facility has already stays as it is. Answers the ids of those that were added. */
export function loadPacks(tx: TenantTransaction, tenantId: string, packs: readonly StarterPack[], change: CatalogueChange): Promise<string[]> {
  return insertTests(tx, tenantId, [...new Set(packs.flatMap(testsOfPack))], change);
}

/** Adds packs to a catalogue at work. */
export async function addPacks({ tx, tenantId, user, body, now, audit }: SignedInCall<typeof addStarterPacks>): Promise<AnswerOf<typeof addStarterPacks>> {
  await lockCatalogue(tx, tenantId);
  const added = (await loadPacks(tx, tenantId, body.packs, { by: user, now })).length;
  audit({ action: 'create', category: 'settings', entity_type: 'catalogue', entity_label: body.packs.join(', '), after: { packs: body.packs, tests: added } });
  return { added };
}
