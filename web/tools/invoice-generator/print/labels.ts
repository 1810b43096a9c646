/** The words that an invoice prints. `{page}` and `{pages}` stand for numbers. */
export const LABEL_KEYS = [
  'invoice',
  'number',
  'date',
  'dueDate',
  'from',
  'billTo',
  'description',
  'quantity',
  'rate',
  'amount',
  'subtotal',
  'discount',
  'shipping',
  'tax',
  'taxIncluded',
  'total',
  'paid',
  'balance',
  'notes',
  'terms',
  'payment',
  'scanToPay',
  'page',
] as const
type LabelKey = (typeof LABEL_KEYS)[number]
export type Labels = Readonly<Record<LabelKey, string>>

type Language = { readonly name: string; readonly labels: string }

// Labels per language, in the order of the keys.
const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    name: 'English',
    labels:
      'Invoice|Invoice number|Date|Due date|From|Bill to|Description|Quantity|Rate|Amount|Subtotal|Discount|Shipping|Tax|Includes tax|Total|Amount paid|Balance due|Notes|Terms|Payment|Scan to pay|Page {page} of {pages}',
  },
  de: {
    name: 'Deutsch',
    labels:
      'Rechnung|Rechnungsnummer|Datum|Fällig am|Von|Rechnung an|Beschreibung|Menge|Einzelpreis|Betrag|Zwischensumme|Rabatt|Versand|Steuer|Enthält Steuer|Gesamtbetrag|Bereits gezahlt|Offener Betrag|Anmerkungen|Zahlungsbedingungen|Zahlung|Zum Bezahlen scannen|Seite {page} von {pages}',
  },
  fr: {
    name: 'Français',
    labels:
      'Facture|Numéro de facture|Date|Échéance|De|Facturé à|Description|Quantité|Prix unitaire|Montant|Sous-total|Remise|Livraison|Taxe|Taxe comprise|Total|Déjà payé|Reste à payer|Remarques|Conditions|Paiement|Scannez pour payer|Page {page} sur {pages}',
  },
  es: {
    name: 'Español',
    labels:
      'Factura|Número de factura|Fecha|Vencimiento|De|Facturar a|Descripción|Cantidad|Precio|Importe|Subtotal|Descuento|Envío|Impuesto|Impuesto incluido|Total|Pagado|Saldo pendiente|Notas|Condiciones|Pago|Escanee para pagar|Página {page} de {pages}',
  },
  it: {
    name: 'Italiano',
    labels:
      'Fattura|Numero fattura|Data|Scadenza|Da|Fatturare a|Descrizione|Quantità|Prezzo|Importo|Subtotale|Sconto|Spedizione|Imposta|Imposta inclusa|Totale|Già pagato|Saldo dovuto|Note|Condizioni|Pagamento|Scansiona per pagare|Pagina {page} di {pages}',
  },
  pt: {
    name: 'Português',
    labels:
      'Fatura|Número da fatura|Data|Vencimento|De|Faturar a|Descrição|Quantidade|Preço|Valor|Subtotal|Desconto|Envio|Imposto|Imposto incluído|Total|Pago|Saldo a pagar|Observações|Condições|Pagamento|Digitalize para pagar|Página {page} de {pages}',
  },
  nl: {
    name: 'Nederlands',
    labels:
      'Factuur|Factuurnummer|Datum|Vervaldatum|Van|Factuur aan|Omschrijving|Aantal|Prijs|Bedrag|Subtotaal|Korting|Verzending|Btw|Inclusief btw|Totaal|Betaald|Te betalen|Opmerkingen|Voorwaarden|Betaling|Scan om te betalen|Pagina {page} van {pages}',
  },
  pl: {
    name: 'Polski',
    labels:
      'Faktura|Numer faktury|Data|Termin płatności|Sprzedawca|Nabywca|Opis|Ilość|Cena|Kwota|Suma częściowa|Rabat|Wysyłka|Podatek|Zawiera podatek|Razem|Zapłacono|Do zapłaty|Uwagi|Warunki|Płatność|Zeskanuj, aby zapłacić|Strona {page} z {pages}',
  },
  sv: {
    name: 'Svenska',
    labels:
      'Faktura|Fakturanummer|Datum|Förfallodatum|Från|Faktureras till|Beskrivning|Antal|Pris|Belopp|Delsumma|Rabatt|Frakt|Moms|Inklusive moms|Totalt|Betalt|Att betala|Anmärkningar|Villkor|Betalning|Skanna för att betala|Sida {page} av {pages}',
  },
  tr: {
    name: 'Türkçe',
    labels:
      'Fatura|Fatura numarası|Tarih|Son ödeme tarihi|Gönderen|Alıcı|Açıklama|Miktar|Birim fiyat|Tutar|Ara toplam|İndirim|Kargo|Vergi|Vergi dahil|Toplam|Ödenen|Kalan tutar|Notlar|Koşullar|Ödeme|Ödemek için tarayın|Sayfa {page} / {pages}',
  },
  uk: {
    name: 'Українська',
    labels:
      'Рахунок|Номер рахунку|Дата|Сплатити до|Від|Платник|Опис|Кількість|Ціна|Сума|Проміжна сума|Знижка|Доставка|Податок|У тому числі податок|Разом|Сплачено|До сплати|Примітки|Умови|Оплата|Скануйте, щоб сплатити|Сторінка {page} з {pages}',
  },
  ar: {
    name: 'العربية',
    labels:
      'فاتورة|رقم الفاتورة|التاريخ|تاريخ الاستحقاق|من|إلى|الوصف|الكمية|السعر|المبلغ|المجموع الفرعي|الخصم|الشحن|الضريبة|شامل الضريبة|الإجمالي|المدفوع|المبلغ المستحق|ملاحظات|الشروط|الدفع|امسح للدفع|صفحة {page} من {pages}',
  },
  he: {
    name: 'עברית',
    labels:
      'חשבונית|מספר חשבונית|תאריך|לתשלום עד|מאת|לכבוד|תיאור|כמות|מחיר|סכום|סכום ביניים|הנחה|משלוח|מס|כולל מס|סך הכול|שולם|יתרה לתשלום|הערות|תנאים|תשלום|סרקו כדי לשלם|עמוד {page} מתוך {pages}',
  },
  hi: {
    name: 'हिन्दी',
    labels:
      'चालान|चालान संख्या|दिनांक|देय तिथि|प्रेषक|प्राप्तकर्ता|विवरण|मात्रा|दर|राशि|उप-योग|छूट|शिपिंग|कर|कर सहित|कुल|भुगतान की गई राशि|शेष राशि|टिप्पणियाँ|शर्तें|भुगतान|भुगतान के लिए स्कैन करें|पृष्ठ {page} / {pages}',
  },
  ja: {
    name: '日本語',
    labels:
      '請求書|請求書番号|発行日|支払期限|差出人|請求先|品目|数量|単価|金額|小計|割引|送料|税|内税|合計|入金済み|ご請求額|備考|条件|お支払い|スキャンして支払う|{page} / {pages} ページ',
  },
  zh: {
    name: '简体中文',
    labels:
      '发票|发票编号|日期|到期日|开票方|收票方|描述|数量|单价|金额|小计|折扣|运费|税|含税|总计|已付|应付余额|备注|条款|付款|扫码付款|第 {page} 页，共 {pages} 页',
  },
}

/** The languages of printed words, as options. */
export const LABEL_LANGUAGES = Object.entries(LANGUAGES).map(([value, { name }]) => ({
  value,
  label: name,
  lang: value,
}))

/** Returns the printed labels of a language, English if it is unknown; custom labels override them. */
export function getLabels(language: string, own: Readonly<Record<string, string>> = {}): Labels {
  const words = (LANGUAGES[language] ?? LANGUAGES.en)?.labels.split('|') ?? []
  const entries = LABEL_KEYS.map((key, index) => [key, own[key]?.trim() || (words[index] ?? key)])
  // Each key has its word.
  return Object.fromEntries(entries) as Labels
}
