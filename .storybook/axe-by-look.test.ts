import axe from 'axe-core';
import { expect, it } from 'vitest';
import { examineLook, rulesOfLook } from './axe-by-look.ts';

const examined = (id: string) => {
  const story = {
    id,
    parameters: { a11y: { test: 'error', options: { resultTypes: ['violations'] } } },
  };
  examineLook(story);
  return story.parameters.a11y;
};

it('examines a story that is no look by all rules', () => {
  expect(examined('ui-actions-button--default').options).toEqual({ resultTypes: ['violations'] });
  expect(examined('ui-actions-button--matrix').options).toEqual({ resultTypes: ['violations'] });
});

it('examines colours in the looks that change them, and keeps the other options', () => {
  expect(examined('features-results-work-list--dark')).toEqual({
    test: 'error',
    options: {
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    },
  });
});

it('examines the structure of a narrow window', () => {
  expect(examined('features-results-work-list--narrow').options).toEqual({
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  });
});

it('names rules of axe', () => {
  const known = axe.getRules().map(({ ruleId }) => ruleId);
  const named = Object.values(rulesOfLook).flatMap(({ only = [], without = [] }) => [
    ...only,
    ...without,
  ]);
  expect(named.filter((rule) => !known.includes(rule))).toEqual([]);
});
