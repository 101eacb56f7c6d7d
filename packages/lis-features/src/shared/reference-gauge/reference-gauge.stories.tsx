import { aResult } from '@alms/lis-domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReferenceGauge } from './reference-gauge.tsx';

const { range } = aResult({ code: 'K' });
if (range === null) throw new Error('The fixture potassium has an interval.');

/** The reference interval is always the middle third; values beyond it are compressed. */
const meta = {
  title: 'Features/Results/Reference gauge',
  component: ReferenceGauge,
  args: {
    range,
    resultType: 'numeric',
    value: '4.1',
    flag: 'N',
    critical: { low: '2.8', high: '6.2' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReferenceGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Values from far below to far above. The last has no flag and is therefore not marked. */
export const Values: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <ReferenceGauge {...args} value="1.2" flag="LL" />
      <ReferenceGauge {...args} value="3.3" flag="L" />
      <ReferenceGauge {...args} value="4.2" flag="N" previous="4.6" />
      <ReferenceGauge {...args} value="5.4" flag="H" />
      <ReferenceGauge {...args} value="6.8" flag="HH" />
      <ReferenceGauge {...args} value="<5" flag={null} />
    </div>
  ),
};

/** A one-sided interval extends to the end of the scale. */
export const OneSided: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <ReferenceGauge
        resultType="numeric"
        range={{ ...range, low: null, high: '200', high_op: 'ge' }}
        value="180"
        flag="N"
      />
      <ReferenceGauge
        resultType="numeric"
        range={{ ...range, low: null, high: '200', high_op: 'ge' }}
        value="260"
        flag="H"
      />
      <ReferenceGauge
        resultType="numeric"
        range={{ ...range, low: '60', high: null }}
        value="105"
        flag="N"
      />
      <ReferenceGauge
        resultType="numeric"
        range={{ ...range, low: '60', high: null }}
        value="41"
        flag="L"
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Values, globals: { locale: 'ar-XB' } };

export const Dark: Story = { ...Values, globals: { scheme: 'dark' } };
