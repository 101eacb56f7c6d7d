import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { consistencyRulesArgs, consistencyTrial } from './consistency-rules.args.ts';
import { ConsistencyRulesScreen, type ConsistencyRulesScreenProps } from './index.ts';

const show = (props: Partial<ConsistencyRulesScreenProps> = {}) =>
  renderUi(<ConsistencyRulesScreen {...consistencyRulesArgs} {...props} />);

describe('ConsistencyRulesScreen', () => {
  it('adds a rule with the units of its tests', async () => {
    const onSave = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = show({ onSave });
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New consistency rule' }));
    await user.type(dialog.getByLabelText(/^Code/), 'ALB-POSITIVE');
    await user.type(dialog.getByLabelText(/^Name$/), 'Positive albumin');
    await user.click(dialog.getByRole('button', { name: 'Add test' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Test/ }), 'ALB');
    expect(dialog.getByLabelText('Name in the condition')).toHaveValue('alb');
    expect(dialog.getByText(/Results in another unit are not evaluated/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Condition/), 'alb > 0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          code: 'ALB-POSITIVE',
          inputs: [{ alias: 'alb', code: 'ALB', unit: 'g/dL' }],
          condition: 'alb > 0',
          active: false,
        }),
        undefined,
      ),
    );
  });

  it('tries the rule as entered and lists the failed orders with their values', async () => {
    const [onTry, onSave] = [vi.fn(), vi.fn(consistencyRulesArgs.onSave)];
    const { user } = show({ onTry, onSave, trial: ready(consistencyTrial) });
    await user.click(screen.getByRole('button', { name: /^Hematocrit against/ }));
    const dialog = within(screen.getByRole('dialog'));
    const condition = dialog.getByLabelText(/^Condition/);
    await user.clear(condition);
    await user.type(condition, 'abs(hct - 3 * hgb) <= 3');
    await user.click(dialog.getByRole('button', { name: 'Try on past results' }));
    await waitFor(() =>
      expect(onTry).toHaveBeenCalledWith(
        expect.objectContaining({ condition: 'abs(hct - 3 * hgb) <= 3' }),
      ),
    );
    expect(onSave).not.toHaveBeenCalled();
    const row = within(dialog.getByRole('row', { name: /ORD-260512-0007/ }));
    expect(row.getByRole('link')).toHaveAttribute('href', '#ORD-260512-0007');
    expect(row.getByText(/abs\(42 - 3 \* 10\.1\).*11\.7.*required/)).toBeVisible();
    expect(dialog.getByText(/is a value with < or >.*4 orders/)).toBeVisible();
  });

  it('names the error in a condition and keeps what was entered', async () => {
    const onSave = vi.fn(consistencyRulesArgs.onSave);
    const { user } = show({ onSave });
    await user.click(screen.getByRole('button', { name: /^Hematocrit against/ }));
    const dialog = within(screen.getByRole('dialog'));
    const condition = dialog.getByLabelText(/^Condition/);
    await user.clear(condition);
    await user.type(condition, 'hct > hb and hgb > 0');
    expect(dialog.getByText(/character 7/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Correct the condition.'))[0]).toBeVisible();
    expect(condition).toHaveValue('hct > hb and hgb > 0');
    expect(onSave).not.toHaveBeenCalled();
  });
});
