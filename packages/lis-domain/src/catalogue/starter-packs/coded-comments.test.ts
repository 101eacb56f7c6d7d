import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { languages } from '../../language/languages.ts';
import { checkCodedComment, codedCommentBody } from '../coded-comments/index.ts';
import { proposedComments } from './coded-comments.ts';
import { testsOfPack } from './packs.ts';

const tests = new Map(testsOfPack('full').map((test) => [test.code, test]));

describe('proposed coded comments', () => {
  it.each(proposedComments)('$code: is valid, inactive and in every language', (comment) => {
    expect(v.parse(codedCommentBody, comment)).toEqual(comment);
    expect(checkCodedComment(comment, (code) => tests.get(code))).toEqual([]);
    expect(comment.active).toBe(false);
    expect(Object.keys(comment.texts).toSorted()).toEqual([...languages].toSorted());
  });

  it('have different codes', () => {
    expect(new Set(proposedComments.map(({ code }) => code)).size).toBe(proposedComments.length);
  });
});
