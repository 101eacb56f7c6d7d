import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { ErrorState } from './index.ts';

describeConformance(ErrorState, {
  component: 'error-state',
  props: { title: 'The list could not be loaded' },
});

describe('ErrorState', () => {
  it('shows what failed, why, and the support reference number', () => {
    renderUi(
      <ErrorState
        title="The list could not be loaded"
        body="The server did not answer."
        requestId="req-81c2"
        action={<button type="button">Try again</button>}
      />,
    );
    expect(
      screen.getByRole('heading', { level: 3, name: 'The list could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.getByText('The server did not answer.')).toBeInTheDocument();
    expect(screen.getByText('Request number req-81c2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('shows no reference line without a request number', () => {
    renderUi(<ErrorState title="The list could not be loaded" requestId={undefined} />);
    expect(screen.queryByText(/Request number/)).toBeNull();
  });
});
