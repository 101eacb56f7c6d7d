import { flagReasons, flags } from '@alms/lis-domain/results';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClinicalFlag } from './clinical-flag.tsx';

/** Letter, word and icon. The letter suffices for staff, the word for everyone. */
const meta = {
  title: 'Features/Results/Clinical flag',
  component: ClinicalFlag,
  args: { flag: 'HH', reason: 'critical' },
} satisfies Meta<typeof ClinicalFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

const EachFlag = () => (
  <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
    {flags.map((flag) => (
      <ClinicalFlag key={flag} flag={flag} />
    ))}
  </div>
);

export const Default: Story = {};

/** `N` has no visible mark. */
export const Decided: Story = { render: EachFlag };

/** A missing flag must never look like a normal one. */
export const Undecided: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
      {[null, ...flagReasons].map((reason) => (
        <ClinicalFlag key={reason} flag={null} reason={reason} />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { ...Decided, globals: { locale: 'ar-XB' } };

export const Dark: Story = { ...Decided, globals: { scheme: 'dark' } };
