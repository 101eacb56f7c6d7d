import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { SignIn } from './sign-in.tsx';

/** Prerendered at build time: complete without scripts. */
export default function SignInPage() {
  return <SignIn facility={aPublicInfo('northside')} />;
}
