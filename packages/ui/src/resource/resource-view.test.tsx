import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import {
  ResourceView,
  loading,
  ready,
  type Resource,
  type ResourceError,
  type ResourceViewProps,
} from './index.ts';

const parcels = ['North gate', 'South gate'];
const list = (data: string[]) => (
  <ul>
    {data.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);

type Props = Partial<ResourceViewProps<string[]>> & { resource: Resource<string[]> };
const view = (props: Props) => (
  <ResourceView label="Parcels" skeleton={<span data-testid="skeleton" />} {...props}>
    {props.children ?? list}
  </ResourceView>
);
const announced = () =>
  within(screen.getByRole('group', { name: 'Parcels' })).getAllByRole('status')[0];

describeConformance(ResourceView<string[]>, {
  component: 'resource-view',
  props: { resource: ready(parcels), label: 'Parcels', skeleton: null, children: list },
});

describe('ResourceView', () => {
  it('renders nothing before the first request', () => {
    renderUi(view({ resource: { status: 'idle' } }));
    expect(screen.getByRole('group', { name: 'Parcels' }).textContent).toBe('');
  });

  it('shows and announces the skeleton immediately while loading', () => {
    renderUi(view({ resource: loading }));
    expect(screen.getByTestId('skeleton')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Parcels' })).toHaveAttribute('aria-busy', 'true');
    expect(announced()).toHaveTextContent('Parcels: loading');
  });

  it('does not announce data that was present from the start', () => {
    renderUi(view({ resource: ready(parcels) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(announced()).toBeEmptyDOMElement();
  });

  it('announces data that arrives after loading', () => {
    const { rerender } = renderUi(view({ resource: loading }));
    rerender(view({ resource: ready(parcels) }));
    expect(announced()).toHaveTextContent('Parcels: loaded');
    expect(screen.getByRole('group', { name: 'Parcels' })).not.toHaveAttribute('aria-busy');
  });

  it('keeps the data visible while it is refreshed', () => {
    renderUi(view({ resource: { status: 'ready', data: parcels, freshness: 'refreshing' } }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByTestId('skeleton')).toBeNull();
  });

  it.each<Resource<string[]>>([
    { status: 'empty', reason: 'none-yet' },
    { status: 'error', error: { kind: 'forbidden' } },
  ])('uses the given heading level for the title of the state: $status', (resource) => {
    const { rerender } = renderUi(view({ resource }));
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
    rerender(view({ resource, headingLevel: 2 }));
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  describe('ResourceView without content', () => {
    it('uses the given texts and action for the reason', () => {
      renderUi(
        view({
          resource: { status: 'empty', reason: 'no-match' },
          empty: {
            'no-match': {
              title: 'No parcel today',
              body: 'Choose another day.',
              action: <a href="/?day=any">Any day</a>,
            },
          },
        }),
      );
      expect(screen.getByRole('heading', { name: 'No parcel today' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Any day' })).toBeInTheDocument();
      expect(announced()).toHaveTextContent('Parcels: No parcel today');
    });

    it.each([
      ['none-yet', 'Nothing here yet'],
      ['no-match', 'Nothing matches'],
    ] as const)('has default texts for %s', (reason, title) => {
      renderUi(view({ resource: { status: 'empty', reason } }));
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    });
  });

  describe('ResourceView after a failure', () => {
    it('shows the title of the screen and its own explanation', () => {
      renderUi(
        view({
          resource: { status: 'error', error: { kind: 'offline' } },
          failedTitle: 'The parcels could not be counted',
        }),
      );
      expect(
        screen.getByRole('heading', { name: 'The parcels could not be counted' }),
      ).toBeInTheDocument();
      expect(
        screen.getByText(/^This could not be loaded without a connection/),
      ).toBeInTheDocument();
      expect(announced()).toHaveTextContent('Parcels: The parcels could not be counted');
    });

    it.each<[ResourceError['kind'], string, boolean]>([
      ['offline', 'You are offline', true],
      ['unauthenticated', 'You are signed out', false],
      ['forbidden', 'No access', false],
      ['not-found', 'Not found', false],
      ['conflict', 'Updated by another user', true],
      ['server', 'Could not be loaded', true],
      ['invalid-response', 'Unreadable response', true],
    ])('%s shows "%s"; a retry can help: %s', (kind, title, retryable) => {
      renderUi(
        view({
          resource: { status: 'error', error: { kind, requestId: 'req-81c2' } },
          onRetry: vi.fn(),
        }),
      );
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
      expect(screen.getByText('Request number req-81c2')).toBeInTheDocument();
      expect(announced()).toHaveTextContent(`Parcels: ${title}`);
      expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(
        retryable ? 1 : 0,
      );
    });

    it('offers no retry without a handler', () => {
      renderUi(view({ resource: { status: 'error', error: { kind: 'server' } } }));
      expect(screen.queryByRole('button')).toBeNull();
    });

    it('is busy until the retry settles', async () => {
      let settle = () => {};
      const onRetry = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
      const { user } = renderUi(
        view({ resource: { status: 'error', error: { kind: 'server' } }, onRetry }),
      );
      const button = screen.getByRole('button', { name: 'Try again' });
      await user.click(button);
      expect(button).toHaveAttribute('aria-busy', 'true');
      await user.click(button);
      expect(onRetry).toHaveBeenCalledOnce();
      await act(async () => settle());
      expect(button).not.toHaveAttribute('aria-busy', 'true');
    });

    it('moves focus to the view when the response removes the button', async () => {
      function Recovering() {
        const [resource, setResource] = useState<Resource<string[]>>({
          status: 'error',
          error: { kind: 'server' },
        });
        return view({ resource, onRetry: () => setResource(ready(parcels)) });
      }
      const { user } = renderUi(<Recovering />);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(screen.getAllByRole('listitem')).toHaveLength(2);
      expect(screen.getByRole('group', { name: 'Parcels' })).toHaveFocus();
    });
  });

  describe('ResourceView with a failed refresh', () => {
    it('shows the data under an alert with its age, and announces it once', () => {
      renderUi(
        view({
          resource: {
            status: 'ready',
            data: parcels,
            freshness: 'stale',
            asOf: '2026-05-12T08:04:00Z',
          },
        }),
      );
      expect(screen.getByText('Not refreshed since 08:04, 38 min ago.')).toBeInTheDocument();
      expect(screen.getAllByRole('listitem')).toHaveLength(2);
      expect(announced()).toHaveTextContent(
        'Parcels: could not be refreshed, showing earlier data',
      );
    });

    it('offers to refresh', async () => {
      const onRetry = vi.fn();
      const { user } = renderUi(
        view({ resource: { status: 'ready', data: parcels, freshness: 'stale' }, onRetry }),
      );
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(onRetry).toHaveBeenCalledOnce();
    });
  });

  it('labels sample data, and passes the freshness so that the content can disable actions', () => {
    const children = vi.fn(list);
    renderUi(view({ resource: { status: 'ready', data: parcels, freshness: 'sample' }, children }));
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    expect(announced()).toHaveTextContent('Parcels: sample data, not real');
    expect(children).toHaveBeenLastCalledWith(parcels, 'sample');
  });
});
