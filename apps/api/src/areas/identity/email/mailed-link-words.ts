import type { LanguageTag } from '@alms/lis-domain/language';

/** Purpose of an emailed link. */
export type LinkKind = 'reset' | 'invitation' | 'confirmation' | 'approval';

interface LinkWords {
  subject: (facility: string) => string;
  text: (facility: string, url: string) => string;
}

const words: Record<LanguageTag, Record<LinkKind, LinkWords>> = {
  en: {
    reset: {
      subject: (facility) => `${facility}: set a new password`,
      text: (facility, url) =>
        `A new password was asked for your account at ${facility}.\n\nSet it here within one hour:\n${url}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
    },
    invitation: {
      subject: (facility) => `${facility}: your account`,
      text: (facility, url) =>
        `You have been given an account at ${facility}.\n\nSet your password here within seven days:\n${url}\n`,
    },
    confirmation: {
      subject: (facility) => `${facility}: confirm your e-mail address`,
      text: (facility, url) =>
        `This address was given for an account at ${facility}.\n\nConfirm here within one day that it is yours:\n${url}\n\nInvitations you make are mailed after that. If the account is not yours, do nothing.\n`,
    },
    approval: {
      subject: (facility) => `${facility}: your account is approved`,
      text: (facility, url) =>
        `Your account at ${facility} has been approved.\n\nConfirm your e-mail address here within seven days, then sign in with the password you chose:\n${url}\n`,
    },
  },
  fr: {
    reset: {
      subject: (facility) => `${facility} : définir un nouveau mot de passe`,
      text: (facility, url) =>
        `Un nouveau mot de passe a été demandé pour votre compte auprès de l’établissement ${facility}.\n\nDéfinissez-le ici dans un délai d’une heure :\n${url}\n\nSi la demande ne vient pas de vous, ne faites rien : votre mot de passe reste inchangé.\n`,
    },
    invitation: {
      subject: (facility) => `${facility} : votre compte`,
      text: (facility, url) =>
        `Un compte a été ouvert pour vous auprès de l’établissement ${facility}.\n\nDéfinissez votre mot de passe ici dans un délai de sept jours :\n${url}\n`,
    },
    confirmation: {
      subject: (facility) => `${facility} : confirmez votre adresse e-mail`,
      text: (facility, url) =>
        `Cette adresse a été indiquée pour un compte auprès de l’établissement ${facility}.\n\nConfirmez ici dans un délai d’un jour qu’elle est bien la vôtre :\n${url}\n\nLes invitations que vous préparez partent une fois l’adresse confirmée. Si ce compte n’est pas le vôtre, ne faites rien.\n`,
    },
    approval: {
      subject: (facility) => `${facility} : votre compte est approuvé`,
      text: (facility, url) =>
        `Votre compte auprès de l’établissement ${facility} a été approuvé.\n\nConfirmez votre adresse e-mail ici dans un délai de sept jours, puis connectez-vous avec le mot de passe que vous avez choisi :\n${url}\n`,
    },
  },
  es: {
    reset: {
      subject: (facility) => `${facility}: establezca una contraseña nueva`,
      text: (facility, url) =>
        `Se ha solicitado una contraseña nueva para su cuenta en ${facility}.\n\nEstablézcala aquí en el plazo de una hora:\n${url}\n\nSi no la ha solicitado usted, no haga nada: su contraseña sigue siendo la misma.\n`,
    },
    invitation: {
      subject: (facility) => `${facility}: su cuenta`,
      text: (facility, url) =>
        `Se ha creado una cuenta para usted en ${facility}.\n\nEstablezca su contraseña aquí en el plazo de siete días:\n${url}\n`,
    },
    confirmation: {
      subject: (facility) => `${facility}: confirme su correo electrónico`,
      text: (facility, url) =>
        `Esta dirección se indicó para una cuenta en ${facility}.\n\nConfirme aquí, en el plazo de un día, que es la suya:\n${url}\n\nLas invitaciones que haga se envían después. Si la cuenta no es suya, no haga nada.\n`,
    },
    approval: {
      subject: (facility) => `${facility}: su cuenta ha sido aprobada`,
      text: (facility, url) =>
        `Su cuenta en ${facility} ha sido aprobada.\n\nConfirme aquí su correo electrónico en el plazo de siete días y después inicie sesión con la contraseña que eligió:\n${url}\n`,
    },
  },
  pt: {
    reset: {
      subject: (facility) => `${facility}: definir nova senha`,
      text: (facility, url) =>
        `Uma nova senha foi solicitada para sua conta em ${facility}.\n\nDefina-a aqui no prazo de uma hora:\n${url}\n\nSe a solicitação não partiu de você, não faça nada: sua senha continua a mesma.\n`,
    },
    invitation: {
      subject: (facility) => `${facility}: sua conta`,
      text: (facility, url) =>
        `Uma conta em ${facility} foi criada para você.\n\nDefina sua senha aqui no prazo de sete dias:\n${url}\n`,
    },
    confirmation: {
      subject: (facility) => `${facility}: confirme seu e-mail`,
      text: (facility, url) =>
        `Este endereço foi informado para uma conta em ${facility}.\n\nConfirme aqui, no prazo de um dia, que ele é seu:\n${url}\n\nOs convites que você fizer são enviados depois disso. Se a conta não for sua, não faça nada.\n`,
    },
    approval: {
      subject: (facility) => `${facility}: sua conta foi aprovada`,
      text: (facility, url) =>
        `Sua conta em ${facility} foi aprovada.\n\nConfirme seu e-mail aqui no prazo de sete dias e depois entre com a senha que você escolheu:\n${url}\n`,
    },
  },
  ar: {
    reset: {
      subject: (facility) => `${facility}: تعيين كلمة مرور جديدة`,
      text: (facility, url) =>
        `طُلبت كلمة مرور جديدة لحسابك لدى ${facility}.\n\nيمكن تعيينها هنا خلال ساعة واحدة:\n${url}\n\nإن لم يصدر هذا الطلب عنك فلا يلزم أي إجراء: تبقى كلمة المرور كما هي.\n`,
    },
    invitation: {
      subject: (facility) => `${facility}: حسابك`,
      text: (facility, url) =>
        `أُنشئ لك حساب لدى ${facility}.\n\nيُرجى تعيين كلمة المرور هنا خلال سبعة أيام:\n${url}\n`,
    },
    confirmation: {
      subject: (facility) => `${facility}: تأكيد بريدك الإلكتروني`,
      text: (facility, url) =>
        `سُجّل هذا العنوان لحساب لدى ${facility}.\n\nيُرجى التأكيد هنا خلال يوم واحد أن العنوان لك:\n${url}\n\nتُرسل الدعوات التي توجّهها بعد ذلك. إن لم يكن الحساب لك فلا يلزم أي إجراء.\n`,
    },
    approval: {
      subject: (facility) => `${facility}: تمت الموافقة على حسابك`,
      text: (facility, url) =>
        `تمت الموافقة على حسابك لدى ${facility}.\n\nيُرجى تأكيد البريد الإلكتروني هنا خلال سبعة أيام، ثم تسجيل الدخول بكلمة المرور التي اخترتها:\n${url}\n`,
    },
  },
};

/** Text of the email with a link. */
export function linkWords(language: LanguageTag, kind: LinkKind): LinkWords {
  return words[language][kind];
}
