import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { catalogueImportArgs, goodPlan, plan } from './catalogue-import.args.ts';
import { CatalogueImportScreen } from './catalogue-import-screen.tsx';

/** Export and import of the catalogue. Errors name the row, the column and the accepted values. */
const meta = {
  title: 'Features/Catalogue/Import tests',
  component: CatalogueImportScreen,
  tags: ['screen'],
  args: { ...catalogueImportArgs, onImport: fn(), onReport: fn(), onExport: fn() },
  parameters: {
    states: {
      Forbidden: 'blocked by the route guard',
      Empty: 'empty until a file is chosen: see NoFile',
      NoMatches: 'nothing is searched',
      Stale: 'the preview of a file is never refreshed',
    },
  },
} satisfies Meta<typeof CatalogueImportScreen>;

export default meta;
type Story = StoryObj<typeof CatalogueImportScreen>;

export const Default: Story = {};

/** No file is chosen. */
export const NoFile: Story = { args: { file: undefined, preview: { status: 'idle' } } };

export const Loading: Story = { args: { preview: loading } };

/** A file that is not a catalogue table. */
export const Unreadable: Story = {
  args: { preview: ready({ readable: false, fault: 'workbook', at: '' }) },
};

export const Failed: Story = {
  args: { preview: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

/** Another user changed the catalogue after the preview. */
export const Rejected: Story = {
  args: {
    preview: ready(goodPlan),
    importing: { status: 'rejected', fieldErrors: {}, formError: 'import_outdated' },
  },
};

export const Succeeded: Story = {
  args: { imported: { created: 1, changed: 2, unchanged: 41, refused: 0 } },
};

export const LongText: Story = {
  args: {
    file: {
      name: 'catalogue_of_the_whole_laboratory_with_all_departments_final_version_2026-11-21.csv',
      size: 2_900_000,
    },
    preview: ready({
      ...plan,
      tests: [
        {
          line: 4_812,
          code: 'POTASSIUM_PLASMA_001',
          name: 'Potassium, immunoturbidimetricallyinterferencecorrected',
          outcome: 'refused',
          changed: [],
          warnings: 0,
          faults: [
            {
              line: 4_813,
              column: 'answers',
              value: 'NEGATIVE-WITHOUT-ANY-PLACE-TO-BREAK-IT-WHATSOEVER|Negative',
              code: 'list_form',
            },
          ],
        },
      ],
    } as typeof plan),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/**
 * With rejected tests, nothing is imported until the user chooses to import only the valid ones.
 */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const importButton = canvas.getByRole('button', { name: /Import 3 tests/ });
    importButton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onImport).not.toHaveBeenCalled();
    canvas.getByRole('radio', { name: /All or nothing/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    importButton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onImport).toHaveBeenCalledWith({ take: 'good', digest: '0'.repeat(64) });
    canvas.getByRole('button', { name: 'Save rejected tests' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReport).toHaveBeenCalledWith(
      expect.objectContaining({
        rows: expect.arrayContaining([
          [
            '5',
            'CREA',
            'high',
            '1,130',
            'Not a number',
            'A number such as 4.10, without thousands separators',
          ],
        ]),
      }),
    );
  },
};
