/**
 * Patterns that plain engineer's English does without, in comments, titles of tests and documents, by name. Their counts
 * may only fall (`counts.json`).
 */
export const ENGLISH = {
  'headless start': /^(What|Who|Whoever|Where|Those|Which|So many|So long|Of those) /i,
  'undefined where': /undefined where/,
  'tell and told': /\b(is|are|was|be) told\b|\btells?\b|\btold\b/,
  'where for if': /\bwhere (there is|it is|that is|none|nothing|nobody|one is)\b/,
  'of its own': /of (its|their|our|one's|his) own/,
  'is no X': /\b(is|are|was) no (?!longer|more)\w+/,
  'beside, anew, meanwhile': /\b(beside|anew|meanwhile|by now|goes on|go on|but for)\b/i,
  'stands, lies': /\b(stands?|stood|lies|lie) (in|on|at|behind|before|below|beside|here|there)\b/,
  'nobody, somebody, whoever': /\b(nobody|somebody|whoever|nobody's|somebody's)\b/i,
  'a text, texts': /\b(a|each|long|this) texts?\b|\btexts\b/,
  'signs, blanks, pieces, marks':
    /\b(signs?(?![ -](ins?|ups?|on|out)\b)|blanks?|pieces?|(?<!pass |quotation |question |diacritical )marks?)\b/,
  'may for can': /\bmay\b/,
}

/** Matches that say what they mean, with the reason: of a path, or of every file. */
export const ENGLISH_EXCEPTIONS = []
