/** Path of the list of OCR languages. */
export const OCR_LANGUAGES = '/ocr/languages.json'
