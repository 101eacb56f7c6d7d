import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contactSalesArgs } from './contact-sales.args.ts';
import { ContactSalesScreen, type ContactSalesScreenProps } from './index.ts';

const answers = {
  'Full Name': ' Ada Sampleton ',
  Email: 'ada@northside.example',
  'Organization Name': 'Northside',
  Phone: '+1 555 0199',
  Message: 'Three sites.',
};

function show() {
  const onContinue = vi.fn<ContactSalesScreenProps['onContinue']>();
  const { user } = renderUi(<ContactSalesScreen {...contactSalesArgs} onContinue={onContinue} />);
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  const fill = async (changes: Record<string, string> = {}) => {
    for (const [label, text] of Object.entries({ ...answers, ...changes })) {
      await user.click(field(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  return { onContinue, field, fill };
}

describe('ContactSalesScreen', () => {
  it('shows the sales contact details and the selected plan', () => {
    show();
    expect(screen.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute(
      'href',
      'tel:+15550100',
    );
    expect(screen.getByRole('link', { name: 'sales@alms.example' })).toHaveAttribute(
      'href',
      'mailto:sales@alms.example',
    );
    expect(screen.getByText('Enterprise')).toBeVisible();
  });

  it('passes on the entries', async () => {
    const { onContinue, fill } = show();
    await fill();
    expect(onContinue).toHaveBeenCalledExactlyOnceWith({
      full_name: 'Ada Sampleton',
      email: 'ada@northside.example',
      organization: 'Northside',
      phone: '+1 555 0199',
      message: 'Three sites.',
    });
  });

  it('accepts an enquiry without a phone number', async () => {
    const { onContinue, fill } = show();
    await fill({ Phone: '' });
    expect(onContinue).toHaveBeenCalledWith(expect.objectContaining({ phone: '' }));
  });

  it.each([
    ['Full Name', '', 'Full name is required'],
    ['Full Name', 'n'.repeat(121), 'Full name must have at most 120 characters'],
    ['Email', '', 'Email is required'],
    ['Email', 'ada@', 'Email is invalid'],
    ['Organization Name', ' ', 'Organization name is required'],
    ['Phone', '5'.repeat(41), 'Phone must have at most 40 characters'],
    ['Message', ' ', 'Message is required'],
  ])('rejects %s "%s": %s', async (label, typed, text) => {
    const { onContinue, field, fill } = show();
    await fill({ [label]: typed });
    expect(field(label)).toHaveAccessibleDescription(new RegExp(`${text}$`));
    expect(onContinue).not.toHaveBeenCalled();
  });
});
