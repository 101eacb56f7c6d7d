import type { LanguageTag } from '@alms/lis-domain/language';
import type { Mail } from '../../../platform/mail/mailer.ts';

/** Changes to the sign-in methods of an account. */
export type SecurityChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-used'
  | 'recovery-renewed';

export interface SecurityWords {
  changes: Record<SecurityChange, string>;
  mail: (facility: string, change: string, url: string) => Pick<Mail, 'subject' | 'text'>;
  /** For a reset by another user; `by` is that user's name. */
  resetMail: (facility: string, by: string, url: string) => Pick<Mail, 'subject' | 'text'>;
}

const words: Record<LanguageTag, SecurityWords> = {
  en: {
    changes: {
      'authenticator-added': 'an authenticator app was set up',
      'authenticator-removed': 'the authenticator app was removed',
      'passkey-added': 'a passkey was added',
      'passkey-removed': 'a passkey was removed',
      'recovery-used': 'a recovery code was used to sign in',
      'recovery-renewed': 'new recovery codes were made',
    },
    mail: (facility, change, url) => ({
      subject: `${facility}: ${change}`,
      text: `On your account at ${facility}, ${change}.\n\nIf it was you, there is nothing to do. If it was not, set a new password at once, look at what is set up here, and tell your administrator:\n${url}\n`,
    }),
    resetMail: (facility, by, url) => ({
      subject: `${facility}: your second step at sign-in was reset`,
      text: `${by} has reset the second step of your account at ${facility}: the authenticator app, the passkeys and the recovery codes no longer count, and you are signed out everywhere.\n\nIf you have asked for it, sign in with your password and set up a new second step here. If you have not, set a new password at once and tell your facility:\n${url}\n`,
    }),
  },
  fr: {
    changes: {
      'authenticator-added': 'une application d’authentification a été configurée',
      'authenticator-removed': 'l’application d’authentification a été retirée',
      'passkey-added': 'une clé d’accès a été ajoutée',
      'passkey-removed': 'une clé d’accès a été retirée',
      'recovery-used': 'un code de secours a servi à la connexion',
      'recovery-renewed': 'de nouveaux codes de secours ont été créés',
    },
    mail: (facility, change, url) => ({
      subject: `${facility} : ${change}`,
      text: `Sur votre compte auprès de l’établissement ${facility}, ${change}.\n\nSi c’est bien vous, il n’y a rien à faire. Sinon, définissez immédiatement un nouveau mot de passe, vérifiez ici ce qui est configuré et prévenez votre administrateur :\n${url}\n`,
    }),
    resetMail: (facility, by, url) => ({
      subject: `${facility} : votre seconde étape à la connexion a été réinitialisée`,
      text: `${by} a réinitialisé la seconde étape de votre compte auprès de l’établissement ${facility} : l’application d’authentification, les clés d’accès et les codes de secours ne comptent plus, et toutes vos sessions sont fermées.\n\nSi vous l’avez demandé, connectez-vous avec votre mot de passe et configurez ici une nouvelle seconde étape. Sinon, définissez immédiatement un nouveau mot de passe et prévenez votre établissement :\n${url}\n`,
    }),
  },
  es: {
    changes: {
      'authenticator-added': 'se configuró una aplicación de autenticación',
      'authenticator-removed': 'se quitó la aplicación de autenticación',
      'passkey-added': 'se añadió una llave de acceso',
      'passkey-removed': 'se quitó una llave de acceso',
      'recovery-used': 'se usó un código de recuperación para iniciar sesión',
      'recovery-renewed': 'se crearon códigos de recuperación nuevos',
    },
    mail: (facility, change, url) => ({
      subject: `${facility}: ${change}`,
      text: `En su cuenta de ${facility}, ${change}.\n\nSi fue usted, no tiene que hacer nada. Si no, establezca de inmediato una contraseña nueva, revise aquí lo que está configurado y avise a su administrador:\n${url}\n`,
    }),
    resetMail: (facility, by, url) => ({
      subject: `${facility}: se restableció su segundo paso al iniciar sesión`,
      text: `${by} ha restablecido el segundo paso de su cuenta de ${facility}: la aplicación de autenticación, las llaves de acceso y los códigos de recuperación ya no sirven, y se han cerrado todas sus sesiones.\n\nSi usted lo pidió, inicie sesión con su contraseña y configure aquí un segundo paso nuevo. Si no, establezca de inmediato una contraseña nueva y avise a su centro:\n${url}\n`,
    }),
  },
  pt: {
    changes: {
      'authenticator-added': 'um aplicativo autenticador foi configurado',
      'authenticator-removed': 'o aplicativo autenticador foi removido',
      'passkey-added': 'uma chave de acesso foi adicionada',
      'passkey-removed': 'uma chave de acesso foi removida',
      'recovery-used': 'um código de recuperação foi usado para entrar',
      'recovery-renewed': 'novos códigos de recuperação foram criados',
    },
    mail: (facility, change, url) => ({
      subject: `${facility}: ${change}`,
      text: `Na sua conta em ${facility}, ${change}.\n\nSe foi você, não é preciso fazer nada. Caso contrário, defina imediatamente uma nova senha, confira aqui o que está configurado e avise o administrador:\n${url}\n`,
    }),
    resetMail: (facility, by, url) => ({
      subject: `${facility}: sua segunda etapa ao entrar foi redefinida`,
      text: `${by} redefiniu a segunda etapa da sua conta em ${facility}: o aplicativo autenticador, as chaves de acesso e os códigos de recuperação não valem mais, e todas as suas sessões foram encerradas.\n\nSe foi a seu pedido, entre com sua senha e configure aqui uma nova segunda etapa. Caso contrário, defina imediatamente uma nova senha e avise a instituição:\n${url}\n`,
    }),
  },
  ar: {
    changes: {
      'authenticator-added': 'أُعدّ تطبيق مصادقة',
      'authenticator-removed': 'أُزيل تطبيق المصادقة',
      'passkey-added': 'أُضيف مفتاح مرور',
      'passkey-removed': 'أُزيل مفتاح مرور',
      'recovery-used': 'استُخدم رمز استرداد لتسجيل الدخول',
      'recovery-renewed': 'أُنشئت رموز استرداد جديدة',
    },
    mail: (facility, change, url) => ({
      subject: `${facility}: ${change}`,
      text: `في حسابك لدى ${facility}: ${change}.\n\nإن كان ذلك منك فلا يلزم أي إجراء. وإلا فيُرجى تعيين كلمة مرور جديدة فورًا، ومراجعة ما هو معدّ هنا، وإبلاغ المسؤول:\n${url}\n`,
    }),
    resetMail: (facility, by, url) => ({
      subject: `${facility}: أُعيد ضبط خطوتك الثانية عند تسجيل الدخول`,
      text: `أُعيد ضبط الخطوة الثانية لحسابك لدى ${facility} بواسطة ${by}: لم يعد تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد صالحة، وانتهت كل جلساتك.\n\nإن كان ذلك بطلب منك فيُرجى تسجيل الدخول بكلمة المرور وإعداد خطوة ثانية جديدة هنا. وإلا فيُرجى تعيين كلمة مرور جديدة فورًا وإبلاغ منشأتك:\n${url}\n`,
    }),
  },
};

/** Text of emails about sign-in changes to the recipient's account. */
export function securityWords(language: LanguageTag): SecurityWords {
  return words[language];
}
