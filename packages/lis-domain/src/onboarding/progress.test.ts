import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workSteps, type OnboardingStep } from './onboarding-status.schema.ts';
import { nextStep, openRequiredSteps, progressPercentage, withStep } from './progress.ts';

const start: OnboardingStep[] = ['account_created'];

describe('onboarding progress', () => {
  it.each([
    [[], 0, 'laboratory_setup', 2],
    [start, 20, 'laboratory_setup', 2],
    [[...start, 'laboratory_setup'], 40, 'staff_management', 1],
    [[...start, 'test_catalog'], 40, 'laboratory_setup', 2],
    [
      [...start, 'laboratory_setup', 'staff_management', 'test_catalog'],
      80,
      'system_preferences',
      1,
    ],
    [[...start, 'laboratory_setup', 'system_preferences'], 60, 'staff_management', 0],
    [[...start, ...workSteps], 100, 'completed', 0],
    [[...start, 'laboratory_setup', 'system_preferences', 'completed'], 100, 'staff_management', 0],
  ] as [OnboardingStep[], number, string, number][])(
    '%j: %i %%, next %s',
    (done, percentage, next, open) => {
      expect(progressPercentage(done)).toBe(percentage);
      expect(nextStep(done)).toBe(next);
      expect(openRequiredSteps(done)).toHaveLength(open);
    },
  );

  it.each([
    ['in progress is not done', 'laboratory_setup', 'in_progress', start],
    ['completed', 'laboratory_setup', 'completed', [...start, 'laboratory_setup']],
    ['skipped', 'staff_management', 'skipped', [...start, 'staff_management']],
    ['a required step cannot be skipped', 'system_preferences', 'skipped', start],
  ] as const)('%s', (_, step, status, expected) => {
    expect(withStep(start, step, status)).toEqual(expected);
  });

  it('keeps the step order and never decreases, whatever is saved', () => {
    const saved = fc.tuple(
      fc.constantFrom(...workSteps),
      fc.constantFrom('in_progress' as const, 'completed' as const, 'skipped' as const),
    );
    fc.assert(
      fc.property(fc.array(saved, { maxLength: 12 }), (saves) => {
        saves.reduce((done, [step, status]) => {
          const after = withStep(done, step, status);
          expect(progressPercentage(after)).toBeGreaterThanOrEqual(progressPercentage(done));
          expect(after.filter((each) => each !== 'account_created')).toEqual(
            workSteps.filter((each) => after.includes(each)),
          );
          return after;
        }, start);
      }),
      { seed: 38 },
    );
  });
});
