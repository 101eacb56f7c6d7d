import { BarcodeField, type BarcodeFieldProps } from '@alms/ui/barcode-field';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { Menu } from '@alms/ui/menu';
import { Tabs } from '@alms/ui/tabs';
import { renderUi, scan } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

function Confirmation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Supprimer…</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Supprimer la note ?">
        Cette action est définitive.
      </Dialog>
    </>
  );
}

describe('components in jsdom, after @alms/ui/testing/setup', () => {
  it('open a dialog and return the focus when it closes', async () => {
    const { user } = renderUi(<Confirmation />);
    await user.click(screen.getByRole('button', { name: 'Supprimer…' }));
    screen.getByRole('dialog', { name: 'Supprimer la note ?' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Supprimer…' }));
  });

  it('open a menu', async () => {
    const onSelect = vi.fn<() => void>();
    const items = [{ id: 'print', label: 'Imprimer', onSelect }];
    const { user } = renderUi(
      <Menu items={items} renderTrigger={(attributes) => <Button {...attributes}>Plus</Button>} />,
    );
    await user.click(screen.getByRole('button', { name: 'Plus' }));
    await user.click(screen.getByRole('menuitem', { name: 'Imprimer' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('keep what was typed in a view of tabs', async () => {
    const tabs = [
      { id: 'note', label: 'Note', content: <input aria-label="Note" /> },
      { id: 'record', label: 'Dossier', content: 'RIV-20417' },
    ];
    const { user } = renderUi(<Tabs label="Patient" tabs={tabs} />);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'à jeun');
    await user.click(screen.getByRole('tab', { name: 'Dossier' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Note' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('à jeun');
  });

  it('tell a scanned code from a typed one', async () => {
    const onScan = vi.fn<BarcodeFieldProps['onScan']>();
    const { user } = renderUi(<BarcodeField label="Tube" onScan={onScan} />);
    await user.type(screen.getByRole('textbox', { name: 'Tube' }), 'RIV-1{Enter}');
    expect(onScan).toHaveBeenLastCalledWith('RIV-1', { source: 'typed' });
    scan('RIV-2', { target: screen.getByRole('textbox', { name: 'Tube' }) });
    expect(onScan).toHaveBeenLastCalledWith('RIV-2', { source: 'scanner' });
  });
});
