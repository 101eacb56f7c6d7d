import * as v from 'valibot';

const password = v.pipe(v.string(), v.nonEmpty('passwordRequired'));
const code = v.pipe(v.string(), v.trim(), v.nonEmpty('codeRequired'));

export const passwordForm = v.object({ password });
export const codeForm = v.object({ code });
export const proofForm = v.object({ password, code });
export const passkeyForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(60, 'nameTooLong')),
  password,
});

export type Proof = v.InferOutput<typeof proofForm>;
