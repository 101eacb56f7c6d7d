import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { describeConformance, renderUi } from '../testing/index.ts';
import { ButtonGroup } from './index.ts';

describeConformance(ButtonGroup, {
  component: 'button-group',
  props: { label: 'Zoom', children: <Button>In</Button> },
});

describe('ButtonGroup', () => {
  it('labels the group and keeps each button a separate tab stop', async () => {
    const { user } = renderUi(
      <ButtonGroup label="Zoom" joined>
        <Button>Out</Button>
        <Button>In</Button>
      </ButtonGroup>,
    );
    expect(screen.getByRole('group', { name: 'Zoom' })).toHaveAttribute('data-joined', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Out' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'In' })).toHaveFocus();
  });
});
