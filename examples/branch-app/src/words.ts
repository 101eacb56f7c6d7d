import type { loginMessages } from '@alms/lis-features/identity/login/words';
import type { clinicalFlagMessages } from '@alms/lis-features/shared/clinical-flag/words';
import type { intervalTextMessages } from '@alms/lis-features/shared/interval-text/words';
import type { lisFormMessages } from '@alms/lis-features/shared/lis-form/words';
import type { patientBannerMessages } from '@alms/lis-features/shared/patient-banner/words';
import type { patientWordsMessages } from '@alms/lis-features/shared/patient-words/words';
import type { Translations } from '@alms/ui/i18n';
import type { alertMessages } from '@alms/ui/alert/words';
import type { buttonMessages } from '@alms/ui/button/words';
import type { passwordFieldMessages } from '@alms/ui/password-field/words';
import type { resourceMessages } from '@alms/ui/resource/words';

/**
 * The packages' messages used by this application, in French. A misspelt id is a compile error; a
 * missing one falls back to English.
 */
export const french = {
  login: {
    loadingFacility: 'Chargement…',
    facilityUnavailable:
      'Les informations de l’établissement sont indisponibles. Vous pouvez tout de même vous connecter.',
    email: 'Adresse électronique',
    password: 'Mot de passe',
    forgotPassword: 'Mot de passe oublié ?',
    signIn: 'Se connecter',
    otherFacility: 'Autre établissement',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    invalid_credentials: 'Adresse ou mot de passe incorrect.',
    loginFailed: 'La connexion a échoué. Réessayez.',
  } satisfies Partial<typeof loginMessages.messages>,
  'lis-form': {
    emailRequired: 'Indiquez votre adresse électronique',
    passwordRequired: 'Indiquez votre mot de passe',
  } satisfies Partial<typeof lisFormMessages.messages>,
  'password-field': {
    show: 'Afficher',
    hide: 'Masquer',
    showLabel: 'Afficher le mot de passe',
    hideLabel: 'Masquer le mot de passe',
  } satisfies Partial<typeof passwordFieldMessages.messages>,
  alert: {
    critical: 'Important',
    caution: 'Attention',
    info: 'Information',
    dismiss: 'Fermer',
  } satisfies Partial<typeof alertMessages.messages>,
  button: { inProgress: 'En cours' } satisfies Partial<typeof buttonMessages.messages>,
  'resource-view': {
    loading: ({ label }, format) => `${format.text(label)} : chargement`,
    loaded: ({ label }, format) => `${format.text(label)} : chargé`,
    outcome: ({ label, title }, format) => `${format.text(label)} : ${format.text(title)}`,
    serverTitle: 'Chargement impossible',
    serverBody: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
    retry: 'Réessayer',
  } satisfies Partial<typeof resourceMessages.messages>,
  'patient-banner': {
    mrn: 'N° de dossier',
    born: 'Né(e) le',
    age: 'Âge',
    sex: 'Sexe',
  } satisfies Partial<typeof patientBannerMessages.messages>,
  'patient-words': {
    male: 'Homme',
    female: 'Femme',
    other: 'Autre',
    unknown: 'Inconnu',
    years: ({ count }, format) =>
      format.plural(count, {
        one: `${format.number(count)} an`,
        other: `${format.number(count)} ans`,
      }),
    months: ({ count }, format) => `${format.number(count)} mois`,
  } satisfies Partial<typeof patientWordsMessages.messages>,
  'clinical-flag': {
    LL: 'Bas, critique',
    L: 'Bas',
    N: 'Normal',
    H: 'Élevé',
    HH: 'Élevé, critique',
    noInterval: 'Aucun intervalle de référence applicable',
    notEvaluated: 'Non évalué',
  } satisfies Partial<typeof clinicalFlagMessages.messages>,
  'interval-text': { none: 'Aucun' } satisfies Partial<typeof intervalTextMessages.messages>,
} satisfies Translations;

/** This application's own messages, in one language. */
export const own = {
  signOut: 'Se déconnecter',
  results: 'Résultats',
  context: 'Résultats validés, du plus récent prélèvement.',
  test: 'Analyse',
  result: 'Résultat',
  interpretation: 'Interprétation',
  interval: 'Intervalle de référence',
  collected: 'Prélevé le',
  unknown: 'non renseigné',
} as const;
