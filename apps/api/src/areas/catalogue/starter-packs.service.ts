import type { AnswerOf } from '@alms/lis-domain/http';
import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import { checkConsistencyRule } from '@alms/lis-domain/catalogue/consistency';
import {
  proposedRules,
  starterPacks,
  testsOfPack,
  writtenIn,
  type addStarterPacks,
  type listStarterPacks,
  type StarterPack,
} from '@alms/lis-domain/catalogue/starter-packs';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { findSettings } from '../facility/facility.store.ts';
import { insertRules } from './consistency/consistency-rules.store.ts';
import {
  findAllTests,
  insertTests,
  lockCatalogue,
  type CatalogueChange,
} from './catalogue.store.ts';

/** Starter packs with their tests, and which of them the facility already has. */
export async function listPacks({
  tx,
  tenantId,
}: SignedInCall<typeof listStarterPacks>): Promise<AnswerOf<typeof listStarterPacks>> {
  const codes = new Set((await findAllTests(tx, tenantId)).map(({ code }) => code));
  const { language } = await findSettings(tx, tenantId);
  return {
    items: starterPacks.map((pack) => ({
      pack,
      tests: testsOfPack(pack)
        .map((test) => writtenIn(test, chosenLanguage(language)))
        .map(({ code, name, kind }) => ({
          code,
          name,
          panel: kind === 'panel',
          present: codes.has(code),
        })),
    })),
  };
}

/**
 * Adds the tests of packs in the facility's language, keeping existing tests with the same code,
 * and proposes consistency rules. Returns the ids of the added tests.
 */
export async function loadPacks(
  tx: TenantTransaction,
  tenantId: TenantId,
  packs: readonly StarterPack[],
  change: CatalogueChange,
): Promise<string[]> {
  const { language } = await findSettings(tx, tenantId);
  const tests = new Set(packs.flatMap((pack) => testsOfPack(pack)));
  const added = await insertTests(
    tx,
    tenantId,
    [...tests].map((test) => writtenIn(test, chosenLanguage(language))),
    { ...change, proposed: true },
  );
  await proposeRules(tx, tenantId, chosenLanguage(language), change.now);
  return added;
}

/** Adds the proposed rules for the facility's tests and their units; existing rules are kept. */
export async function proposeRules(
  tx: TenantTransaction,
  tenantId: TenantId,
  language: LanguageTag,
  now: Date,
): Promise<void> {
  const tests = new Map((await findAllTests(tx, tenantId)).map((test) => [test.code, test]));
  const rules = proposedRules(language).filter(
    (rule) => checkConsistencyRule(rule, (code) => tests.get(code)).length === 0,
  );
  await insertRules(tx, tenantId, rules, now);
}

/** Adds packs to an existing catalogue. */
export async function addPacks({
  tx,
  tenantId,
  user,
  body,
  now,
  audit,
}: SignedInCall<typeof addStarterPacks>): Promise<AnswerOf<typeof addStarterPacks>> {
  await lockCatalogue(tx, tenantId);
  const added = (await loadPacks(tx, tenantId, body.packs, { by: user, now })).length;
  audit({
    action: 'create',
    category: 'settings',
    entity_type: 'catalogue',
    entity_label: body.packs.join(', '),
    after: { packs: body.packs, tests: added },
  });
  return { added };
}
