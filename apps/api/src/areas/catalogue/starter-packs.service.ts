import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { AnswerOf } from '@alms/lis-domain/http';
import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import {
  checkCodedComment,
  type CodedCommentDefinition,
  type CommentRule,
} from '@alms/lis-domain/catalogue/coded-comments';
import { checkConsistencyRule } from '@alms/lis-domain/catalogue/consistency';
import {
  fittingTests,
  proposedComments,
  proposedRules,
  starterPacks,
  testsOfPack,
  unitSystemOf,
  unitSystems,
  writtenIn,
  type addStarterPacks,
  type listStarterPacks,
  type StarterPack,
  type TestsBySystem,
  type UnitSystem,
} from '@alms/lis-domain/catalogue/starter-packs';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { findSettings } from '../facility/facility.store.ts';
import { insertComments } from './coded-comments/coded-comments.store.ts';
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
  const existing = await findUnits(tx, tenantId);
  const { language } = await findSettings(tx, tenantId);
  return {
    unit_system: unitSystemOf(inBoth(starterPacks), existing),
    items: starterPacks.map((pack) => ({
      pack,
      tests: testsOfPack(pack)
        .map((test) => writtenIn(test, chosenLanguage(language)))
        .map(({ code, name, kind }) => ({
          code,
          name,
          panel: kind === 'panel',
          present: existing.has(code),
        })),
    })),
  };
}

/** Units of the facility's tests by code, of retired ones too. */
async function findUnits(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<ReadonlyMap<string, string | null>> {
  return new Map((await findAllTests(tx, tenantId)).map(({ code, unit }) => [code, unit]));
}

function inBoth(packs: readonly StarterPack[]): TestsBySystem {
  const of = (system: UnitSystem) => [
    ...new Set(packs.flatMap((pack) => testsOfPack(pack, system))),
  ];
  return { conventional: of('conventional'), si: of('si') };
}

/**
 * Adds the tests of packs in the facility's language and a unit system, keeping existing tests with
 * the same code, and proposes consistency rules. Returns the ids of the added tests and the tests
 * that were left out because no formula fits the units of existing tests.
 *
 * @param system Undefined: the system of the facility's tests.
 */
export async function loadPacks(
  tx: TenantTransaction,
  tenantId: TenantId,
  { packs, system }: { packs: readonly StarterPack[]; system: UnitSystem | undefined },
  change: CatalogueChange,
): Promise<{ added: string[]; leftOut: TestDefinition[]; system: UnitSystem }> {
  const language = chosenLanguage((await findSettings(tx, tenantId)).language);
  const existing = await findUnits(tx, tenantId);
  const chosen = system ?? unitSystemOf(inBoth(starterPacks), existing);
  const { tests, leftOut } = fittingTests(inBoth(packs), chosen, existing);
  const added = await insertTests(
    tx,
    tenantId,
    tests.map((test) => writtenIn(test, language)),
    { ...change, proposed: true },
  );
  await proposeRules(tx, tenantId, language, change.now);
  await proposeComments(tx, tenantId, change.now);
  return { added, leftOut: leftOut.map((test) => writtenIn(test, language)), system: chosen };
}

/** Adds the proposed rules for the facility's tests and their units; existing rules are kept. */
export async function proposeRules(
  tx: TenantTransaction,
  tenantId: TenantId,
  language: LanguageTag,
  now: Date,
): Promise<void> {
  const tests = new Map((await findAllTests(tx, tenantId)).map((test) => [test.code, test]));
  const rules = unitSystems
    .flatMap((system) => proposedRules(language, system))
    .filter((rule) => checkConsistencyRule(rule, (code) => tests.get(code)).length === 0);
  // A rule of tests whose units are the same in both systems fits twice.
  const distinct = new Map(rules.map((rule) => [rule.code, rule]));
  await insertRules(tx, tenantId, [...distinct.values()], now);
}

/**
 * Adds the proposed coded comments, each with the rules that fit the facility's tests; existing
 * comments are kept.
 */
export async function proposeComments(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<void> {
  const tests = new Map((await findAllTests(tx, tenantId)).map((test) => [test.code, test]));
  const fits = (comment: CodedCommentDefinition, rule: CommentRule) =>
    checkCodedComment({ ...comment, rules: [rule] }, (code) => tests.get(code)).length === 0;
  await insertComments(
    tx,
    { tenantId, now },
    proposedComments.map((comment) => ({
      ...comment,
      rules: comment.rules.filter((rule) => fits(comment, rule)),
    })),
  );
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
  const { added, leftOut, system } = await loadPacks(
    tx,
    tenantId,
    { packs: body.packs, system: body.unit_system },
    { by: user, now },
  );
  audit({
    action: 'create',
    category: 'settings',
    entity_type: 'catalogue',
    entity_label: body.packs.join(', '),
    after: { packs: body.packs, unit_system: system, tests: added.length },
  });
  return { added: added.length, left_out: leftOut.map(({ code, name }) => ({ code, name })) };
}
