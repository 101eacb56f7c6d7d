import type { StockAlert } from '@alms/lis-domain/inventory';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { NotificationType } from '@alms/lis-domain/notifications';
import type { CancellationReason } from '@alms/lis-domain/orders';
import type { EqaDue } from '@alms/lis-domain/quality-control';
import type { Mail } from '../../platform/mail/mailer.ts';

/**
 * Text of system notifications in one language. Names, numbers and values are passed preformatted.
 */
export interface NoticeWords {
  /** Kinds of notification as named in emails: no names, values or user-entered text. */
  kinds: Record<NotificationType, string>;
  mail: (facility: string, kind: string, url: string) => Pick<Mail, 'subject' | 'text'>;
  yourResultsReady: string;
  resultsReady: string;
  resultsOf: (order: string, count: number) => string;
  /** A reported result was amended or entered in error. */
  corrected: Record<'amended' | 'entered_in_error', string>;
  correctedOf: Record<'amended' | 'entered_in_error', (order: string) => string>;
  critical: (test: string, value: string) => string;
  criticalWaits: (order: string, sample: string) => string;
  /** Critical result notification overdue. */
  callOverdue: (test: string, value: string) => string;
  callOverdueOf: (order: string, sample: string) => string;
  rejected: (sample: string) => string;
  lost: (sample: string) => string;
  unusableFor: (order: string, reason: string) => string;
  collectAgainAs: (sample: string) => string;
  testsCancelled: (order: string) => string;
  testsCancelledBecause: (tests: string, reason: string) => string;
  cancellation: Record<CancellationReason, string>;
  /** A control run was rejected and the test's results are on QC hold. */
  controlRejected: (test: string, instrument: string) => string;
  controlRejectedBy: (rules: string) => string;
  /** An EQA round awaits submission. */
  roundDue: Record<Exclude<EqaDue, 'later'>, (round: string) => string>;
  roundDueOf: Record<Exclude<EqaDue, 'later'>, (closes: string) => string>;
  asksToJoin: (name: string) => string;
  waitsForDecision: string;
  secondStepReset: string;
  /** `name`: the responsible user. */
  secondStepResetBy: (name: string) => string;
  appointmentBooked: string;
  appointmentMoved: string;
  appointmentCancelled: string;
  /** Sent the day before. */
  appointmentSoon: string;
  /** New stock alerts. */
  stock: Record<StockAlert, string>;
  /** `more`: number of items not named. */
  stockNames: (names: readonly string[], more: number) => string;
  /** Consumption of an item exceeds its recorded stock. */
  stockShort: (item: string) => string;
  stockShortOf: string;
}

const arabicNumber = new Intl.PluralRules('ar');

function arabicResults(count: number): string {
  const category = arabicNumber.select(count);
  if (category === 'one') return 'نتيجة واحدة';
  if (category === 'two') return 'نتيجتان';
  return `${count} ${category === 'few' ? 'نتائج' : 'نتيجة'}`;
}

const words: Record<LanguageTag, NoticeWords> = {
  en: {
    kinds: {
      critical_result: 'a critical result waits for you',
      result_ready: 'a result is ready',
      sample_rejected: 'a sample was rejected',
      qc_failure: 'a quality control needs attention',
      low_stock: 'something is running low',
      expiry: 'something expires soon',
      appointment_reminder: 'a reminder of an appointment',
      order_assigned: 'an order is assigned to you',
      payment: 'about a payment',
      onboarding: 'about the set-up',
      system: 'a message for you',
    },
    mail: (facility, what, url) => ({
      subject: `${facility}: ${what}`,
      text: `There is something for you to read at ${facility}: ${what}.\n\nSign in to read it:\n${url}\n`,
    }),
    yourResultsReady: 'Your results are ready',
    resultsReady: 'Results are ready',
    resultsOf: (order, count) =>
      `Order ${order}: ${count === 1 ? '1 result' : `${count} results`}.`,
    corrected: { amended: 'A result was corrected', entered_in_error: 'A result was taken back' },
    correctedOf: {
      amended: (order) =>
        `Order ${order}: a result that was reported has been corrected. Please read the new report.`,
      entered_in_error: (order) =>
        `Order ${order}: a result that was reported was entered in error and has been taken back. Please do not use it.`,
    },
    critical: (name, value) => `Critical result: ${name} ${value}`,
    criticalWaits: (order, sample) =>
      `Order ${order}, sample ${sample}. It waits for verification.`,
    callOverdue: (name, value) => `Not passed on in time: ${name} ${value}`,
    callOverdueOf: (order, sample) =>
      `Order ${order}, sample ${sample}. Nobody has confirmed this critical result.`,
    rejected: (sample) => `Sample rejected: ${sample}`,
    lost: (sample) => `Sample lost: ${sample}`,
    unusableFor: (order, reason) => `Order ${order}. Reason ${reason}.`,
    collectAgainAs: (sample) => `To be collected again as ${sample}.`,
    testsCancelled: (order) => `Tests cancelled: ${order}`,
    testsCancelledBecause: (tests, reason) => `${tests}. Reason: ${reason}.`,
    cancellation: {
      ordered_in_error: 'ordered in error',
      duplicate_order: 'ordered twice',
      patient_declined: 'the patient declined',
      no_longer_needed: 'no longer needed',
      other: 'another reason',
    },
    controlRejected: (name, instrument) => `Quality control rejected: ${name}, ${instrument}`,
    controlRejectedBy: (rules) =>
      `It broke ${rules}. The results of this test wait until a repeat is accepted.`,
    roundDue: {
      soon: (round) => `External assessment closes soon: ${round}`,
      overdue: (round) => `External assessment overdue: ${round}`,
    },
    roundDueOf: {
      soon: (closes) => `It closes on ${closes}, and is not handed in yet.`,
      overdue: (closes) =>
        `It closed on ${closes}, and was not handed in. It can still be, with a reason.`,
    },
    asksToJoin: (name) => `${name} asks to join`,
    waitsForDecision: 'The account waits for your decision.',
    secondStepReset: 'Your second step at sign-in was reset',
    secondStepResetBy: (name) =>
      `${name} has taken away your authenticator app, passkeys and recovery codes. Set up a new second step.`,
    appointmentBooked: 'Your appointment is booked',
    appointmentMoved: 'Your appointment has been moved',
    appointmentCancelled: 'Your appointment has been cancelled',
    appointmentSoon: 'Reminder of your appointment',
    stock: {
      out_of_stock: 'Stock has run out',
      expired: 'Expired stock has to be thrown away',
      low_stock: 'Stock is running low',
      lot_change_needs_qc: 'New lots of stock wait for their controls',
      expiring: 'Stock expires soon',
    },
    stockNames: (names, more) => `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}.`,
    stockShort: (item) => `More was used than is on record: ${item}`,
    stockShortOf: 'Tests were made with stock that the records do not have. Please count it.',
  },
  fr: {
    kinds: {
      critical_result: 'un résultat critique vous attend',
      result_ready: 'un résultat est disponible',
      sample_rejected: 'un échantillon a été rejeté',
      qc_failure: 'un contrôle qualité demande votre attention',
      low_stock: 'un stock s’épuise',
      expiry: 'une date de péremption approche',
      appointment_reminder: 'rappel d’un rendez-vous',
      order_assigned: 'une demande vous est attribuée',
      payment: 'au sujet d’un paiement',
      onboarding: 'au sujet de la configuration initiale',
      system: 'un message pour vous',
    },
    mail: (facility, what, url) => ({
      subject: `${facility} : ${what}`,
      text: `Vous avez un message à lire (${facility}) : ${what}.\n\nConnectez-vous pour le lire :\n${url}\n`,
    }),
    yourResultsReady: 'Vos résultats sont disponibles',
    resultsReady: 'Des résultats sont disponibles',
    resultsOf: (order, count) =>
      `Demande ${order} : ${count} ${count < 2 ? 'résultat' : 'résultats'}.`,
    corrected: {
      amended: 'Un résultat a été rectifié',
      entered_in_error: 'Un résultat a été retiré',
    },
    correctedOf: {
      amended: (order) =>
        `Demande ${order} : un résultat déjà diffusé a été rectifié. Veuillez lire le nouveau compte rendu.`,
      entered_in_error: (order) =>
        `Demande ${order} : un résultat déjà diffusé avait été saisi par erreur et a été retiré. Veuillez ne pas l’utiliser.`,
    },
    critical: (name, value) => `Résultat critique : ${name} ${value}`,
    criticalWaits: (order, sample) =>
      `Demande ${order}, échantillon ${sample}. En attente de validation.`,
    callOverdue: (name, value) => `Non transmis à temps : ${name} ${value}`,
    callOverdueOf: (order, sample) =>
      `Demande ${order}, échantillon ${sample}. Personne n’a confirmé ce résultat critique.`,
    rejected: (sample) => `Échantillon rejeté : ${sample}`,
    lost: (sample) => `Échantillon perdu : ${sample}`,
    unusableFor: (order, reason) => `Demande ${order}. Motif : ${reason}.`,
    collectAgainAs: (sample) => `À prélever de nouveau sous le numéro ${sample}.`,
    testsCancelled: (order) => `Examens annulés : ${order}`,
    testsCancelledBecause: (tests, reason) => `${tests}. Motif : ${reason}.`,
    cancellation: {
      ordered_in_error: 'demande par erreur',
      duplicate_order: 'demande en double',
      patient_declined: 'refus du patient',
      no_longer_needed: 'plus nécessaire',
      other: 'autre motif',
    },
    controlRejected: (name, instrument) => `Contrôle qualité rejeté : ${name}, ${instrument}`,
    controlRejectedBy: (rules) =>
      `Règles enfreintes : ${rules}. Les résultats de cet examen attendent qu’un nouveau contrôle soit accepté.`,
    roundDue: {
      soon: (round) => `Évaluation externe bientôt close : ${round}`,
      overdue: (round) => `Évaluation externe en retard : ${round}`,
    },
    roundDueOf: {
      soon: (closes) => `Clôture le ${closes}. Les valeurs n’ont pas encore été transmises.`,
      overdue: (closes) =>
        `Clôture le ${closes}. Les valeurs n’ont pas été transmises ; elles peuvent encore l’être, avec un motif.`,
    },
    asksToJoin: (name) => `${name} demande un accès`,
    waitsForDecision: 'Le compte attend votre décision.',
    secondStepReset: 'Votre seconde étape à la connexion a été réinitialisée',
    secondStepResetBy: (name) =>
      `${name} a retiré votre application d’authentification, vos clés d’accès et vos codes de secours. Configurez une nouvelle seconde étape.`,
    appointmentBooked: 'Votre rendez-vous est pris',
    appointmentMoved: 'Votre rendez-vous a été déplacé',
    appointmentCancelled: 'Votre rendez-vous a été annulé',
    appointmentSoon: 'Rappel de votre rendez-vous',
    stock: {
      out_of_stock: 'Rupture de stock',
      expired: 'Des lots périmés sont à éliminer',
      low_stock: 'Stock bas',
      lot_change_needs_qc: 'De nouveaux lots attendent leurs contrôles',
      expiring: 'Des lots arrivent à péremption',
    },
    stockNames: (names, more) => `${names.join(', ')}${more === 0 ? '' : ` et ${more} de plus`}.`,
    stockShort: (item) => `Consommation supérieure au stock enregistré : ${item}`,
    stockShortOf:
      'Des analyses ont été réalisées avec du stock qui n’est pas enregistré. Veuillez le compter.',
  },
  es: {
    kinds: {
      critical_result: 'un resultado crítico requiere su atención',
      result_ready: 'un resultado está listo',
      sample_rejected: 'se ha rechazado una muestra',
      qc_failure: 'un control de calidad requiere su atención',
      low_stock: 'un artículo se está agotando',
      expiry: 'algo caduca pronto',
      appointment_reminder: 'recordatorio de una cita',
      order_assigned: 'se le ha asignado una solicitud',
      payment: 'acerca de un pago',
      onboarding: 'acerca de la configuración inicial',
      system: 'un mensaje para usted',
    },
    mail: (facility, what, url) => ({
      subject: `${facility}: ${what}`,
      text: `Tiene algo que leer en ${facility}: ${what}.\n\nInicie sesión para leerlo:\n${url}\n`,
    }),
    yourResultsReady: 'Sus resultados están listos',
    resultsReady: 'Hay resultados listos',
    resultsOf: (order, count) =>
      `Solicitud ${order}: ${count} ${count === 1 ? 'resultado' : 'resultados'}.`,
    corrected: {
      amended: 'Se ha corregido un resultado',
      entered_in_error: 'Se ha retirado un resultado',
    },
    correctedOf: {
      amended: (order) =>
        `Solicitud ${order}: se ha corregido un resultado ya informado. Lea el nuevo informe.`,
      entered_in_error: (order) =>
        `Solicitud ${order}: un resultado ya informado se había registrado por error y se ha retirado. No lo utilice.`,
    },
    critical: (name, value) => `Resultado crítico: ${name} ${value}`,
    criticalWaits: (order, sample) =>
      `Solicitud ${order}, muestra ${sample}. Pendiente de validación.`,
    callOverdue: (name, value) => `No comunicado a tiempo: ${name} ${value}`,
    callOverdueOf: (order, sample) =>
      `Solicitud ${order}, muestra ${sample}. Nadie ha confirmado este resultado crítico.`,
    rejected: (sample) => `Muestra rechazada: ${sample}`,
    lost: (sample) => `Muestra extraviada: ${sample}`,
    unusableFor: (order, reason) => `Solicitud ${order}. Motivo: ${reason}.`,
    collectAgainAs: (sample) => `Debe tomarse de nuevo como ${sample}.`,
    testsCancelled: (order) => `Pruebas anuladas: ${order}`,
    testsCancelledBecause: (tests, reason) => `${tests}. Motivo: ${reason}.`,
    cancellation: {
      ordered_in_error: 'solicitud por error',
      duplicate_order: 'solicitud duplicada',
      patient_declined: 'el paciente no quiso',
      no_longer_needed: 'ya no es necesaria',
      other: 'otro motivo',
    },
    controlRejected: (name, instrument) => `Control de calidad rechazado: ${name}, ${instrument}`,
    controlRejectedBy: (rules) =>
      `Reglas incumplidas: ${rules}. Los resultados de esta prueba quedan en espera hasta que se acepte una repetición.`,
    roundDue: {
      soon: (round) => `La evaluación externa se cierra pronto: ${round}`,
      overdue: (round) => `Evaluación externa atrasada: ${round}`,
    },
    roundDueOf: {
      soon: (closes) => `Se cierra el ${closes} y aún no se ha enviado.`,
      overdue: (closes) =>
        `Se cerró el ${closes} y no se envió. Todavía se puede enviar, con un motivo.`,
    },
    asksToJoin: (name) => `${name} solicita acceso`,
    waitsForDecision: 'La cuenta está pendiente de su decisión.',
    secondStepReset: 'Se restableció su segundo paso al iniciar sesión',
    secondStepResetBy: (name) =>
      `${name} ha quitado su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación. Configure un segundo paso nuevo.`,
    appointmentBooked: 'Su cita está reservada',
    appointmentMoved: 'Su cita se ha cambiado',
    appointmentCancelled: 'Su cita se ha cancelado',
    appointmentSoon: 'Recordatorio de su cita',
    stock: {
      out_of_stock: 'Sin existencias',
      expired: 'Hay lotes caducados que eliminar',
      low_stock: 'Existencias bajas',
      lot_change_needs_qc: 'Hay lotes nuevos a la espera de sus controles',
      expiring: 'Hay lotes próximos a caducar',
    },
    stockNames: (names, more) => `${names.join(', ')}${more === 0 ? '' : ` y ${more} más`}.`,
    stockShort: (item) => `Se usó más de lo registrado: ${item}`,
    stockShortOf:
      'Se hicieron pruebas con existencias que no están registradas. Cuéntelas, por favor.',
  },
  pt: {
    kinds: {
      critical_result: 'um resultado crítico aguarda sua atenção',
      result_ready: 'um resultado está pronto',
      sample_rejected: 'uma amostra foi rejeitada',
      qc_failure: 'um controle de qualidade precisa de atenção',
      low_stock: 'um item está acabando',
      expiry: 'algo vence em breve',
      appointment_reminder: 'lembrete de um agendamento',
      order_assigned: 'um pedido foi atribuído a você',
      payment: 'sobre um pagamento',
      onboarding: 'sobre a configuração inicial',
      system: 'uma mensagem para você',
    },
    mail: (facility, what, url) => ({
      subject: `${facility}: ${what}`,
      text: `Há algo para você ler em ${facility}: ${what}.\n\nEntre para ler:\n${url}\n`,
    }),
    yourResultsReady: 'Seus resultados estão prontos',
    resultsReady: 'Há resultados prontos',
    resultsOf: (order, count) =>
      `Pedido ${order}: ${count} ${count < 2 ? 'resultado' : 'resultados'}.`,
    corrected: {
      amended: 'Um resultado foi retificado',
      entered_in_error: 'Um resultado foi retirado',
    },
    correctedOf: {
      amended: (order) =>
        `Pedido ${order}: um resultado já liberado foi retificado. Leia o novo laudo.`,
      entered_in_error: (order) =>
        `Pedido ${order}: um resultado já liberado havia sido inserido por engano e foi retirado. Não o utilize.`,
    },
    critical: (name, value) => `Resultado crítico: ${name} ${value}`,
    criticalWaits: (order, sample) => `Pedido ${order}, amostra ${sample}. Aguarda verificação.`,
    callOverdue: (name, value) => `Não comunicado a tempo: ${name} ${value}`,
    callOverdueOf: (order, sample) =>
      `Pedido ${order}, amostra ${sample}. Ninguém confirmou este resultado crítico.`,
    rejected: (sample) => `Amostra rejeitada: ${sample}`,
    lost: (sample) => `Amostra extraviada: ${sample}`,
    unusableFor: (order, reason) => `Pedido ${order}. Motivo: ${reason}.`,
    collectAgainAs: (sample) => `Coletar de novo como ${sample}.`,
    testsCancelled: (order) => `Exames cancelados: ${order}`,
    testsCancelledBecause: (tests, reason) => `${tests}. Motivo: ${reason}.`,
    cancellation: {
      ordered_in_error: 'pedido por engano',
      duplicate_order: 'pedido em duplicidade',
      patient_declined: 'recusa do paciente',
      no_longer_needed: 'não é mais necessário',
      other: 'outro motivo',
    },
    controlRejected: (name, instrument) =>
      `Controle de qualidade rejeitado: ${name}, ${instrument}`,
    controlRejectedBy: (rules) =>
      `Regras violadas: ${rules}. Os resultados deste exame aguardam até que uma repetição seja aceita.`,
    roundDue: {
      soon: (round) => `Avaliação externa encerra em breve: ${round}`,
      overdue: (round) => `Avaliação externa em atraso: ${round}`,
    },
    roundDueOf: {
      soon: (closes) => `Encerra em ${closes} e ainda não foi enviada.`,
      overdue: (closes) =>
        `Encerrou em ${closes} e não foi enviada. Ainda pode ser, com um motivo.`,
    },
    asksToJoin: (name) => `${name} pede acesso`,
    waitsForDecision: 'A conta aguarda sua decisão.',
    secondStepReset: 'Sua segunda etapa ao entrar foi redefinida',
    secondStepResetBy: (name) =>
      `${name} removeu seu aplicativo autenticador, suas chaves de acesso e seus códigos de recuperação. Configure uma nova segunda etapa.`,
    appointmentBooked: 'Seu agendamento está marcado',
    appointmentMoved: 'Seu agendamento foi remarcado',
    appointmentCancelled: 'Seu agendamento foi cancelado',
    appointmentSoon: 'Lembrete do seu agendamento',
    stock: {
      out_of_stock: 'Sem estoque',
      expired: 'Há lotes vencidos a descartar',
      low_stock: 'Estoque baixo',
      lot_change_needs_qc: 'Há lotes novos à espera dos controles',
      expiring: 'Há lotes perto do vencimento',
    },
    stockNames: (names, more) => `${names.join(', ')}${more === 0 ? '' : ` e mais ${more}`}.`,
    stockShort: (item) => `Foi usado mais do que consta no registro: ${item}`,
    stockShortOf: 'Exames foram feitos com estoque que não está registrado. É preciso contá-lo.',
  },
  ar: {
    kinds: {
      critical_result: 'نتيجة حرجة بانتظارك',
      result_ready: 'نتيجة جاهزة',
      sample_rejected: 'رُفضت عينة',
      qc_failure: 'قياس ضبط جودة يحتاج إلى انتباهك',
      low_stock: 'مادة أوشكت على النفاد',
      expiry: 'مادة تقترب من انتهاء صلاحيتها',
      appointment_reminder: 'تذكير بموعد',
      order_assigned: 'أُسند إليك طلب',
      payment: 'بشأن دفعة',
      onboarding: 'بشأن الإعداد الأولي',
      system: 'رسالة لك',
    },
    mail: (facility, what, url) => ({
      subject: `${facility}: ${what}`,
      text: `لديك ما تقرؤه لدى ${facility}: ${what}.\n\nيُرجى تسجيل الدخول لقراءته:\n${url}\n`,
    }),
    yourResultsReady: 'نتائجك جاهزة',
    resultsReady: 'توجد نتائج جاهزة',
    resultsOf: (order, count) => `الطلب ${order}: ${arabicResults(count)}.`,
    corrected: { amended: 'صُحّحت نتيجة', entered_in_error: 'سُحبت نتيجة' },
    correctedOf: {
      amended: (order) => `الطلب ${order}: صُحّحت نتيجة سبق إصدارها. يُرجى قراءة التقرير الجديد.`,
      entered_in_error: (order) =>
        `الطلب ${order}: سُحبت نتيجة سبق إصدارها لأنها أُدخلت خطأً. يُرجى عدم الاعتماد عليها.`,
    },
    critical: (name, value) => `نتيجة حرجة: ${name} ${value}`,
    criticalWaits: (order, sample) => `الطلب ${order}، العينة ${sample}. بانتظار التحقق.`,
    callOverdue: (name, value) => `لم تُبلَّغ في الوقت المحدد: ${name} ${value}`,
    callOverdueOf: (order, sample) =>
      `الطلب ${order}، العينة ${sample}. لم يؤكد أحد هذه النتيجة الحرجة.`,
    rejected: (sample) => `رُفضت العينة ${sample}`,
    lost: (sample) => `فُقدت العينة ${sample}`,
    unusableFor: (order, reason) => `الطلب ${order}. السبب: ${reason}.`,
    collectAgainAs: (sample) => `تُجمع من جديد برقم ${sample}.`,
    testsCancelled: (order) => `أُلغيت فحوص: ${order}`,
    testsCancelledBecause: (tests, reason) => `${tests}. السبب: ${reason}.`,
    cancellation: {
      ordered_in_error: 'طُلبت خطأً',
      duplicate_order: 'طُلبت مرتين',
      patient_declined: 'رفض المريض',
      no_longer_needed: 'لم تعد مطلوبة',
      other: 'سبب آخر',
    },
    controlRejected: (name, instrument) => `رُفض ضبط الجودة: ${name}، ${instrument}`,
    controlRejectedBy: (rules) =>
      `القواعد المخالَفة: ${rules}. تنتظر نتائج هذا الفحص حتى تُقبل إعادة القياس.`,
    roundDue: {
      soon: (round) => `يُغلق التقييم الخارجي قريبًا: ${round}`,
      overdue: (round) => `التقييم الخارجي متأخر: ${round}`,
    },
    roundDueOf: {
      soon: (closes) => `تُغلق الجولة في ${closes}، ولم تُرسَل بعد.`,
      overdue: (closes) => `أُغلقت الجولة في ${closes} ولم تُرسَل. ما زال ذلك ممكنًا مع ذكر السبب.`,
    },
    asksToJoin: (name) => `${name}: طلب انضمام`,
    waitsForDecision: 'الحساب بانتظار قرارك.',
    secondStepReset: 'أُعيد ضبط خطوتك الثانية عند تسجيل الدخول',
    secondStepResetBy: (name) =>
      `أُزيل تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد بواسطة ${name}. يُرجى إعداد خطوة ثانية جديدة.`,
    appointmentBooked: 'تم حجز موعدك',
    appointmentMoved: 'تم تغيير موعدك',
    appointmentCancelled: 'تم إلغاء موعدك',
    appointmentSoon: 'تذكير بموعدك',
    stock: {
      out_of_stock: 'نفد المخزون',
      expired: 'توجد تشغيلات منتهية الصلاحية يجب التخلص منها',
      low_stock: 'المخزون منخفض',
      lot_change_needs_qc: 'توجد تشغيلات جديدة تنتظر عينات الضبط',
      expiring: 'توجد تشغيلات تقترب من انتهاء الصلاحية',
    },
    stockNames: (names, more) => `${names.join('، ')}${more === 0 ? '' : ` وغيرها (${more})`}.`,
    stockShort: (item) => `استُخدم أكثر مما هو مسجَّل: ${item}`,
    stockShortOf: 'أُجريت فحوص بمخزون غير مسجَّل. يُرجى جرده.',
  },
};

export function noticeWords(language: LanguageTag): NoticeWords {
  return words[language];
}
