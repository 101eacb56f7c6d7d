import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { withoutServersParts, withSchemasAsNeeded } from '../apps/portal/calls-of-the-browser.ts';

const reduced = (code: string) =>
  withoutServersParts(code, parseSync('calls.ts', code).program).replaceAll(/\s+/g, ' ');

describe('withoutServersParts', () => {
  it('keeps the endpoint properties that the client reads, and removes those of the server', () => {
    const code = `export const enter = endpoint({
      id: 'results.enter', method: 'POST', path: '/test-results', summary: 'Values, one by one, e.g. { a: [1] }.', access: { anyOf: ['enter_results'] }, params: byId,
      body: v.object({ answer: v.string(), id: v.string() }), answer: resultSchema, encoding: 'form', mayLeaveNothing: true, problems: ['not_found', 'result_state'], versioned: true, ...carries,
    });`;
    expect(reduced(code)).toBe(
      "export const enter = endpoint({ id: 'results.enter', method: 'POST', path: '/test-results', access: { anyOf: ['enter_results'] }, answer: resultSchema, encoding: 'form', mayLeaveNothing: true, ...carries, });",
    );
  });

  it('processes each endpoint separately, and leaves other objects unchanged', () => {
    expect(
      reduced(
        "const a = endpoint({ summary: 'A', id: 'a' }), b = endpoint({ id: 'b', summary: 'B' }); const c = other({ summary: 'C' });",
      ),
    ).toBe(
      "const a = endpoint({ id: 'a' }), b = endpoint({ id: 'b', }); const c = other({ summary: 'C' });",
    );
  });
});

it('marks unused schemas as removable, but not immediate validation', () => {
  expect(
    withSchemasAsNeeded(
      'const s = v.pipe(v.string(), v.trim()); v.parse(s, x); if (v.is(s, x)) env.v.run();',
    ),
  ).toBe(
    'const s = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.trim()); v.parse(s, x); if (v.is(s, x)) env.v.run();',
  );
});
