import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './index.ts';

const meta = {
  title: 'UI/Layout/Text',
  component: Text,
  tags: ['stable'],
  parameters: {
    states: { KeyboardOnly: 'nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for running text, notes and values.

**Do not** use it for titles (\`Heading\`) or a status (\`Chip\`).

**Accessibility**
- \`as\` sets the element and so the meaning; size, tone and weight change only the appearance.
- A tone repeats the text; colour alone says nothing.`,
      },
    },
  },
  args: { children: 'Updated at 08:42. Three items need your attention.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large', 'lead'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: text with a{' '}
          <Text as="strong" strong>
            name
          </Text>
          , a{' '}
          <Text as="span" tone="muted">
            quiet note
          </Text>{' '}
          and a{' '}
          <Text as="span" code>
            0O1lI-5S8B
          </Text>
        </Text>
      ))}
      {(['muted', 'info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Text of a message with tone {tone}
        </Text>
      ))}
      <Text figures>1,111.10</Text>
      <Text figures>8,888.00</Text>
    </>
  ),
};

/** A code without break opportunities wraps to the next line. */
export const LongText: Story = {
  args: { code: true, style: { inlineSize: '10rem' }, children: '0123456789'.repeat(6) },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-component=text]');
    await expect(text?.scrollWidth).toBe(text?.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { children: 'النتائج من الساعة 08:42' },
};
