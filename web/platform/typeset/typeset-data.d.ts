/** The folder of HarfBuzz and the fonts of documents on our origin; set by `build/typeset-data.ts`. */
declare const TYPESET_DATA: string
