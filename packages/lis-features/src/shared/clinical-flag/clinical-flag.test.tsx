import { flagReasons, flags, type Flag, type FlagReason } from '@alms/lis-domain/results';
import { renderUi } from '@alms/ui/testing';
import { describe, expect, it } from 'vitest';
import { ClinicalFlag, flagAppearance } from './index.ts';

const text = (flag: Flag | null, reason?: FlagReason | null) =>
  renderUi(<ClinicalFlag flag={flag} reason={reason} />).container.textContent;

describe('ClinicalFlag', () => {
  it.each<[Flag, string]>([
    ['LL', 'LLCritical low'],
    ['L', 'LLow'],
    ['H', 'HHigh'],
    ['HH', 'HHCritical high'],
    ['A', 'AAbnormal'],
    ['AA', 'AACritical'],
    ['POS', 'POSPositive'],
    ['NEG', 'NEGNegative'],
    ['IND', 'INDIndeterminate'],
  ])('shows %s with its letter and its word', (flag, words) => {
    expect(text(flag)).toBe(words);
  });

  it('shows no mark for a normal value, but exposes it to screen readers', () => {
    const { container, getByText } = renderUi(<ClinicalFlag flag="N" />);
    expect(container.querySelector('svg')).toBeNull();
    expect(getByText('Normal')).toHaveAttribute('data-component', 'visually-hidden');
  });

  it.each<[FlagReason | null | undefined, string]>([
    ['no_applicable_interval', 'No reference interval for this patient'],
    ['comparator_undecidable', 'Evaluate manually: limit inside the interval'],
    ['not_numeric', 'Evaluate manually: not numeric'],
    ['no_value', 'No value yet'],
    ['within_reference', 'Not evaluated'],
    [null, 'Not evaluated'],
    [undefined, 'Not evaluated'],
  ])('without a flag and with the reason %s shows "%s"', (reason, words) => {
    expect(text(null, reason)).toBe(words);
  });

  it('never shows a missing flag as normal, whatever the reason', () => {
    for (const reason of [null, ...flagReasons]) {
      const { container } = renderUi(<ClinicalFlag flag={null} reason={reason} />);
      expect(container.querySelector('[data-component=visually-hidden]')).toBeNull();
      expect(container.textContent).not.toContain('Normal');
    }
  });
});

describe('flagAppearance', () => {
  it('distinguishes every flag without colour', () => {
    const drawn = flags.map(
      (flag) => `${flagAppearance(flag).shape} ${flagAppearance(flag).filled}`,
    );
    // Normal and positive share the disc shape: positive has letters, normal has none.
    expect(
      new Set(drawn.filter((_, index) => flags[index] !== 'N' && flags[index] !== 'NEG')).size,
    ).toBe(flags.length - 2);
  });

  it.each(flags)('fills %s only when it is critical', (flag) => {
    expect(flagAppearance(flag).filled).toBe(['LL', 'HH', 'AA'].includes(flag));
  });
});
