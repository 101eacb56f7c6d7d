import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { fillPath, wireRequest } from './request.ts';

const list = endpoint({
  id: 'things.list',
  method: 'GET',
  path: '/things',
  summary: 'Lists.',
  access: 'staff',
  query: v.object({
    unread_only: v.optional(v.boolean()),
    limit: v.optional(v.number()),
    offset: v.optional(v.number()),
    q: v.optional(v.string()),
  }),
});

describe('fillPath', () => {
  it.each([
    ['/things/{id}', { id: 'a1' }, '/things/a1'],
    ['/things/{id}/parts/{part}', { id: 'a', part: 2 }, '/things/a/parts/2'],
    ['/things/{id}', { id: '../admin' }, '/things/..%2Fadmin'],
    ['/things/{id}', { id: 'a?b#c' }, '/things/a%3Fb%23c'],
  ])('%s with %j', (path, params, expected) => {
    expect(fillPath(path, params)).toBe(expected);
  });

  it.each([[{}], [{ id: '' }]])('names the missing parameter in %j', (params) => {
    expect(() => fillPath('/things/{id}', params)).toThrow('needs the parameter "id"');
  });
});

describe('path traversal', () => {
  it.each(['.', '..'])('is prevented for %j', (id) => {
    expect(() => fillPath('/things/{id}', { id })).toThrow(
      'is not a valid value of parameter "id"',
    );
  });
});

describe('wireRequest', () => {
  /** Laboratory cases 5.11: parameters are added only when truthy. */
  it.each([
    [{ unread_only: false, limit: 0, offset: 0 }, '/things'],
    [{ unread_only: true, limit: 20, offset: 40 }, '/things?unread_only=true&limit=20&offset=40'],
    [{ q: '' }, '/things'],
    [{ q: 'a & b' }, '/things?q=a+%26+b'],
  ])('sends query %j as %s', (query, path) => {
    expect(wireRequest(list, { query })).toEqual({
      method: 'GET',
      path,
      headers: {},
      body: undefined,
    });
  });

  it('sends JSON with version and idempotency key as headers', () => {
    const replace = endpoint({
      id: 'things.replace',
      method: 'PUT',
      path: '/things/{id}',
      summary: 'Replaces.',
      access: 'staff',
      params: v.object({ id: v.string() }),
      body: v.object({ name: v.string() }),
      versioned: true,
      creates: true,
    });
    expect(
      wireRequest(replace, { params: { id: 'a' }, body: { name: 'x' }, version: 3, key: 'k1' }),
    ).toEqual({
      method: 'PUT',
      path: '/things/a',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"3"', 'Idempotency-Key': 'k1' },
      body: '{"name":"x"}',
    });
  });

  it('sends the last event id of a stream', () => {
    const follow = endpoint({
      id: 'things.follow',
      method: 'GET',
      path: '/things/stream',
      summary: 'Follows.',
      access: 'staff',
      answer: { events: { changed: v.object({}) } },
    });
    expect(wireRequest(follow, { lastEventId: '7.1' }).headers).toEqual({ 'Last-Event-ID': '7.1' });
    expect(wireRequest(follow, {}).headers).toEqual({});
  });

  it('sends a form', () => {
    const submit = endpoint({
      id: 'things.submit',
      method: 'POST',
      path: '/token',
      summary: 'Submits.',
      access: 'public',
      encoding: 'form',
      body: v.object({ username: v.string() }),
    });
    expect(wireRequest(submit, { body: { username: 'a@b.test & co' } })).toMatchObject({
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'username=a%40b.test+%26+co',
    });
  });
});
