import * as React from 'react';

/**
 * The development build of React captures a stack for each of the first 10,000 elements per second,
 * for messages that no test shows: a sixth of the processor time of the component tests. The
 * counter of that limit stays above it. Warnings are unchanged.
 */
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
if (!('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts owner stacks: remove this file.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});
