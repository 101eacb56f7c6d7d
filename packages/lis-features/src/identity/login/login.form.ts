import * as v from 'valibot';

/** What signing in needs. Whether the two belong together, the server says. */
export const loginForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('emailRequired')),
  password: v.pipe(v.string(), v.nonEmpty('passwordRequired')),
});

export type SignInValues = v.InferOutput<typeof loginForm>;
