import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CheckGlyph, Icon } from '../icon/index.ts';
import { LinkProvider } from '../link/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Button, IconButton, IconLinkButton, LinkButton } from './index.ts';

describeConformance(Button, { component: 'button', props: { children: 'Save' } });
describeConformance(LinkButton, {
  component: 'link-button',
  props: { children: 'Next', href: '/next' },
});
describeConformance(IconButton, {
  component: 'icon-button',
  props: { label: 'Save', children: <Icon glyph={CheckGlyph} /> },
});

describeConformance(IconLinkButton, {
  component: 'icon-link-button',
  props: { label: 'Profile', href: '/profile', children: <Icon glyph={CheckGlyph} /> },
});

describe('IconLinkButton', () => {
  it.each([
    [undefined, 'Notifications', ''],
    [0, 'Notifications', ''],
    [3, 'Notifications, 3', '3'],
    [120, 'Notifications, 99+', '99+'],
  ])('with a badge of %s renders a link named %s', (badge, name, count) => {
    renderUi(
      <IconLinkButton label="Notifications" href="/notifications" badge={badge}>
        <Icon glyph={CheckGlyph} />
      </IconLinkButton>,
    );
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      '/notifications',
    );
    expect(screen.getByRole('link')).toHaveTextContent(count);
  });
});

describe('Button', () => {
  it('renders a single element', () => {
    const { container } = renderUi(<Button>Save</Button>);
    expect(
      container.querySelectorAll(
        '[data-component=button], [data-component=button] ~ *, [data-component=button] *',
      ),
    ).toHaveLength(1);
  });

  it('does not submit the surrounding form unless it is a submit button', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const { user, container } = renderUi(
      <form>
        <Button>Check</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', submit);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(submit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'a click',
      (user: ReturnType<typeof renderUi>['user']) => user.click(screen.getByRole('button')),
    ],
    ['Enter', (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Tab}{Enter}')],
    ['Space', (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Tab} ')],
  ])('handles %s once', async (_how, press) => {
    const onClick = vi.fn();
    const { user } = renderUi(<Button onClick={onClick}>Save</Button>);
    await press(user);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps its name and focus while busy, ignores activation and announces its state', async () => {
    const onClick = vi.fn();
    const { user, rerender } = renderUi(
      <Button busy={false} onClick={onClick}>
        Save
      </Button>,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('In progress');
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['busy', { busy: true }],
    ['inert', { inertReason: 'Choose a plan first' }],
  ])('does not submit while %s', (_state, props) => {
    renderUi(
      <form>
        <Button type="submit" {...props}>
          Send
        </Button>
      </form>,
    );
    expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
  });

  it('is focusable while inert, exposes its reason and does nothing', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <Button inertReason="Choose a plan first" onClick={onClick}>
        Next
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Next' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Choose a plan first');
    expect(button).toHaveAttribute('title', 'Choose a plan first');
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('combines a given description with its own', () => {
    renderUi(
      <>
        <p id="note">Sends an e-mail.</p>
        <Button aria-describedby="note" inertReason="Not yet.">
          Next
        </Button>
      </>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Sends an e-mail. Not yet.');
  });
});

describe('LinkButton', () => {
  it('renders the link component of the provider', () => {
    renderUi(
      <LinkProvider component={(props) => <a {...props} data-router="" />}>
        <LinkButton href="/next" leading={<Icon glyph={CheckGlyph} />}>
          Next
        </LinkButton>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Next' });
    expect(link).toHaveAttribute('href', '/next');
    expect(link).toHaveAttribute('data-router');
  });
});

describe('IconButton', () => {
  it.each([
    [undefined, 'Notifications', null],
    [0, 'Notifications', null],
    [3, 'Notifications, 3', '3'],
    [99, 'Notifications, 99', '99'],
    [1234, 'Notifications, 99+', '99+'],
  ])('with a badge of %s is named "%s" and shows %s', (badge, name, shown) => {
    renderUi(
      <IconButton label="Notifications" badge={badge}>
        <Icon glyph={CheckGlyph} />
      </IconButton>,
    );
    const button = screen.getByRole('button', { name });
    expect(button.textContent).toBe(shown ?? '');
  });

  it('shows its label on hover, or the reason when inert', () => {
    const { rerender } = renderUi(
      <IconButton label="Print">
        <Icon glyph={CheckGlyph} />
      </IconButton>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('title', 'Print');
    rerender(
      <IconButton label="Print" inertReason="Nothing to print">
        <Icon glyph={CheckGlyph} />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription(
      'Nothing to print',
    );
    expect(screen.getByRole('button')).toHaveAttribute('title', 'Nothing to print');
  });
});
