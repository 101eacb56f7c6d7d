import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkDefinition, type FindingCode } from '../catalogue/check-definition.js';
import { starterCatalogue } from '../catalogue/starter-catalogue.js';
import { testDefinitionSchema } from '../catalogue/test-parameter.schema.js';
import { testsOfPack } from './packs.js';
import { starterPacks } from './starter-pack.schema.js';

const all = testsOfPack('full');
const single = all.filter(({ kind }) => kind !== 'panel');
const find = (code: string) => all.find((test) => test.code === code);

/** What the check says of a pack's test without refusing it, and why it is left so. */
const known: Partial<Record<FindingCode, { codes: readonly string[] | 'any'; because: string }>> = {
  ages_uncovered: { codes: 'any', because: 'most public lists are of adults; a child’s result then carries no flag and says so' },
  no_reference: { codes: ['BASO', 'MPV'], because: 'no public list gives an interval that does not depend on the analyser' },
};

describe('the starter packs together', () => {
  it('hold what the contract calls a test, each code once', () => {
    for (const test of all) expect(v.parse(testDefinitionSchema, test)).toEqual(test);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  it.each(all.map((test) => [test.code, test] as const))('%s is refused nothing, and warned of nothing but what is known', (code, test) => {
    const findings = checkDefinition(test, find).filter((finding) => {
      const reason = known[finding.code];
      return !reason || (reason.codes !== 'any' && !reason.codes.includes(code));
    });
    expect(findings).toEqual([]);
  });

  it('name the source of every interval, and when each result is due', () => {
    expect(single.flatMap(({ code, ranges }) => (ranges.some(({ source }) => source === '') ? [code] : []))).toEqual([]);
    expect(single.filter(({ tat }) => tat === null)).toEqual([]);
  });

  it('claim no LOINC code as verified before it has been compared with the table, and none for two tests', () => {
    const codes = all.flatMap(({ loinc }) => (loinc ? [loinc.code] : []));
    expect(all.filter(({ loinc }) => loinc?.verified)).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('keep what the starter catalogue says of adults', () => {
    for (const { code, ranges } of starterCatalogue) expect(find(code)?.ranges).toEqual(expect.arrayContaining(ranges.filter(({ type }) => type === 'reference')));
  });
});

describe.each(starterPacks)('the pack %s', (pack) => {
  const tests = testsOfPack(pack);

  it('has panels first, and whatever they are made of', () => {
    const codes = tests.map(({ code }) => code);
    const parts = tests.flatMap(({ members, calculation }) => [...members, ...(calculation?.inputs ?? []).map(({ code }) => code)]);
    expect(parts.filter((part) => !codes.includes(part))).toEqual([]);
    expect(tests.map(({ kind }) => kind !== 'panel')).toEqual(tests.map(({ kind }) => kind !== 'panel').toSorted((a, b) => Number(a) - Number(b)));
  });
});

it.each([
  ['hematology', ['CBCDIFF', 'NEUT', 'ESR', 'RETIC']],
  ['chemistry', ['CMP', 'CREA', 'ALT', 'LIPID', 'K', 'GLU', 'HBA1C', 'FERR', 'TSH']],
  ['coagulation', ['PT', 'APTT', 'DDIM']],
  ['urinalysis', ['UADIP', 'ULEU', 'URBC', 'UACR']],
  ['serology', ['HBSAG', 'HIVRDT', 'MALAG', 'ABO']],
] as const)('%s has what such a laboratory measures: %j', (pack, codes) => {
  expect(testsOfPack(pack).map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
});
