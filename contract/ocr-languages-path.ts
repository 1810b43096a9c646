/** Where the list of languages lies that texts can be read in. */
export const OCR_LANGUAGES = '/ocr/languages.json'
