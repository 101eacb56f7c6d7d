import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { ResultsScreen } from './results-screen.tsx';
import { afterStorage, beyondStability, verifyArgs } from './work-list.args.ts';

it('states the age of a specimen beyond the stability limit', async () => {
  renderUi(
    <ResultsScreen
      {...withChanges(verifyArgs, { specimen: { results: ready(beyondStability) } })}
    />,
  );
  expect(
    (await screen.findAllByText(/Measured 26 h after collection on .*\. Stability limit: 24 h\./))
      .length,
  ).toBeGreaterThan(0);
  expect(screen.getByText(/Collection time not recorded: the age is unknown/)).toBeInTheDocument();
});

it('states the hours in storage with their own limit', async () => {
  renderUi(
    <ResultsScreen {...withChanges(verifyArgs, { specimen: { results: ready(afterStorage) } })} />,
  );
  expect(
    await screen.findByText(
      /Measured 53 h after collection .* Limit outside storage: 6 h\. Refrigerated for 50 h \(limit 48 h\)\. The fractions used of each limit are added\./,
    ),
  ).toBeInTheDocument();
});
