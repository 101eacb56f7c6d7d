import { aStockCount, fixtureId } from '@alms/lis-domain/fixtures';
import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CountSheet, type CountSheetProps } from './count-sheet.tsx';

type OnAction = CountSheetProps['onAction'];

const count = aStockCount();
const counter = fixtureId('user', 1);
const [first, second] = count.lines;
const field = (line: typeof first) =>
  screen.getByRole('textbox', { name: new RegExp(line!.lot_number) });

describe('stock count entry', () => {
  it('keeps entries made during a save, and sends nothing twice', async () => {
    let settle = (_outcome: Submission) => {};
    const saving = new Promise<Submission>((resolve) => {
      settle = resolve;
    });
    const onAction = vi.fn<OnAction>(() => saving);
    const { user } = renderUi(<CountSheet count={count} onAction={onAction} userId={counter} />);
    await user.clear(field(first));
    await user.type(field(first), '0{Enter}');
    await user.clear(field(second));
    await user.type(field(second), '7{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'enter',
      count,
      lines: [{ lot_id: first!.lot_id, counted: 0 }],
    });
    await act(async () => settle({ status: 'done' }));
    expect(field(second)).toHaveValue('7');
    await user.type(field(second), '{Enter}');
    expect(onAction).toHaveBeenLastCalledWith({
      kind: 'enter',
      count,
      lines: [{ lot_id: second!.lot_id, counted: 7 }],
    });
  });

  it('keeps entries that were refused', async () => {
    const { user } = renderUi(
      <CountSheet
        count={count}
        onAction={async () => ({ status: 'rejected', fieldErrors: {}, formError: 'offline' })}
        userId={counter}
      />,
    );
    await user.clear(field(first));
    await user.type(field(first), '3{Enter}');
    expect(field(first)).toHaveValue('3');
  });
});
