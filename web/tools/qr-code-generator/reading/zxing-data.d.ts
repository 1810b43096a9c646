/** The address of ZXing's reader on our origin; set by `build/zxing-data.ts`. */
declare const ZXING_READER: string
