import { describe, expect, it } from 'vitest';
import { aCatalogue, aTestParameter } from '../fixtures/index.ts';
import { planOrder } from './plan-order.ts';
import { idOf } from '../fixtures/ids.ts';

const catalogue = aCatalogue();
const testId = (code: string) => aTestParameter(code).id;
const panels = catalogue.filter((test) => test.kind === 'panel');
const planFor = (...codes: string[]) => planOrder(codes.map(testId), catalogue);
const codesOf = (plan: ReturnType<typeof planOrder>) => plan.tests.map(({ test }) => test.code);

describe('planOrder', () => {
  it('orders single tests in the selected order', () => {
    expect(codesOf(planFor('K', 'NA'))).toEqual(['K', 'NA']);
  });

  it.each(panels.map((panel) => [panel.code, panel.members] as const))(
    'replaces the panel %s with its members',
    (code, members) => {
      const plan = planFor(code);
      expect(codesOf(plan)).toEqual(members);
      expect(plan.tests.every(({ panel_code }) => panel_code === code)).toBe(true);
      expect(plan.refused).toEqual([]);
    },
  );

  it('orders a test once if selected alone and in a panel, and reports it', () => {
    const panel = panels.find(({ members }) => members.includes('K'));
    expect(panel).toBeDefined();
    const plan = planFor('K', panel?.code ?? '');
    expect(codesOf(plan).filter((code) => code === 'K')).toEqual(['K']);
    expect(plan.tests[0]).toMatchObject({ test: { code: 'K' }, panel_code: null });
    expect(plan.collapsed.map(({ code }) => code)).toEqual(['K']);
  });

  it('reports a collapsed test once, however often it was selected', () => {
    expect(planFor('K', 'K', 'K').collapsed.map(({ code }) => code)).toEqual(['K']);
  });

  it.each(['retired', 'draft'] as const)('rejects a %s test, alone or in a panel', (status) => {
    const panel = aTestParameter('K', {
      id: idOf('panel'),
      code: 'P',
      kind: 'panel',
      members: ['NA', 'K'],
    });
    const offered = [panel, aTestParameter('NA'), aTestParameter('K', { status })];
    expect(planOrder([testId('K')], offered)).toMatchObject({ tests: [], refused: [testId('K')] });
    const plan = planOrder(['panel'], offered);
    expect(codesOf(plan)).toEqual(['NA']);
    expect(plan.refused).toEqual(['K']);
  });

  it('expands nested panels and stops at cycles', () => {
    const panel = (code: string, members: string[]) =>
      aTestParameter('K', { id: idOf(code), code, kind: 'panel', members });
    const offered = [
      panel('OUTER', ['INNER', 'NA']),
      panel('INNER', ['K', 'OUTER']),
      aTestParameter('NA'),
      aTestParameter('K'),
    ];
    const plan = planOrder(['OUTER'], offered);
    expect(plan.tests.map(({ test, panel_code }) => [test.code, panel_code])).toEqual([
      ['K', 'OUTER'],
      ['NA', 'OUTER'],
    ]);
    expect(plan.refused).toEqual([]);
  });

  it('orders the inputs of a calculated test without an additional specimen for it', () => {
    const plan = planFor('LDL', 'HDL');
    expect(plan.tests.map(({ test, needed_by }) => [test.code, needed_by?.code])).toEqual([
      ['LDL', undefined],
      ['HDL', undefined],
      ['CHOL', 'LDL'],
      ['TRIG', 'LDL'],
    ]);
    expect([plan.collapsed, plan.refused]).toEqual([[], []]);
    expect(
      plan.specimens.map(({ container, tests }) => [container, tests.map(({ code }) => code)]),
    ).toEqual([['sst', ['LDL', 'HDL', 'CHOL', 'TRIG']]]);
  });

  it('follows calculated inputs, and reports one that is not orderable', () => {
    const calculated = (code: string, ...inputs: string[]) =>
      aTestParameter('LDL', {
        id: idOf(code),
        code,
        calculation: {
          expression: 'a',
          inputs: inputs.map((input) => ({ alias: 'a', code: input })),
          valid_if: '',
        },
      });
    const plan = planOrder(
      ['FAR'],
      [
        calculated('FAR', 'NEAR'),
        calculated('NEAR', 'HGB', 'K'),
        aTestParameter('HGB'),
        aTestParameter('K', { status: 'retired' }),
      ],
    );
    expect(codesOf(plan)).toEqual(['FAR', 'NEAR', 'HGB']);
    expect(plan.refused).toEqual(['K']);
    expect(plan.specimens.map(({ container, tests }) => [container, tests.length])).toEqual([
      ['edta', 3],
    ]);
  });

  it('rejects an unknown id', () => {
    expect(planOrder(['nobody'], catalogue)).toEqual({
      tests: [],
      collapsed: [],
      refused: ['nobody'],
      specimens: [],
    });
  });

  it('collects tests of one specimen type in one container', () => {
    const { specimens } = planFor('NA', 'HGB', 'K');
    expect(
      specimens.map(({ container, tests }) => [container, tests.map(({ code }) => code)]),
    ).toEqual([
      ['sst', ['NA', 'K']],
      ['edta', ['HGB']],
    ]);
  });
});
