import type { PrintedWords } from './printed-vocabulary.ts';

const rules = new Intl.PluralRules('ar');

/** Arabic has a form for two, one for 3 to 10 and one from 11 on; with one and two the noun says the number. */
const counted = (one: string, two: string, few: string, many: string, other: string) => (count: number) => {
  const category = rules.select(count);
  if (category === 'one') return one;
  if (category === 'two') return two;
  return `${count} ${category === 'few' ? few : category === 'many' ? many : other}`;
};

export const arabic: PrintedWords = {
  materials: { BLD: 'دم كامل', SER: 'مصل', PLAS: 'بلازما', UR: 'بول', STL: 'براز', SPT: 'بلغم', CSF: 'سائل دماغي شوكي', SWAB: 'مسحة' },
  containers: { edta: 'غطاء بنفسجي', sst: 'غطاء ذهبي', heparin: 'غطاء أخضر', citrate: 'غطاء أزرق فاتح', fluoride: 'غطاء رمادي', plain: 'غطاء أحمر', sterile: 'وعاء معقّم' },
  containersOnLabels: { edta: 'بنفسجي', sst: 'ذهبي', heparin: 'أخضر', citrate: 'أزرق فاتح', fluoride: 'رمادي', plain: 'أحمر', sterile: 'معقّم' },
  rejections: {
    EX: 'منتهية الصلاحية', QS: 'الكمية غير كافية', RB: 'الوعاء مكسور', RC: 'عينة متجلطة', RE: 'اسم المريض غير مكتوب', RH: 'انحلال الدم', RI: 'مشكلة في إثبات الهوية', RM: 'مشكلة في الملصق',
    RN: 'عينة ملوّثة', RR: 'حفظ أو نقل غير سليم', RS: 'خطأ في كتابة اسم المريض',
  },
  arrival: { AUT: 'عينة متحللة ذاتيًا', FROZ: 'مجمدة', COOL: 'باردة', ROOM: 'في درجة حرارة الغرفة', LIVE: 'حية' },
  care: { ambient: 'حرارة الغرفة', refrigerated: 'تُبرَّد', frozen: 'تُحفظ مجمدة', protect_from_light: 'بعيدًا عن الضوء' },
  departments: {
    hematology: 'أمراض الدم', coagulation: 'تخثر الدم', chemistry: 'الكيمياء السريرية', immunology: 'المناعة', serology: 'الأمصال', microbiology: 'الأحياء الدقيقة', parasitology: 'الطفيليات',
    virology: 'الفيروسات', urinalysis: 'تحليل البول', molecular: 'التشخيص الجزيئي', toxicology: 'السموم', blood_bank: 'بنك الدم', other: 'فحوص أخرى',
  },
  flags: { LL: 'LL منخفض حرج', L: 'L منخفض', N: '', H: 'H مرتفع', HH: 'HH مرتفع حرج', A: 'A غير طبيعي', AA: 'AA حرج', POS: 'إيجابي', NEG: 'سلبي', IND: 'غير حاسم' },
  flagNotes: { comparator_undecidable: 'بلا علامة: قد تقع القيمة داخل المجال أو خارجه.', not_numeric: 'بلا علامة: ليست رقمًا يمكن مقارنته.' },
  conditions: {
    pregnant: 'أثناء الحمل', trimester_1: 'الثلث الأول من الحمل', trimester_2: 'الثلث الثاني من الحمل', trimester_3: 'الثلث الثالث من الحمل', postpartum: 'بعد الولادة', follicular: 'الطور الجريبي',
    ovulatory: 'طور الإباضة', luteal: 'الطور الأصفري', postmenopausal: 'بعد انقطاع الطمث', fasting: 'في حال الصيام', dialysis: 'مع غسيل الكلى',
  },
  fasting: { fasting: 'صائم', not_fasting: 'غير صائم' },
  sexes: { male: 'الجنس: ذكر', female: 'الجنس: أنثى', other: 'الجنس: آخر', unknown: 'الجنس غير معروف' },
  unknownPerson: 'مجهول الهوية',
  sexLetters: { male: 'ذكر', female: 'أنثى', other: 'غير محدد', unknown: 'غير محدد' },
  ages: {
    h: counted('ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة'), d: counted('يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم'), wk: counted('أسبوع واحد', 'أسبوعان', 'أسابيع', 'أسبوعًا', 'أسبوع'),
    mo: counted('شهر واحد', 'شهران', 'أشهر', 'شهرًا', 'شهر'), a: counted('سنة واحدة', 'سنتان', 'سنوات', 'سنة', 'سنة'),
  },
  stat: 'طارئ',
  comma: '، ',
  semicolon: '؛ ',
  report: (order) => `تقرير النتائج ${order}`,
  final: 'تقرير نهائي',
  partial: 'تقرير جزئي',
  corrected: 'تقرير مصحَّح',
  correction: {
    amended: (test, value, time) => `${test}: النتيجة الصادرة سابقًا ${value}؛ صُحّحت ${time}.`,
    entered_in_error: (test, value, time) => `${test}: النتيجة الصادرة سابقًا ${value}؛ أُدخلت خطأً وسُحبت ${time}. يجب عدم الاعتماد عليها.`,
  },
  mrn: 'رقم الملف',
  born: 'تاريخ الميلاد',
  about: (date) => `حوالي ${date}`,
  order: (number) => `الطلب ${number}`,
  requestedBy: 'الجهة الطالبة',
  reported: 'وقت الإصدار',
  ageAtCollection: 'العمر عند جمع العينة',
  reportedAs: 'صدر سابقًا باسم',
  clinicalDetails: 'معلومات سريرية',
  specimen: (accession) => `العينة ${accession}`,
  collected: (time) => `جُمعت ${time}`,
  received: (time) => `استُلمت ${time}`,
  onArrival: (like) => `عند الاستلام: ${like}`,
  notUsable: (why) => `غير صالحة للفحص: ${why}`,
  columns: ['الفحص', 'النتيجة', 'الوحدة', 'العلامة', 'المجال المرجعي'],
  notCalculated: 'لم يُحسب',
  attachedFile: 'انظر الملف المرفق',
  fileName: (name, hash) => `${name} (‎SHA-256 ${hash}…)`,
  noInterval: 'لا مجال مرجعي لهذا المريض',
  pending: 'نتائج لم تصدر بعد',
  verifiedBy: (name, time) => `تحقق من النتائج ${name}، ${time}`,
  director: (name) => `مدير المختبر: ${name}`,
  registration: (number) => `رقم التسجيل: ${number}`,
  accreditation: (text) => `الاعتماد: ${text}`,
  releasedBy: (name, time) => `أصدر النتائج ${name}، ${time}`,
  verifiedByRule: (time) => `تم التحقق تلقائيًا وفق قواعد المختبر، ${time}`,
  withheld: 'لا تتضمن هذه النسخة النتائج السرية.',
  patientCopy: 'هذه نسخة المريض: ما لا يعرضه المختبر على المرضى، أو لم يعرضه بعد، لا يرد فيها.',
  toFollow: counted('نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة'),
  legend: 'L منخفض، H مرتفع، LL منخفض حرج، HH مرتفع حرج، A غير طبيعي. المجالات المرجعية هي الموافقة لعمر المريض وجنسه عند جمع العينة.',
  signature: 'التوقيع',
  printed: (time) => `طُبع ${time}`,
  page: 'صفحة {page} من {pages}',
};
