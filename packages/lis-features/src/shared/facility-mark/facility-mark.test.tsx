import { aPublicInfo } from '@alms/lis-domain/fixtures';
import type { PublicInfo } from '@alms/lis-domain/facility';
import { loading, ready, type Resource } from '@alms/ui/resource';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FacilityMark } from './index.ts';

it.each<[string, Resource<PublicInfo>, string]>([
  ['its facility', ready(aPublicInfo('northside')), 'logo'],
  ['a facility that is loading', loading, 'skeleton'],
  ['no facility', { status: 'idle' }, 'product-mark'],
  [
    'a facility that could not be loaded',
    { status: 'error', error: { kind: 'server' } },
    'product-mark',
  ],
])('FacilityMark represents %s', (_, facility, component) => {
  const { container } = render(<FacilityMark facility={facility} />);
  expect(container.firstElementChild).toHaveAttribute('data-component', component);
});
