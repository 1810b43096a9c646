import type { VatCategory } from './vat-category.ts'

/** Words of an electronic invoice on paper; the last are reasons for no VAT, by their category (UNCL 5305). */
export const TAX_WORD_KEYS = [
  'creditNote',
  'creditNoteNumber',
  'correctedInvoice',
  'deliveryDate',
  'vatNumber',
  'taxNumber',
  'registerNumber',
  'E',
  'AE',
  'K',
  'G',
  'O',
] as const
export type TaxWords = Readonly<Record<(typeof TAX_WORD_KEYS)[number], string>>

// Words per language, in the order of the keys. Only the engine and programs load them.
const WORDS: Readonly<Record<string, string>> = {
  en: 'Credit note|Credit note number|Corrected invoice|Delivery date|VAT number|Tax number|Company register number|Exempt from VAT|Reverse charge|Intra-community supply|Export outside the EU|Not subject to VAT',
  de: 'Rechnungskorrektur|Belegnummer|Korrigierte Rechnung|Liefer-/Leistungsdatum|USt-IdNr.|Steuernummer|Handelsregisternummer|Von der Umsatzsteuer befreit|Steuerschuldnerschaft des Leistungsempfängers|Steuerfreie innergemeinschaftliche Lieferung|Steuerfreie Ausfuhrlieferung|Nicht umsatzsteuerbar',
  fr: 'Avoir|Numéro d’avoir|Facture rectifiée|Date de livraison|N° de TVA|N° fiscal|N° d’immatriculation|Exonéré de TVA|Autoliquidation|Livraison intracommunautaire exonérée|Exportation hors de l’UE exonérée|Non soumis à la TVA',
  es: 'Factura rectificativa|Número de factura|Factura rectificada|Fecha de entrega|NIF-IVA|NIF|Número de registro mercantil|Exento de IVA|Inversión del sujeto pasivo|Entrega intracomunitaria exenta|Exportación exenta fuera de la UE|No sujeto a IVA',
  it: 'Nota di credito|Numero nota di credito|Fattura rettificata|Data di consegna|Partita IVA|Codice fiscale|Numero registro imprese|Esente da IVA|Inversione contabile|Cessione intracomunitaria non imponibile|Esportazione fuori dall’UE non imponibile|Fuori campo IVA',
  pt: 'Nota de crédito|Número da nota de crédito|Fatura corrigida|Data de entrega|N.º de IVA|NIF|N.º de registo comercial|Isento de IVA|IVA – autoliquidação|Transmissão intracomunitária isenta|Exportação para fora da UE isenta|Não sujeito a IVA',
  nl: 'Creditnota|Creditnotanummer|Gecorrigeerde factuur|Leverdatum|Btw-nummer|Belastingnummer|Handelsregisternummer|Vrijgesteld van btw|Btw verlegd|Intracommunautaire levering|Uitvoer buiten de EU|Niet aan btw onderworpen',
  pl: 'Faktura korygująca|Numer faktury korygującej|Faktura korygowana|Data dostawy|Numer VAT|Numer podatkowy|Numer w rejestrze|Zwolnione z VAT|Odwrotne obciążenie|Wewnątrzwspólnotowa dostawa towarów|Eksport poza UE|Nie podlega VAT',
  sv: 'Kreditfaktura|Kreditfakturanummer|Rättad faktura|Leveransdatum|Momsnummer|Skattenummer|Org.nr|Undantaget från moms|Omvänd betalningsskyldighet|Unionsintern varuförsäljning|Export utanför EU|Omfattas inte av moms',
  tr: 'Alacak dekontu|Dekont numarası|Düzeltilen fatura|Teslim tarihi|KDV numarası|Vergi numarası|Ticaret sicil numarası|KDV’den muaf|KDV alıcı tarafından ödenir (reverse charge)|AB içi teslim|AB dışına ihracat|KDV kapsamı dışında',
  uk: 'Кредит-нота|Номер кредит-ноти|Скоригований рахунок|Дата постачання|Номер платника ПДВ|Податковий номер|Реєстраційний номер компанії|Звільнено від ПДВ|ПДВ сплачує покупець (reverse charge)|Постачання в межах ЄС|Експорт за межі ЄС|Не оподатковується ПДВ',
  ar: 'إشعار دائن|رقم الإشعار الدائن|الفاتورة المصححة|تاريخ التوريد|رقم ضريبة القيمة المضافة|الرقم الضريبي|رقم السجل التجاري|معفى من ضريبة القيمة المضافة|الاحتساب العكسي للضريبة|توريد داخل الاتحاد الأوروبي|تصدير خارج الاتحاد الأوروبي|غير خاضع لضريبة القيمة المضافة',
  he: 'חשבונית זיכוי|מספר חשבונית זיכוי|החשבונית המתוקנת|תאריך אספקה|מספר מע״מ|מספר לצורכי מס|מספר רישום חברה|פטור ממע״מ|היפוך חיוב|אספקה בתוך האיחוד האירופי|יצוא אל מחוץ לאיחוד האירופי|לא חייב במע״מ',
  hi: 'क्रेडिट नोट|क्रेडिट नोट संख्या|संशोधित चालान|डिलीवरी की तिथि|वैट संख्या|कर संख्या|कंपनी पंजीकरण संख्या|वैट से मुक्त|रिवर्स चार्ज|यूरोपीय संघ के भीतर आपूर्ति|यूरोपीय संघ के बाहर निर्यात|वैट के अधीन नहीं',
  ja: 'クレジットノート|クレジットノート番号|訂正対象の請求書|納品日|VAT番号|納税者番号|会社登記番号|VAT免税|リバースチャージ|EU域内供給|EU域外への輸出|VAT対象外',
  zh: '贷项通知单|贷项通知单编号|被更正的发票|交付日期|增值税号|税号|公司注册号|免征增值税|反向征收|欧盟内部供货|出口至欧盟以外|不属于增值税征税范围',
}

/** Names of VAT numbers in countries that share a language. */
const VAT_NUMBERS: Readonly<Record<string, string>> = {
  'de-AT': 'UID-Nr.',
  'de-CH': 'MWST-Nr.',
  'de-LI': 'MWST-Nr.',
}

/** Returns the words of a language, English if it is unknown. */
export function getTaxWords(language: string): TaxWords {
  const words = (WORDS[language] ?? WORDS.en)?.split('|') ?? []
  // Each key has its word.
  return Object.fromEntries(TAX_WORD_KEYS.map((key, index) => [key, words[index] ?? key])) as TaxWords
}

/** Returns the name of a VAT number from a country, in a language. */
export function vatNumberWord(language: string, country: string): string {
  return VAT_NUMBERS[`${language}-${country}`] ?? getTaxWords(language).vatNumber
}

/** Returns the reason for no VAT that an invoice states: the user's, by default that of its category, if it needs one. */
export function exemptionReason(category: VatCategory, own: string, language: string): string | undefined {
  if (category === 'S' || category === 'Z') return undefined
  return own.trim() || getTaxWords(language)[category]
}
